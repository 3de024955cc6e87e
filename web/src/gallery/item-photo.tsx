import type { Item } from '@theni/contract';
import { VIDEO_TYPE } from '@theni/contract/item';
import { srcSetOf } from '../ui/src-set.ts';
import { useItemNames } from './items.ts';

interface Props {
  item: Item;
  sizes: string;
  isInFirstView?: boolean;
  /** Without a caption that names the place, the picture's `alt` names it. */
  isPlaceNamed?: boolean;
  className?: string | undefined;
}

/**
 * The photo of an item, or a video's picture, in the sizes of screens; a blurred one of a few bytes
 * precedes it.
 */
export function ItemPhoto({
  item,
  sizes,
  isInFirstView = false,
  isPlaceNamed = false,
  className,
}: Props) {
  const { alt, place } = useItemNames(item);
  return (
    <picture>
      {item.Avif && <source type="image/avif" srcSet={srcSetOf(item.Avif)} sizes={sizes} />}
      <img
        className={className}
        src={item.FileType === VIDEO_TYPE ? posterAddress(item) : item.FileUrl}
        srcSet={srcSetOf(item.Variants)}
        sizes={sizes}
        width={item.Width}
        height={item.Height}
        alt={isPlaceNamed ? `${alt}, ${place}` : alt}
        style={{
          ...(item.Colour && { backgroundColor: item.Colour }),
          ...(item.Placeholder && { backgroundImage: `url("${item.Placeholder}")` }),
        }}
        {...(isInFirstView ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
      />
    </picture>
  );
}

/** In pixels: this is enough for an item on a phone. */
const POSTER_WIDTH = 640;
/** For a video without a picture of its own: a play sign on forest green. */
const VIDEO_PLACEHOLDER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"><path fill="#1e3b2c" d="M0 0h64v48H0z"/><path fill="none" stroke="#e3a72f" stroke-width="1.5" d="M0 40h64M0 8h64"/><path fill="#faf4e6" d="M27 17l13 7-13 7z"/></svg>',
)}`;

export function posterAddress({
  Variants,
  PosterUrl,
}: Pick<Item, 'Variants' | 'PosterUrl'>): string {
  const variant = Variants?.find(({ Width }) => Width >= POSTER_WIDTH) ?? Variants?.at(-1);
  return variant?.Url ?? PosterUrl ?? VIDEO_PLACEHOLDER;
}

/** 75.4 → 1:15 */
export function durationText(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
