import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { gallery } from '../../content/gallery.ts';
import { wantsBrowser } from '../../lib/wants-browser.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { galleryAddress, readChoice } from './choice.ts';
import css from './gallery-grid.module.css';
import { Skeletons } from './skeletons.tsx';
import type { GalleryState } from './use-gallery.ts';
import { watchView } from './watch-view.ts';

interface Props {
  /** The API's address of the page. */
  next: string;
  state: GalleryState;
  loadMore: () => void;
  /** The visitor has not scrolled to the next projects but asked for them. */
  onAsked: () => void;
}

/**
 * The projects that come next: a place for them of at least a screen, so that nothing in view moves
 * when they take it, and the link to them. They are fetched before a visitor scrolls to their place;
 * one who is past it, as at the foot of the page, is not made to fetch the whole gallery.
 */
export function NextPage({ next, state, loadMore, onAsked }: Props) {
  const [isPast, setPast] = useState(false);
  const watchLink = useMemo(
    () => watchView('0px', ({ isIntersecting }) => setPast(isIntersecting)),
    [],
  );

  function show(event: MouseEvent<HTMLAnchorElement>) {
    if (wantsBrowser(event.nativeEvent, event.currentTarget)) return;
    event.preventDefault();
    onAsked();
    loadMore();
  }

  return (
    <>
      <Place key={next} state={state} isPast={isPast} loadMore={loadMore} />
      <div ref={watchLink}>
        <ButtonLink to={addressOf(next)} look="outline" onClick={show}>
          {gallery.more}
        </ButtonLink>
      </div>
    </>
  );
}

function Place({
  state,
  isPast,
  loadMore,
}: Pick<Props, 'state' | 'loadMore'> & { isPast: boolean }) {
  const [isNear, setNear] = useState(false);
  const watch = useMemo(
    () => watchView('0px 0px 600px', ({ isIntersecting }) => setNear(isIntersecting)),
    [],
  );

  useEffect(() => {
    if (isNear && !isPast && state === 'ready') loadMore();
  }, [isNear, isPast, state, loadMore]);

  return (
    <div ref={watch} className={css.next}>
      {state === 'failed' ? (
        <>
          <p>{gallery.failed}</p>
          <Button look="outline" onClick={loadMore}>
            {gallery.retry}
          </Button>
        </>
      ) : (
        <Skeletons />
      )}
    </div>
  );
}

/** The gallery's own address of a page of the API's list: both say it in the same words. */
function addressOf(next: string): string {
  return galleryAddress(readChoice(next.slice(next.indexOf('?'))));
}
