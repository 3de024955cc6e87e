import type { FileType } from '@theni/contract';
import { type ObjectPath, rebuiltPath } from '../storage/object-path.ts';
import type { ObjectStore } from '../storage/object-store.ts';

const ENDINGS: Record<FileType, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'video/mp4': '.mp4',
};

export interface RebuiltFile {
  Url: string;
  Size: number;
}

/** Writes a rebuilt file beside the upload. The same content again is the same object. */
export async function storeRebuiltFile(
  objects: ObjectStore,
  id: string,
  bytes: Buffer,
  type: FileType,
): Promise<RebuiltFile> {
  const object = rebuiltPath(id, bytes, ENDINGS[type]);
  await objects.write(object, bytes, type);
  return { Url: objects.urlOf(object), Size: bytes.length };
}

/** Whether a file that an item shows was written by `storeRebuiltFile`. */
export function isRebuiltFile({ id, path }: ObjectPath, bytes: Buffer, type: FileType): boolean {
  return rebuiltPath(id, bytes, ENDINGS[type]).path === path;
}
