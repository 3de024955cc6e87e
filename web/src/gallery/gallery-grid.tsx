import { fill } from '@theni/content/fill';
import type { Filters, Item } from '@theni/contract';
import { LIST_LIMIT_MAX, PAGE_LENGTH } from '@theni/contract/limits';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError } from '../api.ts';
import { entryNotesWriter, readEntryNotes } from '../navigation/history-entry.ts';
import { usePageContext, useWords } from '../page-context.ts';
import { Button } from '../ui/button.tsx';
import { useJson } from '../use-json.ts';
import { galleryAddress, readChoice, toQuery } from './choice.ts';
import { FilterBar } from './filter-bar.tsx';
import css from './gallery-grid.module.css';
import { GalleryItem } from './gallery-item.tsx';
import { itemsAddress, listItems } from './items.ts';
import { OpenItem } from './open-item.tsx';

/** Beyond two dots a pixel nobody sees more: a phone with three is not asked to pay for them. */
const sizes = '(min-width: 62rem) 26rem, (min-resolution: 2.5dppx) 29vw, 50vw';

export function GalleryGrid() {
  const { frame, gallery } = useWords();
  const choice = readChoice(useLocation().search);
  const query = toQuery(choice);
  // What there is to choose, with counts: the gallery works without.
  const { value: filters, isCurrent } = useJson<Filters>(
    `/api/file/filters${query && `?${query}`}`,
  );
  const { items, state, hasMore, loadMore, retry } = useGallery(query);
  const grid = useRef<HTMLUListElement>(null);
  /** The item that the visitor has asked for with "more": where he goes on. */
  const [firstNew, setFirstNew] = useState<number>();
  const none = items.length === 0;
  const ready = query ? gallery.noMatch : gallery.empty;
  const isChosen = query !== '' && state === 'ready' && isCurrent && filters;
  const count = isChosen && !none && fill(gallery.found, { count: filters.count });
  const said = none && { loading: gallery.loading, failed: gallery.failed, ready }[state];

  useEffect(() => {
    if (firstNew === undefined || firstNew >= items.length) return;
    grid.current?.children[firstNew]?.querySelector('a')?.focus();
    setFirstNew(undefined);
  }, [firstNew, items.length]);

  return (
    <div className={`stack ${css.gallery}`} aria-busy={state === 'loading'}>
      <FilterBar filters={filters} choice={choice} />
      <p role="status" className={`needs-script ${css.status}`}>
        {said}
      </p>
      <p role="status" className="visually-hidden">
        {count}
      </p>
      <noscript>
        <p>{gallery.noScript}</p>
      </noscript>
      <div className={css.list}>
        <ul ref={grid} className={`needs-script ${css.grid}`} data-photo-sizes={sizes}>
          {items.map((item, index) => (
            <li key={item._id}>
              <GalleryItem
                item={item}
                sizes={sizes}
                isInFirstView={index < 2}
                address={galleryAddress(choice, item._id)}
              />
            </li>
          ))}
          {state === 'loading' &&
            none &&
            Array.from({ length: PAGE_LENGTH / 2 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one is as the other
              <li key={index} className={css.skeleton} aria-hidden="true" />
            ))}
        </ul>
      </div>
      {state === 'failed' ? (
        <div role="status">
          {!none && <p>{gallery.failed}</p>}
          <Button variant="outline" onClick={retry}>
            {frame.retry}
          </Button>
        </div>
      ) : (
        hasMore && (
          <Button
            variant="outline"
            disabled={state === 'loading'}
            onClick={() => {
              setFirstNew(items.length);
              loadMore();
            }}
          >
            {state === 'loading' ? gallery.loading : gallery.more}
          </Button>
        )
      )}
      <OpenItem items={items} choice={choice} onEnd={loadMore} />
    </div>
  );
}

/** The chosen items, page by page. The old ones stay until those of a new choice are here. */
function useGallery(query: string) {
  const [items, setItems] = useState<Item[]>([]);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [hasMore, setHasMore] = useState(false);
  const leaving = useRef<AbortController>(null);
  const { firstItems } = usePageContext();

  const load = useCallback(
    async (known: Item[]): Promise<void> => {
      leaving.current?.abort();
      leaving.current = new AbortController();
      const { signal } = leaving.current;
      setState('loading');
      const writeNotes = entryNotesWriter();
      try {
        const count = known.length > 0 ? PAGE_LENGTH : lastCount();
        const address = itemsAddress(query, count + 1, known.at(-1)?._id);
        const listed = await listItems(address, signal, firstItems);
        const all = [...known, ...listed.slice(0, count)];
        writeNotes({ itemCount: all.length });
        startTransition(() => {
          setItems(all);
          setHasMore(listed.length > count);
          setState('ready');
        });
      } catch (error) {
        if (signal.aborted) return;
        // The last of them is deleted, so that nothing comes before it.
        if (known.length > 0 && error instanceof ApiError && error.status === 400) return load([]);
        console.error(error);
        setState('failed');
      }
    },
    [query, firstItems],
  );

  useEffect(() => {
    load([]);
    return () => leaving.current?.abort();
  }, [load]);

  const loadMore = useCallback(() => {
    if (hasMore && state === 'ready') load(items);
  }, [load, hasMore, state, items]);
  return { items, state, hasMore, loadMore, retry: () => load(items) };
}

/** How many items a visitor who comes back has seen, and the API lists at once. */
function lastCount(): number {
  const { itemCount = 0 } = readEntryNotes();
  return Math.min(Math.max(itemCount, PAGE_LENGTH), LIST_LIMIT_MAX - 1);
}
