import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useInDocument } from '../ui/use-in-document.ts';
import { useEdition } from '../words/words.ts';

/** Specification §9. */
const INTERVAL_MS = 5000;
/** In CSS pixels. */
const SWIPE_THRESHOLD_PX = 40;

type CarouselAction = (embla: EmblaCarouselType) => void;

export function useCarousel() {
  const [viewport, embla] = useEmblaCarousel({ loop: true });
  const [current, setCurrent] = useState(0);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // A slide that is being changed stays where it is.
  const [stopped, setStopped] = useState(useEdition().isPreview ?? false);

  /** A click that comes before the library is ready waits for it. */
  const waiting = useRef<CarouselAction[]>([]);
  const turn = useCallback(
    (action: CarouselAction) => {
      if (embla) action(embla);
      else waiting.current.push(action);
    },
    [embla],
  );

  useEffect(() => {
    if (!embla) return;
    const select = () => setCurrent(embla.selectedScrollSnap());
    embla.on('select', select);
    for (const action of waiting.current.splice(0)) action(embla);
    return () => {
      embla.off('select', select);
    };
  }, [embla]);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setStopped(true);
  }, []);

  // With reduced motion a slide is there at once instead of gliding in.
  const next = useCallback(() => turn((to) => to.scrollNext(jumps())), [turn]);
  const previous = useCallback(() => turn((to) => to.scrollPrev(jumps())), [turn]);
  const goTo = useCallback((slide: number) => turn((to) => to.scrollTo(slide, jumps())), [turn]);

  useSwipe(embla);
  const ready = embla !== undefined;
  const paused = !ready || hovered || focused || stopped;
  useAutoAdvance({ ready, current, paused, advance: next });

  return {
    viewport,
    /** The library has taken over from the browser's own scrolling. */
    driven: ready,
    current,
    paused,
    stopped,
    next,
    previous,
    goTo,
    setHovered,
    setFocused,
    toggle: () => setStopped(!stopped),
  };
}

function jumps(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Embla weighs speed against distance; the specification counts the pixels only. */
function useSwipe(embla: EmblaCarouselType | undefined) {
  useEffect(() => {
    if (!embla) return;
    const viewport = embla.rootNode();
    let slide = 0;
    let startX = 0;
    let lastX = 0;
    const begin = ({ clientX }: PointerEvent) => {
      slide = embla.selectedScrollSnap();
      startX = lastX = clientX;
    };
    const move = ({ clientX }: PointerEvent) => {
      lastX = clientX;
    };
    const end = () => embla.scrollTo(targetSlide(slide, lastX - startX, embla.slideNodes().length));

    viewport.addEventListener('pointerdown', begin, true);
    document.addEventListener('pointermove', move, true);
    embla.on('pointerUp', end);
    return () => {
      viewport.removeEventListener('pointerdown', begin, true);
      document.removeEventListener('pointermove', move, true);
      embla.off('pointerUp', end);
    };
  }, [embla]);
}

export function targetSlide(slide: number, movedPx: number, count: number): number {
  if (Math.abs(movedPx) < SWIPE_THRESHOLD_PX) return slide;
  return (slide - Math.sign(movedPx) + count) % count;
}

interface Options {
  /** The slides can turn. */
  ready: boolean;
  /** Changes with every slide: each one gets its full time. */
  current: number;
  paused: boolean;
  advance: () => void;
}

/** Calls `advance` every five seconds, but not while paused or in a background tab. */
function useAutoAdvance({ ready, current, paused, advance }: Options) {
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
