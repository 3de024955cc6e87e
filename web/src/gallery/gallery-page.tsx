import { fill } from '@theni/content/text';
import type { Filters, Item } from '@theni/contract';
import { LIST_LIMIT_MAX, PAGE_LENGTH } from '@theni/contract/item';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError, useJson } from '../api.ts';
import { entryNotesWriter, readEntryNotes } from '../navigation/history-entry.ts';
import { PageFrame } from '../navigation/page-frame.tsx';
import { usePageContext, useWords } from '../page-context.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PageHead } from '../ui/section.tsx';
import { galleryAddress, readFilter, toQuery } from './filter.ts';
import { FilterBar } from './filter-bar.tsx';
import { GalleryItem, ItemsFailed } from './gallery-item.tsx';
import css from './gallery-page.module.css';
import { GRID_PHOTO_SIZES, itemsAddress, listItems } from './items.ts';
import { OpenItem } from './open-item.tsx';

export default function GalleryPage() {
  const { gallery } = useWords();
  return (
    <PageFrame>
      <PageHead heading={gallery.heading} intro={gallery.intro} />
      <section className={`wrap stack ${css.page}`}>
        <GalleryGrid />
        <p className={css.admin}>
          <ButtonLink to="/admin/auth" variant="outline">
            {gallery.adminPanel}
          </ButtonLink>
        </p>
      </section>
    </PageFrame>
  );
}

function GalleryGrid() {
  const { gallery } = useWords();
  const filter = readFilter(useLocation().search);
  const query = toQuery(filter);
  // The gallery works without its filters, so their failure is not said.
  const { value: filters, isCurrent } = useJson<Filters>(
    `/api/file/filters${query && `?${query}`}`,
  );
  const { items, state, hasMore, loadMore, retry } = useGalleryItems(query);
  const { grid, focusAfterLoading } = useFocusOnNewItem(items.length);
  const isEmpty = items.length === 0;
  const noItems = query ? gallery.noMatch : gallery.empty;
  const isCounted = query !== '' && state === 'ready' && !isEmpty && isCurrent && filters;

  return (
    <div className={`stack ${css.gallery}`} aria-busy={state === 'loading'}>
      <FilterBar options={filters} filter={filter} />
      <p role="status" className={`needs-script ${css.status}`}>
        {isEmpty && { loading: gallery.loading, failed: '', ready: noItems }[state]}
      </p>
      <p role="status" className="visually-hidden">
        {isCounted && fill(gallery.found, { count: filters.count })}
      </p>
      <noscript>
        <p>{gallery.noScript}</p>
      </noscript>
      <div className={css.list}>
        <ul ref={grid} className={`needs-script ${css.grid}`}>
          {items.map((item, index) => (
            <li key={item._id}>
              <GalleryItem
                item={item}
                sizes={GRID_PHOTO_SIZES}
                isInFirstView={index < 2}
                address={galleryAddress(filter, item._id)}
              />
            </li>
          ))}
          {isEmpty && state === 'loading' && <Skeletons />}
        </ul>
      </div>
      {state === 'failed' ? (
        <ItemsFailed onRetry={retry} />
      ) : (
        hasMore && (
          <Button
            variant="outline"
            disabled={state === 'loading'}
            onClick={() => {
              focusAfterLoading();
              loadMore();
            }}
          >
            {state === 'loading' ? gallery.loading : gallery.more}
          </Button>
        )
      )}
      <OpenItem items={items} filter={filter} onEnd={loadMore} />
    </div>
  );
}

/** Grey boxes keep the room of the first items until these are here, in the document too. */
function Skeletons() {
  return Array.from({ length: PAGE_LENGTH / 2 }, (_, index) => (
    <li key={index} className={css.skeleton} aria-hidden="true" />
  ));
}

/** Whoever has asked for more items goes on with the first of them. */
function useFocusOnNewItem(count: number) {
  const grid = useRef<HTMLUListElement>(null);
  const [awaitedIndex, setAwaitedIndex] = useState<number>();
  useEffect(() => {
    if (awaitedIndex === undefined || awaitedIndex >= count) return;
    grid.current?.children[awaitedIndex]?.querySelector('a')?.focus();
    setAwaitedIndex(undefined);
  }, [awaitedIndex, count]);
  return { grid, focusAfterLoading: () => setAwaitedIndex(count) };
}

/** The chosen items, page by page. The old ones stay until those of a new filter are here. */
function useGalleryItems(query: string) {
  const [items, setItems] = useState<Item[]>([]);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [hasMore, setHasMore] = useState(false);
  /** Ends the request of an older filter, and that of a page that is left. */
  const request = useRef<AbortController>(null);
  /** What was shown when more was asked for last: Retry asks for what follows it. */
  const shownBefore = useRef<Item[]>([]);
  const { firstItems } = usePageContext();

  const load = useCallback(
    async (shown: Item[]): Promise<void> => {
      request.current?.abort();
      request.current = new AbortController();
      const { signal } = request.current;
      shownBefore.current = shown;
      setState('loading');
      try {
        const count = shown.length > 0 ? PAGE_LENGTH : seenCount();
        const address = itemsAddress(query, count + 1, shown.at(-1)?._id);
        const listed = await listItems(address, signal, firstItems);
        // The abort of a filter does not end the request that the document has made.
        if (signal.aborted) return;
        const all = [...shown, ...listed.slice(0, count)];
        startTransition(() => {
          setItems(all);
          setHasMore(listed.length > count);
          setState('ready');
        });
      } catch (error) {
        if (signal.aborted) return;
        // The API knows the last shown item no more: it was deleted.
        if (shown.length > 0 && error instanceof ApiError && error.status === 400) return load([]);
        console.error(error);
        setState('failed');
      }
    },
    [query, firstItems],
  );

  useEffect(() => {
    load([]);
    return () => request.current?.abort();
  }, [load]);

  // Each entry of the history has the number of its own page: a large view may load more items, and
  // closing it leads back to the entry before.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry has a key of its own
  useEffect(() => {
    if (items.length > 0) entryNotesWriter()({ itemCount: items.length });
  }, [key, items.length]);

  const loadMore = useCallback(() => {
    if (hasMore && state === 'ready') load(items);
  }, [load, hasMore, state, items]);
  return { items, state, hasMore, loadMore, retry: () => load(shownBefore.current) };
}

/** How many items a visitor who comes back has seen, or as many as the API lists at once. */
function seenCount(): number {
  const { itemCount = 0 } = readEntryNotes();
  return Math.min(Math.max(itemCount, PAGE_LENGTH), LIST_LIMIT_MAX - 1);
}
