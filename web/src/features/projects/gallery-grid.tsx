import { useEffect, useRef } from 'react';
import { gallery } from '../../content/gallery.ts';
import { Button } from '../../ui/button.tsx';
import { AskLink } from './ask-link.tsx';
import css from './gallery-grid.module.css';
import { MediaTile } from './media-tile.tsx';
import { useGallery } from './use-gallery.ts';

const skeletons = Array.from({ length: 12 }, (_, index) => index);
const sizes = '(min-width: 62rem) 26rem, (min-width: 40rem) 50vw, 100vw';

export function GalleryGrid() {
  const { items, state, hasMore, loadMore, remove } = useGallery();
  const first = items.length === 0;
  return (
    <div className={css.gallery} aria-busy={state === 'loading'}>
      <p role="status" className={css.status}>
        {state === 'loading' && gallery.loading}
        {state === 'ready' && first && gallery.empty}
        {state === 'failed' && gallery.failed}
      </p>
      <noscript>
        <p>{gallery.noScript}</p>
      </noscript>
      <ul className={css.grid}>
        {items.map((item, index) => (
          <li key={item._id}>
            <MediaTile
              item={item}
              number={index + 1}
              sizes={sizes}
              first={index < 2}
              action={<AskLink item={item} />}
              onGone={remove}
            />
          </li>
        ))}
        {state === 'loading' &&
          first &&
          skeletons.map((index) => <li key={index} className={css.skeleton} aria-hidden="true" />)}
      </ul>
      {state === 'failed' && (
        <Button look="outline" onClick={loadMore}>
          {gallery.retry}
        </Button>
      )}
      {state === 'ready' && hasMore && <MoreButton onReached={loadMore} />}
    </div>
  );
}

/** Fetches more before the visitor gets to it; the button is for keyboards and for browsers that do not tell. */
function MoreButton({ onReached }: { onReached: () => void }) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onReached(),
      { rootMargin: '600px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [onReached]);

  return (
    <div ref={place}>
      <Button look="outline" onClick={onReached}>
        {gallery.more}
      </Button>
    </div>
  );
}
