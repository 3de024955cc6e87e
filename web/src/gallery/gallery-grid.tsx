import { PAGE_LENGTH } from '@theni/contract/limits';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/words.ts';
import { type Choice, galleryAddress, readChoice, toQuery } from './choice.ts';
import { FilterBar } from './filter-bar.tsx';
import css from './gallery-grid.module.css';
import { GalleryItem } from './gallery-item.tsx';
import { OpenItem } from './open-item.tsx';
import { useFilters, useGallery } from './use-gallery.ts';

/** Beyond two dots a pixel nobody sees more: a phone with three is not asked to pay for them. */
const sizes =
  '(min-width: 62rem) 26rem, (min-width: 40rem) 50vw, (min-resolution: 2.5dppx) 55vw, 88vw';

export function GalleryGrid() {
  const { gallery } = useWords();
  const choice = useChoice();
  const filters = useFilters(choice);
  const { items, state, hasMore, loadMore, retry, remove } = useGallery(choice);
  const grid = useRef<HTMLUListElement>(null);
  /** The item that the visitor has asked for with "more": where he goes on. */
  const [wanted, setWanted] = useState<number>();
  const none = items.length === 0;
  const ready = choice.services || choice.town ? gallery.noMatch : gallery.empty;
  const said = none && { loading: gallery.loading, failed: gallery.failed, ready }[state];

  useEffect(() => {
    if (wanted === undefined || wanted >= items.length) return;
    grid.current?.children[wanted]?.querySelector('a')?.focus();
    setWanted(undefined);
  }, [wanted, items.length]);

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
            onGone={remove}
          />
        </li>
      )),
    [items, choice, remove],
  );

  return (
    <div className={`stack ${css.gallery}`} aria-busy={state === 'loading'}>
      <FilterBar filters={filters} choice={choice} />
      <p role="status" className={`needs-script ${css.status}`}>
        {said}
      </p>
      <noscript>
        <p>{gallery.noScript}</p>
      </noscript>
      <div className={css.list}>
        {/* first-items.ts asks for the first pictures in these sizes, before there is an item. */}
        <ul ref={grid} className={`needs-script ${css.grid}`} data-sizes={sizes}>
          {shown}
          {state === 'loading' && none && <Skeletons count={PAGE_LENGTH / 2} />}
        </ul>
      </div>
      {state === 'failed' ? (
        <div role="status">
          {!none && <p>{gallery.failed}</p>}
          <Button variant="outline" onClick={retry}>
            {gallery.retry}
          </Button>
        </div>
      ) : (
        hasMore && (
          <Button
            variant="outline"
            disabled={state === 'loading'}
            onClick={() => {
              setWanted(items.length);
              loadMore();
            }}
          >
            {state === 'loading' ? gallery.loading : gallery.more}
          </Button>
        )
      )}
      <OpenItem items={items} total={filters?.Count} choice={choice} onEnd={loadMore} />
    </div>
  );
}

/** What the address says: the same object until something else is chosen. */
function useChoice(): Choice {
  const query = toQuery(readChoice(useLocation().search));
  return useMemo(() => readChoice(query), [query]);
}

/** Where items are about to be. */
function Skeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one is as the other
    <li key={index} className={css.skeleton} aria-hidden="true" />
  ));
}
