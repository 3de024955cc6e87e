import type { Content } from '@theni/content';
import { fileIdsIn } from '@theni/content/pictures';
import type { PublishedFile, PublishedLayout } from '@theni/contract';
import {
  documentPath,
  type FileStore,
  type StoredFile,
  variantPath,
} from '../documents/file-store.ts';
import type { ObjectPath } from '../storage/object-path.ts';
import type { ObjectStore } from '../storage/object-store.ts';

/** What a release has of the content's files. */
export interface PublishedFiles {
  /** By their ids: what pages show of them. */
  index: Record<string, PublishedFile>;
  /** What reads their bytes, by address. */
  bodies: Map<string, () => Promise<Buffer>>;
}

export type PublishFiles = (ids: string[]) => Promise<PublishedFiles>;

interface Sources {
  contentFiles: Pick<FileStore, 'findAll'>;
  objects: Pick<ObjectStore, 'readAll'>;
}

/** Files whose records are gone are left out; `FileStore.issues` names them before. */
export function publishedFilesOf({ contentFiles, objects }: Sources): PublishFiles {
  return async function publishedFiles(ids) {
    const files = [...(await contentFiles.findAll(ids)).values()];
    const copies = files.map((file) => ({ id: file.Id, ...copyOf(file) }));
    return {
      index: Object.fromEntries(copies.map(({ id, shown }) => [id, shown])),
      bodies: new Map(
        copies.flatMap((copy) =>
          copy.objects.map(([address, object]) => [address, () => objects.readAll(object)]),
        ),
      ),
    };
  };
}

/** What pages show of a file, and the objects behind their addresses, which tell their bytes. */
function copyOf(file: StoredFile): { shown: PublishedFile; objects: [string, ObjectPath][] } {
  if (file.Kind === 'document') {
    const { Id, Name, Kind, Bytes, Hash } = file;
    const Url = `/assets/${Hash}.pdf`;
    return { shown: { Kind, Url, Bytes }, objects: [[Url, documentPath(Id, Name)]] };
  }
  const { Id, Kind, Width, Height, Colour, Placeholder, Widths, Hash } = file;
  const Variants = Widths.map((width) => ({ Width: width, Url: `/assets/${Hash}-${width}.webp` }));
  return {
    shown: { Kind, Width, Height, Colour, Placeholder, Variants },
    objects: Variants.map((variant) => [variant.Url, variantPath(Id, variant.Width)]),
  };
}

/** What pages show of the files of content and layouts, and the bytes of all of them. */
export async function withFiles(
  content: Content | undefined,
  layouts: Omit<PublishedLayout, 'Files'>[],
  publishedFiles: PublishFiles,
): Promise<{
  /** Those of the content. */
  files: PublishedFiles['index'];
  layouts: PublishedLayout[];
  bodies: PublishedFiles['bodies'];
}> {
  const ids = content ? fileIdsIn(content) : [];
  const { index, bodies } = await publishedFiles([...ids, ...layouts.flatMap(fileIdsOf)]);
  const some = (ids: string[]) =>
    Object.fromEntries(Object.entries(index).filter(([id]) => ids.includes(id)));
  return {
    files: some(ids),
    layouts: layouts.map((layout) => ({ ...layout, Files: some(fileIdsOf(layout)) })),
    bodies,
  };
}

function fileIdsOf({ Project: { plan, documents } }: Pick<PublishedLayout, 'Project'>): string[] {
  return [...(plan ? [plan.file] : []), ...documents.map(({ file }) => file)];
}
