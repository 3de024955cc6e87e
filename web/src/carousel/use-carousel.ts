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
 * Turns the slides every five seconds, until the visitor stops it. It waits while a mouse is over
 * the slides or the keyboard's focus among them.
 */
export function useCarousel() {
  // In the preview the slide that the owner changes must stay.
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
      // Each slide is shown for the whole interval, however it was reached.
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
    /** Whether the library moves the slides, and the browser scrolls them no more. */
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
    // The library would miss the focus on a control beside the slides; `setFocused` sees both.
    stopOnFocusIn: false,
    // On a touch screen a tap counts as a mouse that enters, and none ever leaves.
    stopOnMouseEnter: matchMedia('(hover: hover)').matches,
    rootNode: (viewport) => viewport.parentElement,
  });
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Before the script was there the browser scrolled the slides, and the visitor may have swiped. */
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
