import type { PublishedFile } from '@theni/contract';
import type { PictureFile } from './pictures.ts';

/** A drawing in the form of an uploaded picture, in the one size that every browser reads. */
export function drawingFile({ width, height, color, src }: PictureFile): PublishedFile {
  const variants = [{ Width: width, Url: src }];
  return { kind: 'picture', width, height, colour: color, placeholder: '', variants };
}
