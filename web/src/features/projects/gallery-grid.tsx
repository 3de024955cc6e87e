import { useEffect, useRef } from 'react';
import { gallery } from '../../content/gallery.ts';
import { Button } from '../../ui/button.tsx';
import { OpenItem } from '../lightbox/open-item.tsx';
import { AskLink } from './ask-link.tsx';
import { galleryAddress } from './choice.ts';
import { FilterBar } from './filter-bar.tsx';
import css from './gallery-grid.module.css';
import { filesAddress } from './gallery-requests.ts';
import { MediaTile } from './media-tile.tsx';
import { useChoice } from './use-choice.ts';
import { useFilters } from './use-filters.ts';
import { useGallery } from './use-gallery.ts';

const skeletons = Array.from({ length: 12 }, (_, index) => index);
/** Beyond two dots a pixel nobody sees more: a phone with three is not asked to pay for them. */
const sizes =
  '(min-width: 62rem) 26rem, (min-width: 40rem) 50vw, (min-resolution: 2.5dppx) 55vw, 100vw';

export function GalleryGrid() {
  const choice = useChoice();
  const filters = useFilters(choice);
  const { items, state, next, loadMore, retry, remove } = useGallery(filesAddress(choice));
  const none = items.length === 0;
  const isFiltered = Boolean(choice.services || choice.place);
  return (
    <div className={css.gallery} aria-busy={state === 'loading'}>
      <FilterBar filters={filters} choice={choice} />
      <p role="status" className={css.status}>
        {state === 'loading' && gallery.loading}
        {state === 'ready' && none && (isFiltered ? gallery.noMatch : gallery.empty)}
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
              address={galleryAddress(choice, item._id)}
              Action={AskLink}
              onGone={remove}
            />
          </li>
        ))}
        {state === 'loading' &&
          none &&
          skeletons.map((index) => (
            <li key={index} className={css.skeleton} aria-hidden="true">
              {/* boot.ts shows the first pictures here. */}
              <img data-first="" sizes={sizes} alt="" />
            </li>
          ))}
      </ul>
      {state === 'failed' && (
        <Button look="outline" onClick={next ? loadMore : retry}>
          {gallery.retry}
        </Button>
      )}
      {state === 'ready' && next && <MoreButton onReached={loadMore} />}
      <OpenItem items={items} choice={choice} onEnd={loadMore} />
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
