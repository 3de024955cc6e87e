import type { Item } from '@theni/contract';
import { VIDEO_TYPE } from '@theni/contract/limits';
import type { ReactNode } from 'react';
import { LayoutLine } from '../layouts/layout-line.tsx';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { srcSetOf } from '../ui/picture.tsx';
import { useWords } from '../words/words.ts';
import css from './gallery-item.module.css';
import { minutes, posterOf, useItemNames } from './item-names.ts';

interface Props {
  item: Item;
  /** Where the item can be seen closer, and asked about. */
  address: string;
  number: number;
  sizes: string;
  /** In the first view of its page: fetched before the others. */
  first?: boolean;
}

export function GalleryItem(props: Props) {
  const { item, number, address } = props;
  const { service, place } = useItemNames(item);
  const isVideo = item.FileType === VIDEO_TYPE;
  // The picture of a video plays it.
  const location = isVideo ? <Link to={address}>{place}</Link> : place;
  return (
    <ItemFrame
      number={number}
      location={location}
      service={service}
      layout={<LayoutLine item={item} />}
    >
      {isVideo ? (
        <Video item={item} />
      ) : (
        <Link to={address} className={css.open}>
          <Photo {...props} />
        </Link>
      )}
    </ItemFrame>
  );
}

function Photo({ item, sizes, first = false }: Props) {
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
      />
    </picture>
  );
}

function Video({ item }: { item: Item }) {
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
      />
      {item.Duration && <span className={css.duration}>{minutes(item.Duration)}</span>}
    </>
  );
}

interface FrameProps {
  number: number;
  location: ReactNode;
  service: string;
  /** What the law wants beneath the photo of a layout. */
  layout?: ReactNode;
  children: ReactNode;
}

/** A plot on the layout plan: its number in the corner, its name underneath. */
export function ItemFrame({ number, location, service, layout, children }: FrameProps) {
  return (
    <figure className={css.item}>
      <div className={css.frame}>
        {children}
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
      </div>
      <figcaption className={`stack ${css.caption}`}>
        <span className={css.location}>{location}</span>
        <span className={css.service}>{service}</span>
        {layout}
      </figcaption>
    </figure>
  );
}

/** In the place of a page's items. */
export function ItemsFailed({ onRetry }: { onRetry: () => void }) {
  const { frame, gallery } = useWords();
  return (
    <p role="status" className={`row ${css.failed}`}>
      {gallery.failed}
      <Button variant="outline" onClick={onRetry}>
        {frame.retry}
      </Button>
    </p>
  );
}
