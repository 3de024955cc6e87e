import { useQueries, useQuery } from '@tanstack/react-query';
import type { PublishedFile } from '@theni/contract';
import { call } from '../api/call.ts';
import { readStorage } from '../api/firebase.ts';

export const SHOWN_WIDTH = 960;

/**
 * Uploaded files as pages show them, before a publication has copied them.
 * @returns the same object at each render, until another file has come
 */
export function useShownFiles(ids: string[]): Record<string, PublishedFile> {
  return useQueries({
    queries: ids.map((id) => fileQuery(id, SHOWN_WIDTH)),
    combine: (responses): Record<string, PublishedFile> =>
      Object.fromEntries(responses.flatMap(({ data }, at) => (data ? [[ids[at], data]] : []))),
  });
}

/** @param most how wide it is shown, in pixels */
export function useFilePicture(id: string | undefined, most = Number.POSITIVE_INFINITY) {
  const { data, isError, isLoading } = useQuery({
    ...fileQuery(id ?? '', most),
    enabled: id !== undefined,
  });
  const src = data?.kind === 'picture' ? data.variants[0]?.Url : undefined;
  return { src, isError, isLoading };
}

/** A file that is not public yet: only the admin's token opens it. */
const fileQuery = (id: string, width: number) => ({
  queryKey: ['uploaded file', id, width],
  queryFn: () => openFile(id, width),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

async function openFile(id: string, most: number): Promise<PublishedFile> {
  const file = await call('GET /api/content/files/:id', { params: { id } });
  // A document has no address yet that a link could open.
  if (file.kind !== 'picture') return { ...file, url: '#' };
  const { kind, width, height, colour, placeholder, widths } = file;
  const shown = widths.findLast((width) => width <= most) ?? widths[0] ?? width;
  const blob = await readStorage(`content/${id}/${shown}.webp`);
  const variants = [{ Width: shown, Url: URL.createObjectURL(blob) }];
  return { kind, width, height, colour, placeholder, variants };
}
