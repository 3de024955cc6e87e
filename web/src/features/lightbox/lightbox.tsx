import type { Item } from '@theni/contract';
import { useMemo } from 'react';
import { Lightbox as Viewer } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Video from 'yet-another-react-lightbox/plugins/video';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { ShareButton } from './share-button.tsx';
import { toSlide } from './slides.ts';

export interface LightboxProps {
  items: Item[];
  index: number;
  isOpen: boolean;
  onView: (index: number) => void;
  onClose: () => void;
}

/** A place is read in full beside the buttons, on a phone too. */
const captionsTitle = { fontSize: '1rem', whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

/** Neighbours on each side that are fetched ahead. */
const PRELOAD = 1;

export function Lightbox({ items, index, isOpen, onView, onClose }: LightboxProps) {
  const slides = useMemo(() => items.map(toSlide), [items]);
  const current = items[index];
  return (
    <Viewer
      open={isOpen}
      close={onClose}
      slides={slides}
      index={Math.max(index, 0)}
      on={{ view: (shown) => onView(shown.index) }}
      plugins={[Captions, Video, Zoom]}
      carousel={{ finite: true, preload: PRELOAD }}
      captions={{ descriptionTextAlign: 'start' }}
      styles={{ captionsTitle }}
      video={{ controls: true, playsInline: true, preload: 'none' }}
      toolbar={{
        buttons: [current && <ShareButton key="share" item={current} />, 'zoom', 'close'],
      }}
      controller={{ closeOnBackdropClick: true }}
    />
  );
}
