import type { Item } from '@theni/contract';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../ui/lazy-chunk.ts';

const Lightbox = lazyChunk(() => import('./lightbox.tsx'));

export interface LargeViewProps {
  items: Item[];
  /** Index of the item that is shown; it stays while the view closes. */
  index: number;
  isOpen: boolean;
  onView: (index: number) => void;
  onClose: () => void;
}

/** Items one by one, as large as the screen. Its script comes when one is opened first. */
export function LargeView(props: LargeViewProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense>
      <Lightbox {...props} />
    </Suspense>
  );
}
