import type { Item } from '@theni/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { gallery } from '../content/gallery.ts';
import { loadChunk } from '../deployment.ts';
import type { Choice } from './gallery-requests.ts';
import css from './open-item.module.css';
import { useOpenItem } from './use-open-item.ts';

interface Props {
  items: Item[];
  /** In the gallery, the items that are not loaded yet included; absent when unknown. */
  total: number | undefined;
  choice: Choice;
  /** The visitor nears the last of `items`. */
  onEnd: () => void;
}

/** Its code comes when an item is opened first. */
const Lightbox = lazy(async () => ({
  default: (await loadChunk(import('./lightbox.tsx'))).Lightbox,
}));

/** The item that the address names, large. */
export function OpenItem({ items, total, choice, onEnd }: Props) {
  const { all, index, isGone, view, close } = useOpenItem(items, choice);
  const isOpen = index >= 0;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);

  useEffect(() => {
    if (isOpen && index >= all.length - 3) onEnd();
  }, [isOpen, index, all.length, onEnd]);

  return (
    <>
      {isGone && (
        <p role="status" className={css.gone}>
          {gallery.gone}
        </p>
      )}
      {wasOpen && (
        <Suspense>
          <Lightbox
            items={all}
            // An item that a link has brought along stands before the others, wherever it belongs.
            total={all === items ? total : undefined}
            index={index}
            isOpen={isOpen}
            onView={view}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
