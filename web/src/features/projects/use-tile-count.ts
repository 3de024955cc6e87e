import { startTransition, useEffect, useState } from 'react';

/** As many as a phone's screen shows. */
const AT_ONCE = 3;

/**
 * How many tiles of the first page to draw: a few more in each frame, so that a cheap phone hears
 * touches while they come.
 */
export function useTileCount(all: number): number {
  const [count, setCount] = useState(AT_ONCE);

  useEffect(() => {
    if (count >= all) return;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + AT_ONCE)));
    return () => cancelAnimationFrame(frame);
  }, [all, count]);

  return count;
}
