import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { apiErrorText } from '../api/errors.ts';
import { ErrorNotice } from './query-state.tsx';

interface Props {
  list: UseInfiniteQueryResult<InfiniteData<unknown>>;
  name: string;
  /** Why the next page could not be loaded. */
  failed: (reason: string) => string;
}

/**
 * The button that loads the next page of a list. After the last page there is no button, so the
 * focus moves on to what was loaded: `data-entry` stands at what takes it in each entry.
 */
export function LoadMore({ list, name, failed }: Props) {
  const { data, error, isFetchNextPageError, isFetchingNextPage, hasNextPage } = list;
  const button = useRef<HTMLButtonElement>(null);
  /** The entries that were there when the button was tapped. */
  const known = useRef<HTMLElement[]>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page has been loaded
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    // Whoever has moved the focus elsewhere in the meantime keeps it there.
    const hasFocus = activeElement === button.current || activeElement === body;
    if (known.current && hasFocus) {
      const last = hasNextPage ? undefined : known.current.at(-1);
      (firstLoaded(known.current) ?? last)?.focus();
    }
    known.current = undefined;
  }, [data?.pages.length]);

  if (!hasNextPage) return null;
  return (
    <div>
      <Button
        ref={button}
        variant="outline"
        isBusy={isFetchingNextPage}
        onClick={() => {
          known.current = entries();
          list.fetchNextPage();
        }}
      >
        {isFetchingNextPage ? 'Loading..' : name}
      </Button>
      <ErrorNotice>{isFetchNextPageError && error && failed(apiErrorText(error))}</ErrorNotice>
    </div>
  );
}

function entries(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-entry]')];
}

/** Below those that were there, or, where all that was loaded stands above them, the first one. */
function firstLoaded(known: HTMLElement[]): HTMLElement | undefined {
  const all = entries();
  const lastKnown = all.findLastIndex((entry) => known.includes(entry));
  return all[lastKnown + 1] ?? all.find((entry) => !known.includes(entry));
}
