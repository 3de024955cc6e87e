import type { ContentFile } from '@theni/contract';
import type { ObjectPath } from '../storage/object-store.ts';

/** No upload can have this name: storage.rules let in no WebP. */
export function variantPath(id: string, width: number): ObjectPath {
  return { id, path: `content/${id}/${width}.webp` };
}

/** A document stays where it was uploaded. */
export function documentPath(id: string, name: string): ObjectPath {
  return { id, path: `documents/${id}/${name}` };
}

export function pathsOfContentFile(file: ContentFile): Set<string> {
  const objects =
    file.kind === 'document'
      ? [documentPath(file.id, file.name)]
      : file.widths.map((width) => variantPath(file.id, width));
  return new Set(objects.map(({ path }) => path));
}
