import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { readChoice } from './choice.ts';
import { type Choice, toQuery } from './gallery-requests.ts';

/** What the address says that the visitor has chosen: the same object until something else is chosen. */
export function useChoice(): Choice {
  const query = toQuery(readChoice(useLocation().search));
  return useMemo(() => readChoice(query), [query]);
}
