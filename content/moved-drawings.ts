import { drawings } from './drawings.ts';
import { type Content, shipped } from './index.ts';
import { type Drawing, picturesIn } from './pictures.ts';

/**
 * The drawings that the owner has chosen for another page than they are shipped on: pages carry
 * none but their own.
 */
export function movedDrawings(content: Content): Drawing[] {
  const usual = new Set(picturesIn(shipped).map(placeOf));
  const moved = new Set(
    picturesIn(content)
      .filter((picture) => !usual.has(placeOf(picture)))
      .map(([, { file }]) => file),
  );
  return drawings.filter((name) => moved.has(name));
}

/** 'home hero' */
function placeOf([path, { file }]: ReturnType<typeof picturesIn>[number]): string {
  return `${path.split('.')[0]} ${file}`;
}
