import type { LayoutCardData } from '@theni/content/layout-card';
import { useRef } from 'react';
import { usePageContext } from '../page-context.ts';
import { useIsNear } from '../ui/use-is-near.ts';
import { AvailableCount } from './available-count.tsx';
import { usePlotStates } from './use-plot-states.ts';

/** On a card: the number of available plots is asked for when the line comes near the view. */
export function AvailablePlots({ layout: { slug, plots } }: { layout: LayoutCardData }) {
  const { isPreview = false } = usePageContext();
  const line = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(line);
  const fresh = usePlotStates(isNear && !isPreview ? slug : undefined);
  return <AvailableCount ref={line} data-live-part count={plots} plots={fresh?.states} />;
}
