import { useQueries } from '@tanstack/react-query';
import type { ContentFile, PublishedFile } from '@theni/contract';
import { call } from '../api/call.ts';
import { readStorage } from '../api/firebase.ts';

/** Wide enough for a preview. */
const SHOWN_WIDTH = 960;

/** Uploaded files as pages show them, before a publication has copied them: pictures from Storage, as the admin. */
export function useShownFiles(ids: string[]): Record<string, PublishedFile> {
  const responses = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['shown file', id],
      queryFn: () => openFile(id),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      meta: { failure: 'a file could not be loaded' },
    })),
  });
  const found = responses.flatMap(({ data }, at) => (data ? [[ids[at], data]] : []));
  return Object.fromEntries(found);
}

async function openFile(id: string): Promise<PublishedFile> {
  const file = await call('GET /api/content/files/:id', { params: { id } });
  // It has no address that a link could open yet.
  return file.Kind === 'picture' ? openPicture(file) : { ...file, Url: '#' };
}

async function openPicture(
  file: Extract<ContentFile, { Kind: 'picture' }>,
): Promise<PublishedFile> {
  const { Id, Kind, Width, Height, Colour, Placeholder, Widths } = file;
  const shown = Widths.findLast((width) => width <= SHOWN_WIDTH) ?? Widths[0] ?? Width;
  const blob = await readStorage(`content/${Id}/${shown}.webp`);
  const Variants = [{ Width: shown, Url: URL.createObjectURL(blob) }];
  return { Kind, Width, Height, Colour, Placeholder, Variants };
}
