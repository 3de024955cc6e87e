import type { Content } from '@theni/content';
import { movedDrawings } from '@theni/content/moved-drawings';
import type { Drawing } from '@theni/content/pictures';
import type { PublishedFile } from '@theni/contract';
import { drawingFile } from '../src/pictures/drawing-file.ts';
import { picturesOf } from '../src/pictures/pictures.ts';

const drawings = picturesOf<Drawing>(
  import.meta.glob<string>('../src/pictures/made/*-*', { eager: true, import: 'default' }),
);

/** What the words tell of drawings that pages do not carry themselves, by their names. */
export function drawingFiles(content: Content): Record<string, PublishedFile> {
  return Object.fromEntries(
    movedDrawings(content).map((name) => [name, drawingFile(drawings[name])]),
  );
}
