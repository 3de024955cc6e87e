import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** Beside the view, so that what is scrolled or tabbed to is there already. */
const MARGIN = '50%';

/** Hundreds of rows of fields keep a phone busy for seconds. So they come in groups, of which only those near the view are made. */
export const GROUP = 12;

export function chunk<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / GROUP) }, (_, at) =>
    rows.slice(at * GROUP, (at + 1) * GROUP),
  );
}

/** @returns `room`: the height in pixels that the group had when it was made last */
export function useInView<Group extends HTMLElement>(
  isFirst: boolean,
): { group: RefObject<Group | null>; isNear: boolean; measuredHeight: number | undefined } {
  const group = useRef<Group>(null);
  const [{ isNear, measuredHeight }, setNear] = useState<{
    isNear: boolean;
    measuredHeight?: number;
  }>({
    isNear: isFirst,
  });

  useEffect(() => {
    const { current } = group;
    if (!current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page tells of several changes at once, the last of which holds.
        const entry = entries.at(-1);
        if (!entry) return;
        const isNear = entry.isIntersecting || current.contains(document.activeElement);
        startTransition(() => setNear({ isNear, measuredHeight: entry.boundingClientRect.height }));
      },
      { rootMargin: MARGIN },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return { group, isNear, measuredHeight };
}
