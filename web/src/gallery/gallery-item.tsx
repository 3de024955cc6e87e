import type { Item } from '@theni/contract';
import { VIDEO_TYPE } from '@theni/contract/limits';
import { memo, type ReactNode, useState } from 'react';
import { LayoutLine } from '../layouts/layout-line.tsx';
import { Link } from '../ui/link.tsx';
import { srcSetOf } from '../ui/picture.tsx';
import { useWords } from '../words/words.ts';
import { AskLink } from './ask-link.tsx';
import css from './gallery-item.module.css';
import { minutes, posterOf, useItemNames } from './item-names.ts';
import { getItem } from './items.ts';

interface Props {
  item: Item;
  /** Where the item can be seen closer. */
  address: string;
  number: number;
  sizes: string;
  /** In the first view of its page: fetched before the others. */
  first?: boolean;
  /** It has been deleted since the list was made. */
  onGone: (id: string) => void;
}

/** Kept as it is while others come: a long gallery draws only what is new. */
export const GalleryItem = memo(function GalleryItem(props: Props) {
  const { item, number, address } = props;
  const { service, place } = useItemNames(item);
  const { gallery } = useWords();
  const file = useFile(props);
  const isVideo = item.FileType === VIDEO_TYPE;
  return (
    <ItemFrame
      number={number}
      location={place}
      service={service}
      {...(isVideo && { address })}
      action={
        <>
          <LayoutLine item={item} />
          {isVideo && file.failures > 0 && <span role="alert">{gallery.unplayable}</span>}
          <AskLink item={item} />
        </>
      }
    >
      {isVideo ? (
        <Video {...props} key={file.failures} onError={file.onError} />
      ) : (
        <Link to={address} className={css.open}>
          <Photo {...props} key={file.failures} onError={file.onError} />
        </Link>
      )}
    </ItemFrame>
  );
});

/** A picture that was lost on the way is asked for again, so many times. */
const MOST_FAILURES = 5;

/** An item leaves the list only when the server says that it is gone. */
function useFile({ item, onGone }: Props) {
  const [failures, setFailures] = useState(0);
  async function onError() {
    if (failures === MOST_FAILURES) return;
    const found = await getItem(item._id).catch(() => item);
    if (!found) return onGone(item._id);
    const waitMs = item.FileType === VIDEO_TYPE ? 0 : 1000 * 2 ** failures;
    setTimeout(() => setFailures(failures + 1), waitMs);
  }
  return { failures, onError };
}

type MediaProps = Props & { onError: () => void };

function Photo({ item, sizes, first = false, onError }: MediaProps) {
  const { alt } = useItemNames(item);
  return (
    <picture>
      {item.Avif && <source type="image/avif" srcSet={srcSetOf(item.Avif)} sizes={sizes} />}
      <img
        className={css.media}
        src={item.FileUrl}
        srcSet={srcSetOf(item.Variants)}
        sizes={sizes}
        width={item.Width}
        height={item.Height}
        alt={alt}
        style={item.Placeholder ? { backgroundImage: `url("${item.Placeholder}")` } : undefined}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
        onError={onError}
      />
    </picture>
  );
}

function Video({ item, onError }: MediaProps) {
  const { service, place } = useItemNames(item);
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: videos from the sites come without captions */}
      <video
        className={css.media}
        controls
        preload="none"
        playsInline
        src={item.FileUrl}
        poster={posterOf(item)}
        aria-label={`${service}, ${place}`}
        onError={onError}
      />
      {item.Duration && <span className={css.duration}>{minutes(item.Duration)}</span>}
    </>
  );
}

interface FrameProps {
  number: number;
  location: string;
  service: string;
  /** Where the item can be seen closer, when the picture itself does not lead there. */
  address?: string;
  /** What a visitor can do about this item. */
  action?: ReactNode;
  children: ReactNode;
}

/** A plot on the layout plan: its number in the corner, its name underneath. */
export function ItemFrame({ number, location, service, address, action, children }: FrameProps) {
  return (
    <figure className={css.item}>
      <div className={css.frame}>
        {children}
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
      </div>
      <figcaption className={`row ${css.caption}`}>
        <span className={css.location}>
          {address ? (
            <Link to={address} className="tap-target">
              {location}
            </Link>
          ) : (
            location
          )}
        </span>
        <span className={css.service}>{service}</span>
        {action}
      </figcaption>
    </figure>
  );
}
