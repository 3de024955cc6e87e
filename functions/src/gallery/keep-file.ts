import type { FileType } from '@theni/contract';
import { keptAt, type ObjectPath } from './object-path.ts';
import type { ObjectStore } from './object-store.ts';

const ENDINGS: Record<FileType, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'video/mp4': '.mp4',
};

export interface KeptFile {
  Url: string;
  Size: number;
}

/** Writes a rebuilt file beside the upload. The same content again is the same object. */
export async function keepFile(
  objects: ObjectStore,
  id: string,
  bytes: Buffer,
  type: FileType,
): Promise<KeptFile> {
  const kept = keptAt(id, bytes, ENDINGS[type]);
  await objects.write(kept, bytes, type);
  return { Url: objects.urlOf(kept), Size: bytes.length };
}

/** Whether a file that an item shows was written by `keepFile`. */
export function isKept({ id, path }: ObjectPath, bytes: Buffer, type: FileType): boolean {
  return keptAt(id, bytes, ENDINGS[type]).path === path;
}
