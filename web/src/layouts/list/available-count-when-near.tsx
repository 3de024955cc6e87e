import type { LayoutCardData } from '@theni/content/layout-card';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePageContext } from '../../page-context.ts';
import { AvailableCount } from '../available-count.tsx';
import { usePlotStates } from '../use-plot-states.ts';

/** A card asks for the number of available plots when this line comes near the view. */
export function AvailableCountWhenNear({
  layout: { slug, plotCount },
}: {
  layout: LayoutCardData;
}) {
  const { isPreview = false } = usePageContext();
  const line = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(line);
  const fresh = usePlotStates(isNear && !isPreview ? slug : undefined);
  return <AvailableCount ref={line} data-live-part count={plotCount} plots={fresh?.states} />;
}

/** Whether an element is, or has been, within half a screen of the view. */
function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '50% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
