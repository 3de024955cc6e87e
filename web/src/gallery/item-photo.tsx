import type { Item } from '@theni/contract';
import { VIDEO_TYPE } from '@theni/contract/item';
import { srcSetOf } from '../ui/src-set.ts';
import { useItemNames } from './item-names.ts';
import { posterAddress } from './video.ts';

interface Props {
  item: Item;
  sizes: string;
  /** The photo is fetched before the others. */
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
