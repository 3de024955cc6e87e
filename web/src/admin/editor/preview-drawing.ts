import type { PublishedFile } from '@theni/contract';

const files = import.meta.glob<string>('../../pictures/made/*.webp', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});
const addresses = new Map(
  Object.entries(files).map(([file, url]) => [file.replace(/^.*\/|-\d+\.webp$/g, ''), url]),
);

/** For the preview: a drawing on another page than its own. The picture itself tells its height. */
export function previewDrawing(drawing: string): PublishedFile {
  const variants = [{ Width: 768, Url: addresses.get(drawing) ?? '' }];
  return { kind: 'picture', width: 768, height: 432, colour: '', placeholder: '', variants };
}
