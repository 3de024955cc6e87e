import type { Content } from '@theni/content';
import { fileIdsIn } from '@theni/content/pictures';
import type { PublishedFile, PublishedLayout } from '@theni/contract';
import {
  type ContentFileStore,
  documentPath,
  fileIdsOfLayout,
  type StoredContentFile,
  variantPath,
} from '../content-files/content-file-store.ts';
import type { ObjectPath, ObjectStore } from '../storage/object-store.ts';

/** What reads the bytes of each file, by its address: all at once might be too many. */
export type FileReaders = Map<string, () => Promise<Buffer>>;

interface PublishedFiles {
  /** What pages show of each file, by its id. */
  filesById: Record<string, PublishedFile>;
  readers: FileReaders;
}

export type ReadPublishedFiles = (ids: string[]) => Promise<PublishedFiles>;

/**
 * Files whose records are gone are left out: `missingFiles` has named them before, and
 * the publication was refused.
 */
export function publishedFilesOf(
  contentFiles: Pick<ContentFileStore, 'findAll'>,
  objects: Pick<ObjectStore, 'readAll'>,
): ReadPublishedFiles {
  return async (ids) => {
    const published: PublishedFiles = { filesById: {}, readers: new Map() };
    for (const [id, file] of await contentFiles.findAll(ids)) {
      const { shown, copies } = copiesOf(file);
      published.filesById[id] = shown;
      for (const [address, object] of copies)
        published.readers.set(address, () => objects.readAll(object));
    }
    return published;
  };
}

/** What pages show of a file, and the object that has the bytes of each address shown. */
function copiesOf(file: StoredContentFile): {
  shown: PublishedFile;
  copies: [string, ObjectPath][];
} {
  if (file.kind === 'document') {
    const { id, name, kind, bytes, hash } = file;
    const url = `/assets/${hash}.pdf`;
    return { shown: { kind, url, bytes }, copies: [[url, documentPath(id, name)]] };
  }
  const { id, kind, width, height, colour, placeholder, widths, hash } = file;
  const variants = widths.map((width) => ({ Width: width, Url: `/assets/${hash}-${width}.webp` }));
  return {
    shown: { kind, width, height, colour, placeholder, variants },
    copies: variants.map((variant) => [variant.Url, variantPath(id, variant.Width)]),
  };
}

/** Gives content and layouts what pages show of their files, and reads the bytes of all. */
export async function joinFiles(
  content: Content | undefined,
  layouts: Omit<PublishedLayout, 'files'>[],
  publishedFiles: ReadPublishedFiles,
) {
  const ids = content ? fileIdsIn(content) : [];
  const { filesById, readers } = await publishedFiles([
    ...ids,
    ...layouts.flatMap(({ fields }) => fileIdsOfLayout(fields)),
  ]);
  const filesOf = (named: string[]) =>
    Object.fromEntries(Object.entries(filesById).filter(([id]) => named.includes(id)));
  return {
    /** The files that the content names. */
    files: filesOf(ids),
    layouts: layouts.map((layout) => ({
      ...layout,
      files: filesOf(fileIdsOfLayout(layout.fields)),
    })),
    readers,
  };
}
