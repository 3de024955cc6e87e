import { useMemo, useRef, useState } from 'react';
import { gallery } from '../content/gallery.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { AskLink } from './ask-link.tsx';
import { galleryAddress } from './choice.ts';
import { FilterBar } from './filter-bar.tsx';
import css from './gallery-grid.module.css';
import { filesAddress, PAGE_LENGTH } from './gallery-requests.ts';
import { MediaTile } from './media-tile.tsx';
import { MoreLink } from './more-link.tsx';
import { NextPlace } from './next-place.tsx';
import { OpenItem } from './open-item.tsx';
import { Skeletons } from './skeletons.tsx';
import { useChoice } from './use-choice.ts';
import { useFilters } from './use-filters.ts';
import { useFoot } from './use-foot.ts';
import { useGallery } from './use-gallery.ts';

/** Beyond two dots a pixel nobody sees more: a phone with three is not asked to pay for them. */
const sizes =
  '(min-width: 62rem) 26rem, (min-width: 40rem) 50vw, (min-resolution: 2.5dppx) 55vw, 88vw';

export function GalleryGrid() {
  const choice = useChoice();
  const filters = useFilters(choice);
  const { items, state, next, loadMore, retry, remove } = useGallery(filesAddress(choice));
  const grid = useRef<HTMLUListElement>(null);
  const foot = useFoot(grid, items.length, loadMore);
  /** The page that has its place already: while the visitor is at the foot, no place is added above him. */
  const [placed, setPlaced] = useState<string>();
  if (next !== placed && !foot.isPast) setPlaced(next);
  const { after, ...chosen } = choice;
  /** Of all that is chosen; unknown in a list that begins later. */
  const total = after ? undefined : filters?.Count;
  const remaining = (total ?? Infinity) - items.length;
  const none = items.length === 0;
  const isFiltered = Boolean(chosen.services || chosen.place);

  const tiles = useMemo(
    () =>
      items.map((item, index) => (
        <li key={item._id} className={css.place}>
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
      )),
    [items, choice, remove],
  );

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
      {after && !none && (
        <p>
          <ButtonLink to={galleryAddress(chosen)} look="outline">
            {gallery.fromStart}
          </ButtonLink>
        </p>
      )}
      <div className={css.list}>
        <ul ref={grid} className={css.grid}>
          {tiles}
          {state === 'loading' && none && <Skeletons count={PAGE_LENGTH / 2} />}
          {next && next === placed && (
            <NextPlace
              key={next}
              count={Math.min(PAGE_LENGTH, Math.max(1, remaining))}
              state={state}
              isPast={foot.isPast}
              loadMore={loadMore}
            />
          )}
        </ul>
      </div>
      {state === 'failed' && !next && (
        <Button look="outline" onClick={retry}>
          {gallery.retry}
        </Button>
      )}
      {next && <MoreLink ref={foot.ref} next={next} show={foot.show} />}
      <OpenItem items={items} total={total} choice={choice} onEnd={loadMore} />
    </div>
  );
}
