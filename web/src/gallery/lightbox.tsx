import type { Item } from '@theni/contract';
import { useMemo } from 'react';
import { Lightbox as Viewer } from 'yet-another-react-lightbox';
import Video from 'yet-another-react-lightbox/plugins/video';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { gallery } from '../content/gallery.ts';
import { Caption } from './caption.tsx';
import { ShareButton } from './share-button.tsx';
import { type ItemSlide, toSlide } from './slides.ts';

export interface LightboxProps {
  items: Item[];
  /** Of the gallery, which may have more than `items`. */
  total: number | undefined;
  index: number;
  isOpen: boolean;
  onView: (index: number) => void;
  onClose: () => void;
}

const text = gallery.largeView;

/** Neighbours on each side that are fetched ahead. */
const PRELOAD = 1;

export function Lightbox({ items, total, index, isOpen, onView, onClose }: LightboxProps) {
  const slides = useMemo(() => items.map(toSlide), [items]);
  const current = items[index];
  const labels = {
    Lightbox: text.name,
    '{index} of {total}': total
      ? text.position.replace('{total}', `${total}`)
      : text.unknownPosition,
  };
  return (
    <Viewer
      open={isOpen}
      close={onClose}
      slides={slides}
      index={Math.max(index, 0)}
      on={{ view: (shown) => onView(shown.index) }}
      labels={labels}
      plugins={[Video, Zoom]}
      render={{ slideFooter: ({ slide }) => <Caption item={(slide as ItemSlide).item} /> }}
      carousel={{ finite: true, preload: PRELOAD }}
      video={{ controls: true, playsInline: true, preload: 'none' }}
      toolbar={{
        buttons: [current && <ShareButton key="share" item={current} />, 'zoom', 'close'],
      }}
      controller={{ closeOnBackdropClick: true }}
    />
  );
}
