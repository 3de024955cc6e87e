import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Lead } from '@theni/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { apiErrorText } from '../api/errors.ts';
import { ErrorNotice } from '../ui/query-state.tsx';
import { type LoadedPage, leadsFailed } from './lead-queries.ts';

interface Props {
  list: UseInfiniteQueryResult<InfiniteData<LoadedPage>>;
  name?: string;
  /** Focuses what was loaded. A search may have found none in its last page. */
  focusLoaded: (leads: Lead[]) => void;
}

/**
 * The button that loads the next page of a list. After the last page there is no button, so the
 * focus moves on to what was loaded.
 */
export function OlderLeads({ list, name = 'Older leads', focusLoaded }: Props) {
  const { data, error, isFetchNextPageError, isFetchingNextPage, hasNextPage } = list;
  const button = useRef<HTMLButtonElement>(null);
  const [pagesBefore, setPagesBefore] = useState<number>();
  const loaded = pagesBefore === undefined ? [] : data?.pages.slice(pagesBefore);

  useEffect(() => {
    if (!loaded?.length) return;
    setPagesBefore(undefined);
    const leads = loaded.flatMap(({ messages }) => messages);
    const { activeElement, body } = document;
    // Whoever has moved the focus elsewhere in the meantime keeps it there.
    const hasFocus = activeElement === button.current || activeElement === body;
    if (hasFocus && (leads.length > 0 || !hasNextPage)) focusLoaded(leads);
  }, [loaded, hasNextPage, focusLoaded]);

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
      <ErrorNotice>{isFetchNextPageError && error && leadsFailed(apiErrorText(error))}</ErrorNotice>
    </div>
  );
}
