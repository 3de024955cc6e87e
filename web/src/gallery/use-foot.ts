import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { atRest } from './at-rest.ts';
import { useReached } from './use-reached.ts';

/**
 * The foot of the gallery. Whoever gets there, by the End key too, has one more page fetched each time;
 * one who stays there is not made to fetch the whole gallery. `show` leads to the first project that
 * has come since, or comes next.
 * @param count of the projects in `grid`
 */
export function useFoot(
  grid: RefObject<HTMLUListElement | null>,
  count: number,
  loadMore: () => void,
) {
  const { isReached: isPast, ref } = useReached('0px');
  const firstUnseen = useRef<number>(undefined);
  const [wanted, setWanted] = useState<number>();

  const arrive = useEffectEvent(() => {
    firstUnseen.current = count;
  });
  const fetchMore = useEffectEvent(loadMore);

  useEffect(() => {
    if (!isPast) return;
    arrive();
    const takeBack = atRest(() => fetchMore());
    return () => {
      takeBack();
      firstUnseen.current = undefined;
    };
  }, [isPast]);

  useEffect(() => {
    if (wanted === undefined || wanted >= count) return;
    grid.current?.children[wanted]?.querySelector('a')?.focus();
    setWanted(undefined);
  }, [grid, wanted, count]);

  function show() {
    const first = firstUnseen.current ?? count;
    setWanted(first);
    if (first === count) loadMore();
  }

  return { isPast, ref, show };
}
