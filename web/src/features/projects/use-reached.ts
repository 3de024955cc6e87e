import { useCallback, useState } from 'react';

/** More than the highest page: however far a visitor jumps past an element, it counts as reached. */
const ABOVE = '9999999px';

/**
 * Whether the view has come down to an element, or past it, and how often it came; with the ref for that element.
 * On a busy phone going and coming back are told together: counted, an arrival is never missed.
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
