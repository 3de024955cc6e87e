import type { Content } from '@theni/content';
import { movedDrawings } from '@theni/content/moved-drawings';
import type { Drawing } from '@theni/content/pictures';
import type { PublishedFile } from '@theni/contract';
import type { Picture } from '../src/pictures/picture.ts';
import * as pictures from '../src/pictures/pictures.ts';

const files: Record<Drawing, Picture> = pictures;

/** What the words tell of drawings that pages do not carry themselves, by their names. */
export function drawingFiles(content: Content): Record<string, PublishedFile> {
  return Object.fromEntries(movedDrawings(content).map((name) => [name, fileOf(files[name])]));
}

/** As words tell of an uploaded picture: in the one size that every browser reads. */
function fileOf({ width, height, color, src }: Picture): PublishedFile {
  return {
    Kind: 'picture',
    Width: width,
    Height: height,
    Colour: color,
    Placeholder: '',
    Variants: [{ Width: width, Url: src }],
  };
}
