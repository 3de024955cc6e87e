import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import { useInDocument } from '../ui/use-in-document.ts';
import { usePageContext } from '../words/words.ts';

/** Specification §9. */
const INTERVAL_MS = 5000;
const SWIPE_THRESHOLD_PX = 40;

type Turn = (embla: EmblaCarouselType) => void;

export function useCarousel() {
  const [viewport, embla] = useEmblaCarousel({ loop: true });
  const [current, setCurrent] = useState(0);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // A slide that is being changed stays where it is.
  const [stopped, setStopped] = useState(usePageContext().isPreview ?? false);
  const paused = hovered || focused || stopped;

  useEffect(() => {
    if (prefersStillness()) setStopped(true);
  }, []);

  /** A click that comes before the library is ready waits for it. */
  const waiting = useRef<Turn[]>([]);
  const turn = (action: Turn) => {
    if (embla) action(embla);
    else waiting.current.push(action);
  };
  useEffect(() => {
    if (!embla) return;
    const select = () => setCurrent(embla.selectedScrollSnap());
    embla.on('select', select);
    for (const action of waiting.current.splice(0)) action(embla);
    return () => {
      embla.off('select', select);
    };
  }, [embla]);

  useSwipe(embla);
  useAutoAdvance(embla, current, paused);

  // With reduced motion a slide is there at once instead of gliding in.
  return {
    viewport,
    /** The library has taken over from the browser's own scrolling. */
    driven: embla !== undefined,
    current,
    paused,
    stopped,
    next: () => turn((to) => to.scrollNext(prefersStillness())),
    previous: () => turn((to) => to.scrollPrev(prefersStillness())),
    goTo: (slide: number) => turn((to) => to.scrollTo(slide, prefersStillness())),
    setHovered,
    setFocused,
    toggle: () => setStopped(!stopped),
  };
}

function prefersStillness(): boolean {
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
    const end = () => {
      const movedPx = lastX - startX;
      const turn = Math.abs(movedPx) < SWIPE_THRESHOLD_PX ? 0 : -Math.sign(movedPx);
      const count = embla.slideNodes().length;
      embla.scrollTo((slide + turn + count) % count);
    };

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

/** @param current changes with every slide: each one gets its full time */
function useAutoAdvance(embla: EmblaCarouselType | undefined, current: number, paused: boolean) {
  const inDocument = useInDocument();
  /** When the visitor saw the first slide: one of the document, before its script came. */
  const [shownMs] = useState(() => (inDocument ? firstPaintMs() : performance.now()));
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide starts the time anew
  useEffect(() => {
    if (!embla) return;
    const passedMs = isFirst.current ? performance.now() - shownMs : 0;
    isFirst.current = false;
    if (paused) return;
    const timer = setTimeout(() => embla.scrollNext(), INTERVAL_MS - passedMs);
    return () => clearTimeout(timer);
  }, [embla, current, paused]);
}

function firstPaintMs(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
}
