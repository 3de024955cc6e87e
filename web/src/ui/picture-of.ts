import type { Cover } from '@theni/content';
import type { Picture } from '../pictures/pictures.ts';
import { srcSetOf } from './src-set.ts';

/** Of a file that was uploaded. */
export function pictureOf({ Width, Height, Colour, Variants, Avif }: Cover): Picture {
  const avif = srcSetOf(Avif);
  return {
    width: Width,
    height: Height,
    color: Colour ?? '',
    ...(avif && { avif }),
    webp: srcSetOf(Variants) ?? '',
    src: Variants.at(1)?.Url ?? Variants[0]?.Url ?? '',
  };
}
