import type { Cover } from '@theni/content/layout-card';
import type { PictureChoice } from '@theni/content/pictures';
import type { PublishedFile } from '@theni/contract';
import { useEditMark } from '../edit-marks.ts';
import { useWords } from '../page-context.ts';
import { drawing, isDrawing, type PictureFile } from '../pictures/pictures.ts';
import css from './picture.module.css';
import { srcSetOf } from './src-set.ts';

interface PictureProps {
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

interface ChosenProps extends Omit<PictureProps, 'picture' | 'focus'> {
  choice: PictureChoice;
}

/** The drawing or upload that the owner has chosen. */
export function ChosenPicture({ choice, ...picture }: ChosenProps) {
  const { files } = useWords();
  const mark = useEditMark();
  const shown = chosenFile(choice.file, files[choice.file]);
  return <Picture picture={shown} focus={choice} {...picture} {...mark(choice)} />;
}

function chosenFile(name: string, uploaded: PublishedFile | undefined): PictureFile {
  if (isDrawing(name)) return drawing(name);
  // An upload that the preview cannot have, or not yet.
  return uploaded?.kind === 'picture' ? pictureFromCover(uploaded) : drawing('about');
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
