import type { Item } from '@theni/contract';
import { VIDEO_TYPE } from '@theni/contract/limits';
import type { ReactNode } from 'react';
import css from './tile.module.css';
import { TileFrame } from './tile-frame.tsx';

interface Props {
  item: Item;
  number: number;
  sizes: string;
  /** In the first view of its page: fetched before the others. */
  first?: boolean;
  action?: ReactNode;
  /** The file has been deleted since the list was made. */
  onGone: (id: string) => void;
}

export function MediaTile({ item, number, sizes, first = false, action, onGone }: Props) {
  const gone = () => onGone(item._id);
  return (
    <TileFrame number={number} location={item.Location} service={item.Service} action={action}>
      {item.FileType === VIDEO_TYPE ? (
        // biome-ignore lint/a11y/useMediaCaption: films from the sites come without captions
        <video
          className={css.media}
          controls
          preload="none"
          playsInline
          src={item.FileUrl}
          poster={item.PosterUrl}
          aria-label={`${item.Service.trim()}, ${item.Location}`}
          onError={gone}
        />
      ) : (
        <img
          className={css.media}
          src={item.FileUrl}
          srcSet={variants(item)}
          sizes={sizes}
          width={item.Width}
          height={item.Height}
          alt={item.Alt || item.Service}
          style={item.Placeholder ? { backgroundImage: `url("${item.Placeholder}")` } : undefined}
          {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          decoding="async"
          onError={gone}
        />
      )}
    </TileFrame>
  );
}

export function variants({ Variants }: Pick<Item, 'Variants'>): string | undefined {
  if (!Variants?.length) return undefined;
  return Variants.map(({ Url, Width }) => `${Url} ${Width}w`).join(', ');
}
