import type { ContentFile } from '@theni/contract';
import type { ObjectPath } from '../storage/object-path.ts';

/** Where the server keeps what it has made of an uploaded picture. No upload can have this name: storage.rules let in no WebP. */
export function variantPath(id: string, width: number): ObjectPath {
  return { id, path: `content/${id}/${width}.webp` };
}

/** A document stays where it was uploaded. */
export function documentPath(id: string, name: string): ObjectPath {
  return { id, path: `documents/${id}/${name}` };
}

export function uploadedPicturePath(id: string, name: string): ObjectPath {
  return { id, path: `content/${id}/${name}` };
}

/** Every object that a file of the content consists of. */
export function objectsOfFile(file: ContentFile): ObjectPath[] {
  return file.Kind === 'document'
    ? [documentPath(file.Id, file.Name)]
    : file.Widths.map((width) => variantPath(file.Id, width));
}
