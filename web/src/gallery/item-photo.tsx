import type { Item } from '@theni/contract';
import { srcSetOf } from '../ui/src-set.ts';
import { useItemNames } from './item-names.ts';

interface Props {
  item: Item;
  sizes: string;
  /** It is fetched before the others. */
  isInFirstView?: boolean;
  /** Where the place stands in no caption, it is a part of what the picture is called. */
  isPlaceNamed?: boolean;
  className?: string | undefined;
}

/** The photo of an item in the sizes of screens; until it is there, what it will look like. */
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
        src={item.FileUrl}
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
