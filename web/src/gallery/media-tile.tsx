import type { Item } from '@theni/contract';
import { VIDEO_TYPE } from '@theni/contract/limits';
import { type ComponentType, memo } from 'react';
import { Link } from '../ui/link.tsx';
import { minutes, posterOf, variants } from './media-sources.ts';
import css from './tile.module.css';
import { TileFrame } from './tile-frame.tsx';

interface Props {
  item: Item;
  /** Where the item can be seen closer. */
  address: string;
  number: number;
  sizes: string;
  /** In the first view of its page: fetched before the others. */
  first?: boolean;
  /** What a visitor can do about the project. */
  Action?: ComponentType<{ item: Item }>;
  /** The file has been deleted since the list was made. */
  onGone: (id: string) => void;
}

/** Kept as it is while others come: a long gallery draws only what is new. */
export const MediaTile = memo(function MediaTile(props: Props) {
  const { item, number, address, Action } = props;
  const isFilm = item.FileType === VIDEO_TYPE;
  return (
    <TileFrame
      number={number}
      location={item.Location}
      service={item.Service}
      {...(isFilm && { address })}
      action={Action && <Action item={item} />}
    >
      {isFilm ? (
        <Film {...props} />
      ) : (
        <Link to={address} className={css.open}>
          <Photo {...props} />
        </Link>
      )}
    </TileFrame>
  );
});

function Photo({ item, sizes, first = false, onGone }: Props) {
  return (
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
      onError={() => onGone(item._id)}
    />
  );
}

function Film({ item, onGone }: Props) {
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: films from the sites come without captions */}
      <video
        className={css.media}
        controls
        preload="none"
        playsInline
        src={item.FileUrl}
        poster={posterOf(item)}
        aria-label={`${item.Service.trim()}, ${item.Location}`}
        onError={() => onGone(item._id)}
      />
      {item.Duration && <span className={css.duration}>{minutes(item.Duration)}</span>}
    </>
  );
}
