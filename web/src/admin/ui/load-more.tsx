import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { apiErrorText } from '../api/errors.ts';
import { ErrorNotice } from './query-state.tsx';

interface Props<Page, Entry> {
  list: UseInfiniteQueryResult<InfiniteData<Page>>;
  name: string;
  /** Why the next page could not be loaded. */
  failed: (reason: string) => string;
  entriesOf: (page: Page) => Entry[];
  /** Focuses what was loaded. A search may have found none in its last page. */
  focusLoaded: (entries: Entry[]) => void;
}

/**
 * The button that loads the next page of a list. After the last page there is no button, so the
 * focus moves on to what was loaded.
 */
export function LoadMore<Page, Entry>({
  list,
  name,
  failed,
  entriesOf,
  focusLoaded,
}: Props<Page, Entry>) {
  const { data, error, isFetchNextPageError, isFetchingNextPage, hasNextPage } = list;
  const button = useRef<HTMLButtonElement>(null);
  const [pagesBefore, setPagesBefore] = useState<number>();
  const loaded = pagesBefore === undefined ? [] : data?.pages.slice(pagesBefore);

  useEffect(() => {
    if (!loaded?.length) return;
    setPagesBefore(undefined);
    const entries = loaded.flatMap(entriesOf);
    const { activeElement, body } = document;
    // Whoever has moved the focus elsewhere in the meantime keeps it there.
    const hasFocus = activeElement === button.current || activeElement === body;
    if (hasFocus && (entries.length > 0 || !hasNextPage)) focusLoaded(entries);
  }, [loaded, hasNextPage, entriesOf, focusLoaded]);

  if (!hasNextPage) return null;
  return (
    <div>
      <Button
        ref={button}
        variant="outline"
        isBusy={isFetchingNextPage}
        onClick={() => {
          setPagesBefore(data?.pages.length);
          list.fetchNextPage();
        }}
      >
        {name}
      </Button>
      <ErrorNotice>{isFetchNextPageError && error && failed(apiErrorText(error))}</ErrorNotice>
    </div>
  );
}
