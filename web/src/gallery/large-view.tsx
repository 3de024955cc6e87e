import { Suspense, useState } from 'react';
import { ErrorBoundary, LoadFailed } from '../ui/error-boundary.tsx';
import { lazyChunk } from '../ui/lazy-chunk.ts';
import type { LargeViewProps } from './lightbox.tsx';

const Lightbox = lazyChunk(() => import('./lightbox.tsx'));

/** Shows items one by one, as large as the screen. Its script comes with the first one opened. */
export function LargeView(props: LargeViewProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <ErrorBoundary fallback={<LoadFailed />}>
      <Suspense>
        <Lightbox {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
