import { drawings } from './drawings.ts';

/** A picture as the owner chooses it. */
export interface PictureChoice {
  /** The name of a drawing that comes with the site (`drawings`), or the id of an uploaded file. */
  file: string;
  /** What stays in view where the picture is cut: percent from the left and from the top. */
  x: number;
  y: number;
}

/** Name of a drawing that comes with the site, as `web/src/pictures` has it. */
export type Drawing = (typeof drawings)[number];

export function isDrawing(file: string): file is Drawing {
  return (drawings as readonly string[]).includes(file);
}

/** The shipped one, in full view. */
export function drawing(file: Drawing): PictureChoice {
  return { file, x: 50, y: 50 };
}

export function isPicture(value: unknown): value is PictureChoice {
  return (
    typeof value === 'object' && value !== null && 'file' in value && 'x' in value && 'y' in value
  );
}

/** Every picture of the content, with its path. */
export function picturesIn(value: unknown, path = ''): [path: string, picture: PictureChoice][] {
  if (isPicture(value)) return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    picturesIn(inner, path ? `${path}.${key}` : key),
  );
}

/** The uploaded files that the content uses, each once. */
export function fileIdsIn(content: object): string[] {
  const files = picturesIn(content).map(([, { file }]) => file);
  return [...new Set(files.filter((file) => file !== '' && !isDrawing(file)))].sort();
}
