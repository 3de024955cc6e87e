import type { Cover } from '@theni/content/layout-card';
import type { PictureFile } from '../pictures/pictures.ts';
import css from './picture.module.css';
import { srcSetOf } from './src-set.ts';

export interface PictureProps {
  picture: PictureFile;
  /** The drawing for upright screens, up to 47.99rem wide. */
  tall?: PictureFile;
  alt: string;
  sizes?: string;
  /** The point that stays in view where the picture is cut: percent from the left and the top. */
  focus?: { x: number; y: number };
  /** Whether it is fetched at once and before other pictures. */
  isInFirstView?: boolean;
  'data-edit'?: string;
}

const CENTRE = { x: 50, y: 50 };

/**
 * For the first picture of a page, its largest paint: 640 pixels of it are enough for a phone. 1.6
 * of the picture's to one of CSS are as sharp as an eye sees at that size.
 */
export const PHONE_SIZES = '(min-resolution: 2.5dppx) 59vw, (min-resolution: 1.5dppx) 85vw, 100vw';

export function Picture({
  picture,
  tall,
  alt,
  sizes = '100vw',
  focus = CENTRE,
  isInFirstView = false,
  ...mark
}: PictureProps) {
  const isCentred = focus.x === CENTRE.x && focus.y === CENTRE.y;
  return (
    <picture {...mark} className={css.picture} style={{ backgroundColor: picture.color }}>
      {tall && <Source picture={tall} sizes={sizes} media="(max-width: 47.99rem)" />}
      <Source picture={picture} sizes={sizes} />
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={alt}
        decoding="async"
        {...(!isCentred && { style: { objectPosition: `${focus.x}% ${focus.y}%` } })}
        {...(isInFirstView ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}

function Source(props: { picture: PictureFile; sizes: string; media?: string }) {
  const { picture, ...source } = props;
  const { width, height, avif, webp } = picture;
  const type = avif ? 'image/avif' : 'image/webp';
  return <source {...source} width={width} height={height} type={type} srcSet={avif ?? webp} />;
}

export function pictureFromCover({ width, height, colour, variants, avif }: Cover): PictureFile {
  const avifSet = srcSetOf(avif);
  return {
    width,
    height,
    color: colour ?? '',
    ...(avifSet && { avif: avifSet }),
    webp: srcSetOf(variants) ?? '',
    src: variants.at(1)?.Url ?? variants[0]?.Url ?? '',
  };
}
