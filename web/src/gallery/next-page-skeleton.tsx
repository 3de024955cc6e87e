import { useEffect } from 'react';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/words.ts';
import css from './gallery-grid.module.css';
import { afterScrollEnd, useReached } from './scrolling.ts';
import type { GalleryState } from './use-gallery.ts';

interface Props {
  /** How many items will stand here: nothing moves when they come. */
  count: number;
  state: GalleryState;
  /** The visitor is below this place. */
  isPast: boolean;
  loadMore: () => void;
}

/** The place of the next page. It is fetched before the visitor scrolls to it. */
export function NextPageSkeleton({ count, state, isPast, loadMore }: Props) {
  const { gallery } = useWords();
  const { isReached, ref } = useReached('150%');
  const hasFailed = state === 'failed';

  useEffect(() => {
    return isReached && !isPast && state === 'ready' ? afterScrollEnd(loadMore) : undefined;
  }, [isReached, isPast, state, loadMore]);

  return (
    <>
      <li ref={ref} className={css.skeleton} aria-hidden={!hasFailed}>
        {hasFailed && (
          <div className={css.failed}>
            <p>{gallery.failed}</p>
            <Button variant="outline" onClick={loadMore}>
              {gallery.retry}
            </Button>
          </div>
        )}
      </li>
      <Skeletons count={count - 1} />
    </>
  );
}

/** Where items are about to be. */
export function Skeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one is as the other
    <li key={index} className={css.skeleton} aria-hidden="true" />
  ));
}
