import type { Item } from '@theni/contract';
import { VIDEO_TYPE } from '@theni/contract/item';
import type { ReactNode } from 'react';
import { LayoutLine } from '../layouts/layout-line.tsx';
import { useWords } from '../page-context.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import css from './gallery-item.module.css';
import { durationText, ItemPhoto, posterAddress } from './item-photo.tsx';
import { useItemNames } from './items.ts';

interface Props {
  item: Item;
  /** Where the item can be seen closer, and asked about. */
  address: string;
  sizes: string;
  isInFirstView?: boolean;
}

export function GalleryItem({ item, address, sizes, isInFirstView = false }: Props) {
  const { service, place } = useItemNames(item);
  const isVideo = item.FileType === VIDEO_TYPE;
  // A tap on a video plays it, so its town is the link.
  const location = isVideo ? <Link to={address}>{place}</Link> : place;
  return (
    <ItemFrame location={location} service={service} layout={<LayoutLine item={item} />}>
      {isVideo ? (
        <Video item={item} />
      ) : (
        <Link to={address} className={css.open}>
          <ItemPhoto
            item={item}
            sizes={sizes}
            isInFirstView={isInFirstView}
            className={css.media}
          />
        </Link>
      )}
    </ItemFrame>
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
        poster={posterAddress(item)}
        aria-label={`${service}, ${place}`}
      />
      {item.Duration && <span className={css.duration}>{durationText(item.Duration)}</span>}
    </>
  );
}

interface FrameProps {
  location: ReactNode;
  service: string;
  /** What the law wants beneath the photo of a layout. */
  layout?: ReactNode;
  children: ReactNode;
}

export function ItemFrame({ location, service, layout, children }: FrameProps) {
  return (
    <figure className={css.item}>
      <div className={css.frame}>{children}</div>
      <figcaption className={`stack ${css.caption}`}>
        <span className={css.location}>{location}</span>
        <span className={css.service}>{service}</span>
        {layout}
      </figcaption>
    </figure>
  );
}

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
