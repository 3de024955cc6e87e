import type { Drawing } from '@theni/content/pictures';
import type { PublishedFile } from '@theni/contract';
import { drawingFile } from '../../pictures/drawing-file.ts';
import { picturesOf } from '../../pictures/pictures.ts';

const drawings = picturesOf<Drawing>(
  import.meta.glob<string>('../../pictures/made/*.webp', {
    eager: true,
    import: 'default',
    query: '?url&no-inline',
  }),
);

/** A drawing on another page than its own, for the preview. */
export function previewDrawing(name: Drawing): PublishedFile {
  return drawingFile(drawings[name]);
}
