import { useEffect, useState } from 'react';

/** Specification §9. */
export const INTERVAL_MS = 5000;

interface Options {
  /** Changes with every slide: each one gets its full time. */
  current: number;
  paused: boolean;
  advance: () => void;
}

/** Calls `advance` every five seconds, but not while paused or in a background tab. */
export function useAutoAdvance({ current, paused, advance }: Options) {
  const hidden = useHiddenTab();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide starts the time anew
  useEffect(() => {
    if (paused || hidden) return;
    const timer = setTimeout(advance, INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [current, paused, hidden, advance]);
}

function useHiddenTab(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const update = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return hidden;
}
