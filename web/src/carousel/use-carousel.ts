import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEdition } from '../words/words.ts';
import { useAutoAdvance } from './use-auto-advance.ts';
import { useSwipe } from './use-swipe.ts';

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
