import { useCallback, useState } from 'react';

/** More than the highest page: however far a visitor jumps past an element, it counts as reached. */
const ABOVE = '9999999px';

/**
 * Whether the view has come down to an element, or past it; with the ref for that element.
 * @param ahead so much earlier, as in the `rootMargin` of an IntersectionObserver
 */
export function useReached(ahead: string) {
  const [isReached, setReached] = useState(false);

  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => setReached(entries.at(-1)?.isIntersecting ?? false),
        { rootMargin: `${ABOVE} 0px ${ahead}` },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        setReached(false);
      };
    },
    [ahead],
  );

  return { isReached, ref };
}
