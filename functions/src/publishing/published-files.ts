import type { Content } from '@theni/content';
import { fileIdsIn } from '@theni/content/pictures';
import type { PublishedFile, PublishedLayout } from '@theni/contract';
import {
  documentPath,
  type FileStore,
  type StoredFile,
  variantPath,
} from '../documents/file-store.ts';
import type { ObjectPath, ObjectStore } from '../storage/object-store.ts';

/** What a release has of the content's files. */
interface PublishedFiles {
  /** By their ids: what pages show of them. */
  index: Record<string, PublishedFile>;
  /** What reads their bytes, by address. */
  bodies: Map<string, () => Promise<Buffer>>;
}

export type PublishFiles = (ids: string[]) => Promise<PublishedFiles>;

/** Files whose records are gone are left out; `FileStore.issues` names them before. */
export function publishedFilesOf(
  contentFiles: Pick<FileStore, 'findAll'>,
  objects: Pick<ObjectStore, 'readAll'>,
): PublishFiles {
  return async (ids) => {
    const published: PublishedFiles = { index: {}, bodies: new Map() };
    for (const [id, file] of await contentFiles.findAll(ids)) {
      const { shown, copies } = copiesOf(file);
      published.index[id] = shown;
      for (const [address, object] of copies)
        published.bodies.set(address, () => objects.readAll(object));
    }
    return published;
  };
}

/** What pages show of a file, and the objects behind their addresses, which tell their bytes. */
function copiesOf(file: StoredFile): { shown: PublishedFile; copies: [string, ObjectPath][] } {
  if (file.Kind === 'document') {
    const { Id, Name, Kind, Bytes, Hash } = file;
    const Url = `/assets/${Hash}.pdf`;
    return { shown: { Kind, Url, Bytes }, copies: [[Url, documentPath(Id, Name)]] };
  }
  const { Id, Kind, Width, Height, Colour, Placeholder, Widths, Hash } = file;
  const Variants = Widths.map((width) => ({ Width: width, Url: `/assets/${Hash}-${width}.webp` }));
  return {
    shown: { Kind, Width, Height, Colour, Placeholder, Variants },
    copies: Variants.map((variant) => [variant.Url, variantPath(Id, variant.Width)]),
  };
}

/** What pages show of the files of content and layouts, and the bytes of all of them. */
export async function withFiles(
  content: Content | undefined,
  layouts: Omit<PublishedLayout, 'Files'>[],
  publishedFiles: PublishFiles,
) {
  const ids = content ? fileIdsIn(content) : [];
  const { index, bodies } = await publishedFiles([...ids, ...layouts.flatMap(fileIdsOf)]);
  const some = (ids: string[]) =>
    Object.fromEntries(Object.entries(index).filter(([id]) => ids.includes(id)));
  return {
    /** Those of the content. */
    files: some(ids),
    layouts: layouts.map((layout) => ({ ...layout, Files: some(fileIdsOf(layout)) })),
    bodies,
  };
}

function fileIdsOf({ Layout: { plan, documents } }: Pick<PublishedLayout, 'Layout'>): string[] {
  return [...(plan ? [plan.file] : []), ...documents.map(({ file }) => file)];
}
