import type { Filters } from '@theni/contract';
import { useEffect, useState } from 'react';
import { readChoice } from './choice.ts';
import { type Choice, getFilters, toQuery } from './gallery-requests.ts';

/** What there is to choose, with counts; undefined until it is here. Without it the gallery works too. */
export function useFilters(choice: Choice): Filters | undefined {
  const [filters, setFilters] = useState<Filters>();
  const query = toQuery(choice);

  useEffect(() => {
    const leaving = new AbortController();
    getFilters(readChoice(query), leaving.signal)
      .then((answer) => setFilters(answer))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) console.error(error);
      });
    return () => leaving.abort();
  }, [query]);

  return filters;
}
