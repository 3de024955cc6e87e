import { startTransition, useEffect, useState } from 'react';

/** How many tiles of the first page to draw: one more in each frame, so that a cheap phone hears touches while they come. */
export function useTileCount(all: number): number {
  const [count, setCount] = useState(1);

  useEffect(() => {
    if (count >= all) return;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + 1)));
    return () => cancelAnimationFrame(frame);
  }, [all, count]);

  return count;
}
