import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';

/** Specification §9, in CSS pixels. */
const SWIPE_THRESHOLD_PX = 40;

/** Embla weighs speed against distance; the specification counts the pixels only. */
export function useSwipe(embla: EmblaCarouselType | undefined) {
  useEffect(() => {
    if (!embla) return;
    const viewport = embla.rootNode();
    let slide = 0;
    let startX = 0;
    let lastX = 0;
    const begin = (event: MouseEvent | TouchEvent) => {
      slide = embla.selectedScrollSnap();
      startX = lastX = horizontal(event);
    };
    const move = (event: MouseEvent | TouchEvent) => {
      lastX = horizontal(event);
    };
    const end = () => embla.scrollTo(targetSlide(slide, lastX - startX, embla.slideNodes().length));

    const listeners = new AbortController();
    const passive = { passive: true, capture: true, signal: listeners.signal };
    viewport.addEventListener('mousedown', begin, passive);
    viewport.addEventListener('touchstart', begin, passive);
    document.addEventListener('mousemove', move, passive);
    document.addEventListener('touchmove', move, passive);
    embla.on('pointerUp', end);
    return () => {
      listeners.abort();
      embla.off('pointerUp', end);
    };
  }, [embla]);
}

export function targetSlide(slide: number, movedPx: number, count: number): number {
  if (Math.abs(movedPx) < SWIPE_THRESHOLD_PX) return slide;
  return (slide - Math.sign(movedPx) + count) % count;
}

function horizontal(event: MouseEvent | TouchEvent): number {
  return 'touches' in event ? (event.touches[0]?.clientX ?? 0) : event.clientX;
}
