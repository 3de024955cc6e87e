import type { Words } from '@theni/content';
import { fill } from '@theni/content/text';
import type { Item } from '@theni/contract';
import { VIDEO_TYPE } from '@theni/contract/item';
import { type CSSProperties, useMemo } from 'react';
import { type Slide, Lightbox as Viewer } from 'yet-another-react-lightbox';
import Video from 'yet-another-react-lightbox/plugins/video';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { RegistrationLine, useLayoutOf } from '../layouts/layout-line.tsx';
import { layoutPath } from '../page-addresses.ts';
import { usePageContext, useWords } from '../page-context.ts';
import { classNames } from '../ui/class-names.ts';
import { chatLink, PhoneLink } from '../ui/contact-links.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { itemLink } from './filter.ts';
import { posterAddress } from './item-photo.tsx';
import { serviceIn, useItemNames } from './items.ts';
import css from './lightbox.module.css';

export interface LargeViewProps {
  items: Item[];
  /** Index of the item that is shown, while the view is open. */
  index: number;
  isOpen: boolean;
  onView: (index: number) => void;
  onClose: () => void;
}

export default function Lightbox({ items, index, isOpen, onView, onClose }: LargeViewProps) {
  const words = useWords();
  const text = words.gallery.largeView;
  const slides = useMemo(() => items.map((item) => toSlide(item, words)), [items, words]);
  const labels = {
    Lightbox: text.name,
    'Photo gallery': text.pictures,
    Previous: text.previous,
    Next: text.next,
    Close: text.close,
    'Zoom in': text.zoomIn,
    'Zoom out': text.zoomOut,
    Slide: words.frame.carousel.slideRole,
    Carousel: words.frame.carousel.role,
    '{index} of {total}': text.position,
  };
  return (
    <Viewer
      open={isOpen}
      close={onClose}
      slides={slides}
      index={index}
      on={{ view: (shown) => onView(shown.index) }}
      labels={labels}
      plugins={[Video, Zoom]}
      render={{ slideFooter: ({ slide }) => <Caption item={(slide as ItemSlide).item} /> }}
      carousel={{ finite: true, preload: 1, padding: 0 }}
      video={{ controls: true, playsInline: true, preload: 'none' }}
      controller={{ closeOnBackdropClick: true }}
    />
  );
}

/** The caption stands below a photo, and above a video, which has its controls below. */
function Caption({ item }: { item: Item }) {
  const { frame } = useWords();
  const { place, alt } = useItemNames(item);
  const layout = useLayoutOf(item);
  const isVideo = item.FileType === VIDEO_TYPE;
  return (
    <div
      className={classNames('row', css.caption, isVideo && css.above)}
      style={{ '--height-by-width': item.Height / item.Width } as CSSProperties}
    >
      <div className={`row ${css.names}`}>
        <h2>{place}</h2>
        <p>{alt}</p>
      </div>
      {layout && (
        <div className={css.papers}>
          <RegistrationLine layout={layout} />
        </div>
      )}
      <p className={`row ${css.ways}`}>
        {layout && <Link to={layoutPath(layout.slug)}>{layout.name}</Link>}
        <AskLink item={item} />
        <PhoneLink>
          <Icon name="phone" size={20} />
          {frame.call}
        </PhoneLink>
      </p>
    </div>
  );
}

function AskLink({ item }: { item: Item }) {
  const { language, words } = usePageContext();
  const { company, frame, gallery } = words;
  const { service, place } = useItemNames(item);
  const address = itemLink(item._id, language);
  const about = { company: company.name, service, place, address };
  return (
    <a
      href={chatLink(company.whatsapp, fill(gallery.ask.greeting, about))}
      aria-label={`${gallery.ask.label}: ${service}, ${place}`}
    >
      <Icon name="chat" size={20} />
      {frame.whatsapp}
    </a>
  );
}

type ItemSlide = Slide & { item: Item };

function toSlide(item: Item, words: Words): ItemSlide {
  const { FileType, FileUrl, Width, Height, Variants, Service } = item;
  if (FileType === VIDEO_TYPE) {
    const sources = [{ src: FileUrl, type: VIDEO_TYPE }];
    return {
      item,
      type: 'video',
      width: Width,
      height: Height,
      poster: posterAddress(item),
      sources,
    };
  }
  const heightAt = (width: number) => Math.round((width * Height) / Width);
  const srcSet = Variants?.map((variant) => ({
    src: variant.Url,
    width: variant.Width,
    height: heightAt(variant.Width),
  }));
  return {
    item,
    src: srcSet?.at(-1)?.src ?? FileUrl,
    alt: serviceIn(words, Service),
    width: Width,
    height: Height,
    ...(srcSet?.length && { srcSet }),
  };
}
