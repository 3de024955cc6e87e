import { uuid } from '@theni/contract/text';

export interface PictureChoice {
  /** The name of a drawing of web/pictures, or the id of an uploaded file; '' where none is shown. */
  file: string;
  /** This point stays in view where the picture is cut: percent from the left and from the top. */
  x: number;
  y: number;
}

export function isDrawing(file: string): boolean {
  return file !== '' && !uuid.safeParse(file).success;
}

/** A shipped drawing is cut around its middle. */
export function chosenDrawing(file: string): PictureChoice {
  return { file, x: 50, y: 50 };
}

/** A place for a picture that stays empty until the owner uploads one. */
export function noPicture(): PictureChoice {
  return chosenDrawing('');
}

export function isPicture(value: unknown): value is PictureChoice {
  return (
    typeof value === 'object' && value !== null && 'file' in value && 'x' in value && 'y' in value
  );
}

export function picturesIn(value: unknown, path = ''): [path: string, picture: PictureChoice][] {
  if (isPicture(value)) return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    picturesIn(inner, path ? `${path}.${key}` : key),
  );
}

/** @returns the id of each uploaded file that the content uses, once */
export function fileIdsIn(content: object): string[] {
  const files = picturesIn(content).map(([, { file }]) => file);
  return [...new Set(files.filter((file) => file !== '' && !isDrawing(file)))].sort();
}
