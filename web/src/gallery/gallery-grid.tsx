import { PAGE_LENGTH } from '@theni/contract/limits';
import { type Ref, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '../ui/button.tsx';
import { isModifiedClick } from '../ui/is-modified-click.ts';
import { useWords } from '../words/words.ts';
import { AskLink } from './ask-link.tsx';
import { type Choice, galleryAddress, readChoice, toQuery } from './choice.ts';
import { FilterBar } from './filter-bar.tsx';
import css from './gallery-grid.module.css';
import { GalleryItem } from './gallery-item.tsx';
import { itemsAddress } from './item-requests.ts';
import { NextPageSkeleton, Skeletons } from './next-page-skeleton.tsx';
import { OpenItem } from './open-item.tsx';
import { useLoadMoreAtEnd } from './scrolling.ts';
import { useFilters, useGallery } from './use-gallery.ts';

/** Beyond two dots a pixel nobody sees more: a phone with three is not asked to pay for them. */
const sizes =
  '(min-width: 62rem) 26rem, (min-width: 40rem) 50vw, (min-resolution: 2.5dppx) 55vw, 88vw';

export function GalleryGrid() {
  const { gallery } = useWords();
  const choice = useChoice();
  const filters = useFilters(choice);
  const { items, state, next, loadMore, retry, remove } = useGallery(itemsAddress(choice));
  const grid = useRef<HTMLUListElement>(null);
  const pageEnd = useLoadMoreAtEnd(grid, items.length, loadMore);
  /** The page that has its place already: while the visitor is at the end, no place is added above him. */
  const [placed, setPlaced] = useState<string>();
  if (next !== placed && !pageEnd.isPast) setPlaced(next);
  const { after, ...chosen } = choice;
  /** Of all that is chosen; unknown in a list that begins later. */
  const total = after ? undefined : filters?.Count;
  const remaining = (total ?? Infinity) - items.length;
  const none = items.length === 0;
  const isFiltered = Boolean(chosen.services || chosen.place);
  const ready = isFiltered ? gallery.noMatch : gallery.empty;
  const said = { loading: gallery.loading, failed: gallery.failed, ready: none && ready }[state];

  const shown = useMemo(
    () =>
      items.map((item, index) => (
        <li key={item._id} className={css.place}>
          <GalleryItem
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
        {said}
      </p>
      <noscript>
        <p>{gallery.noScript}</p>
      </noscript>
      {after && !none && (
        <p>
          <ButtonLink to={galleryAddress(chosen)} variant="outline">
            {gallery.fromStart}
          </ButtonLink>
        </p>
      )}
      <div className={css.list}>
        {/* first-items.ts asks for the first pictures in these sizes, before there is an item. */}
        <ul ref={grid} className={css.grid} data-sizes={sizes}>
          {shown}
          {state === 'loading' && none && <Skeletons count={PAGE_LENGTH / 2} />}
          {next && next === placed && (
            <NextPageSkeleton
              key={next}
              count={Math.min(PAGE_LENGTH, Math.max(1, remaining))}
              state={state}
              isPast={pageEnd.isPast}
              loadMore={loadMore}
            />
          )}
        </ul>
      </div>
      {state === 'failed' && !next && (
        <Button variant="outline" onClick={retry}>
          {gallery.retry}
        </Button>
      )}
      {next && <MoreLink ref={pageEnd.ref} next={next} show={pageEnd.show} />}
      <OpenItem items={items} total={total} choice={choice} onEnd={loadMore} />
    </div>
  );
}

/** What the address says: the same object until something else is chosen. */
function useChoice(): Choice {
  const query = toQuery(readChoice(useLocation().search));
  return useMemo(() => readChoice(query), [query]);
}

interface MoreLinkProps {
  ref: Ref<HTMLDivElement>;
  /** The API's address of the next page. */
  next: string;
  show: () => void;
}

function MoreLink({ ref, next, show }: MoreLinkProps) {
  const { gallery } = useWords();
  return (
    <div ref={ref}>
      <ButtonLink
        to={addressOf(next)}
        variant="outline"
        onClick={(event) => {
          if (isModifiedClick(event)) return;
          event.preventDefault();
          show();
        }}
      >
        {gallery.more}
      </ButtonLink>
    </div>
  );
}

/** The gallery's own address of a page of the API's list: both say it in the same words. */
function addressOf(next: string): string {
  return galleryAddress(readChoice(next.slice(next.indexOf('?'))));
}
