import type { Content } from '@theni/content';
import { movedDrawings } from '@theni/content/moved-drawings';
import type { Drawing } from '@theni/content/pictures';
import type { PublishedFile } from '@theni/contract';

/** The one WebP of each.  */
const files = import.meta.glob<string>('../../pictures/made/*.webp', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});
const addresses = new Map(
  Object.entries(files).map(([file, url]) => [file.replace(/^.*\/|-\d+\.webp$/g, ''), url]),
);

export function drawingAddress(drawing: Drawing): string {
  return addresses.get(drawing) ?? '';
}

/** For the preview: drawings that the owner has chosen for another page. The picture itself tells its height. */
export function drawingFiles(content: Content): Record<string, PublishedFile> {
  return Object.fromEntries(movedDrawings(content).map((name) => [name, fileOf(name)]));
}

function fileOf(name: Drawing): PublishedFile {
  const Variants = [{ Width: 768, Url: drawingAddress(name) }];
  return { Kind: 'picture', Width: 768, Height: 432, Colour: '', Placeholder: '', Variants };
}
