import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** With no movement for so long, scrolling has ended. */
const SCROLL_END_MS = 150;

/**
 * Acts once the visitor scrolls no more: on his way to the end of the page, by the End key, say, it must not grow.
 * @returns what takes it back
 */
export function afterScrollEnd(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let frame = 0;
  const stop = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const wait = () => {
    stop();
    timer = setTimeout(() => {
      // A busy page is told of movement late: with the next frame, before what that was asked for.
      frame = requestAnimationFrame(() => {
        cancel();
        act();
      });
    }, SCROLL_END_MS);
  };
  const cancel = () => {
    stop();
    removeEventListener('scroll', wait);
  };
  addEventListener('scroll', wait, { passive: true });
  wait();
  return cancel;
}

/** More than the highest page: however far a visitor jumps past an element, it counts as reached. */
const ABOVE = '9999999px';

/**
 * Whether the view has come down to an element, or past it, and how often it came; with the ref for that element.
 * On a busy phone going and coming back are reported together: counted, an arrival is never missed.
 * @param ahead so much earlier, as in the `rootMargin` of an IntersectionObserver
 */
export function useReached(ahead: string) {
  const [{ isReached, arrivals }, setState] = useState({ isReached: false, arrivals: 0 });

  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting } of entries)
            setState((state) => next(state, isIntersecting));
        },
        { rootMargin: `${ABOVE} 0px ${ahead}` },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        setState((state) => next(state, false));
      };
    },
    [ahead],
  );

  return { isReached, arrivals, ref };
}

function next({ arrivals }: { arrivals: number }, isReached: boolean) {
  return { isReached, arrivals: isReached ? arrivals + 1 : arrivals };
}

/**
 * The end of the gallery. Whoever gets there, by the End key too, has one more page fetched each time;
 * one who stays there is not made to fetch the whole gallery. `show` leads to the first item that
 * has come since, or comes next.
 * @param count of the items in `grid`
 */
export function useLoadMoreAtEnd(
  grid: RefObject<HTMLUListElement | null>,
  count: number,
  loadMore: () => void,
) {
  const { isReached: isPast, arrivals, ref } = useReached('0px');
  const firstUnseen = useRef<number>(undefined);
  const [wanted, setWanted] = useState<number>();

  const arrive = useEffectEvent(() => {
    firstUnseen.current = count;
  });
  const fetchMore = useEffectEvent(loadMore);

  useEffect(() => {
    if (!isPast || arrivals === 0) return;
    arrive();
    const cancel = afterScrollEnd(() => fetchMore());
    return () => {
      cancel();
      firstUnseen.current = undefined;
    };
  }, [isPast, arrivals]);

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
