import type { Content } from '@theni/content';
import { fileIdsIn } from '@theni/content/pictures';
import type { PublishedFile, PublishedLayout } from '@theni/contract';
import {
  documentPath,
  type FileStore,
  type StoredFile,
  variantPath,
} from '../documents/file-store.ts';
import type { ObjectStore } from '../storage/object-store.ts';

/** What a release has of the content's files. */
export interface PublishedFiles {
  /** By their ids: what pages show of them. */
  index: Record<string, PublishedFile>;
  /** Their bytes by address, read when they are wanted: a release that has an address already has them. */
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
    const files = [...(await contentFiles.findAll(ids)).values()].sort((a, b) =>
      a.Id < b.Id ? -1 : 1,
    );
    const bodies: PublishedFiles['bodies'] = new Map();
    for (const file of files)
      for (const { address, object } of copiesOf(file))
        bodies.set(address, () => objects.readAll(object));
    const index = Object.fromEntries(files.map((file) => [file.Id, publishedFileOf(file)]));
    return { index, bodies };
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

function publishedFileOf(file: StoredFile): PublishedFile {
  if (file.Kind === 'document')
    return { Kind: 'document', Url: documentAddress(file), Bytes: file.Bytes };
  const { Kind, Width, Height, Colour, Placeholder, Widths } = file;
  const Variants = Widths.map((width) => ({ Width: width, Url: variantAddress(file, width) }));
  return { Kind, Width, Height, Colour, Placeholder, Variants };
}

function copiesOf(file: StoredFile) {
  if (file.Kind === 'document')
    return [{ address: documentAddress(file), object: documentPath(file.Id, file.Name) }];
  return file.Widths.map((width) => ({
    address: variantAddress(file, width),
    object: variantPath(file.Id, width),
  }));
}

const documentAddress = ({ Hash }: StoredFile) => `/assets/${Hash}.pdf`;
const variantAddress = ({ Hash }: StoredFile, width: number) => `/assets/${Hash}-${width}.webp`;
