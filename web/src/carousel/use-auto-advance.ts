import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useInDocument } from '../ui/use-in-document.ts';

/** Specification §9. */
const INTERVAL_MS = 5000;

interface Options {
  /** The slides can turn. */
  ready: boolean;
  /** Changes with every slide: each one gets its full time. */
  current: number;
  paused: boolean;
  advance: () => void;
}

/** Calls `advance` every five seconds, but not while paused or in a background tab. */
export function useAutoAdvance({ ready, current, paused, advance }: Options) {
  const hidden = useSyncExternalStore(onVisibilityChange, isHidden, never);
  const shownMs = useShownMs();
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide starts the time anew
  useEffect(() => {
    if (!ready) return;
    const passedMs = first.current ? performance.now() - shownMs : 0;
    first.current = false;
    if (paused || hidden) return;
    const timer = setTimeout(advance, INTERVAL_MS - passedMs);
    return () => clearTimeout(timer);
  }, [ready, current, paused, hidden, advance]);
}

/** Since when the visitor sees the slides, as performance.now() counts: those of the document stood there before its script came. */
function useShownMs(): number {
  const inDocument = useInDocument();
  const [shownMs] = useState(() => (inDocument ? firstPaintMs() : performance.now()));
  return shownMs;
}

function firstPaintMs(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isHidden = () => document.hidden;
const never = () => false;
