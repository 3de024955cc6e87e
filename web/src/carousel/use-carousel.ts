import type { EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { usePageContext } from '../page-context.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';

/** Specification §9. */
const INTERVAL_MS = 5000;
const SWIPE_THRESHOLD_PX = 40;

/**
 * Slides that turn by themselves, until the visitor stops them; a mouse over them or the keyboard
 * among them holds them up.
 */
export function useCarousel() {
  // A slide that the owner is changing stays where it is.
  const [isStopped, setStopped] = useState(usePageContext().isPreview ?? false);
  const [isFocused, setFocused] = useState(false);
  const turnsByItself = !isStopped && !isFocused;
  const isHydrated = useIsHydrated();
  const plugins = useMemo(
    () => (isHydrated && turnsByItself ? [autoplay()] : []),
    [isHydrated, turnsByItself],
  );
  const [viewport, embla] = useEmblaCarousel({ loop: true }, plugins);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    if (prefersStillness()) setStopped(true);
  }, []);

  useLayoutEffect(() => {
    if (embla) beginAtSeenSlide(embla);
  }, [embla]);

  useEffect(() => {
    if (!embla) return;
    const select = () => {
      setCurrent(embla.selectedScrollSnap());
      // Each slide has its full time.
      embla.plugins().autoplay?.reset();
    };
    embla.on('select', select);
    select();
    return () => {
      embla.off('select', select);
    };
  }, [embla]);

  useSwipe(embla);

  return {
    viewport,
    /** The library has taken over from the browser's own scrolling. */
    isDriven: embla !== undefined,
    current,
    isStopped,
    turnsByItself,
    // With reduced motion the slide jumps.
    next: () => embla?.scrollNext(prefersStillness()),
    previous: () => embla?.scrollPrev(prefersStillness()),
    goTo: (slide: number) => embla?.scrollTo(slide, prefersStillness()),
    setFocused,
    toggle: () => setStopped(!isStopped),
  };
}

function autoplay() {
  return Autoplay({
    delay: INTERVAL_MS,
    stopOnInteraction: false,
    // The keyboard may be on a control beside the slides, too: `setFocused` sees both.
    stopOnFocusIn: false,
    // A touch screen tells of a mouse that comes with a tap, and never of one that leaves.
    stopOnMouseEnter: matchMedia('(hover: hover)').matches,
    rootNode: (viewport) => viewport.parentElement,
  });
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Before the script was there the slides scrolled by themselves: the visitor may have swiped to
 * another one.
 */
function beginAtSeenSlide(embla: EmblaCarouselType): void {
  const viewport = embla.rootNode();
  const seen = Math.round(viewport.scrollLeft / viewport.clientWidth);
  viewport.scrollLeft = 0;
  if (seen > 0) embla.scrollTo(seen, true);
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
      embla.scrollTo((slide + turn + count) % count, prefersStillness());
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
