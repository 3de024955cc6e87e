import { fill } from '@theni/content/fill';
import type { LayoutCardData } from '@theni/content/layout-card';
import { useRef } from 'react';
import { usePageContext, useWords } from '../page-context.ts';
import { useIsNear } from '../ui/use-is-near.ts';
import css from './available-plots.module.css';
import { availableText } from './layout-facts.ts';
import { usePlotStates } from './use-plot-states.ts';

/**
 * How many plots of a layout are available, asked for when the line comes near the view; until
 * then, and without script, how many there are.
 */
export function AvailablePlots({ layout: { slug, plots } }: { layout: LayoutCardData }) {
  const text = useWords().layoutList;
  const { isPreview = false } = usePageContext();
  const line = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(line);
  const now = usePlotStates(isNear && !isPreview ? slug : undefined);
  return (
    <span
      ref={line}
      data-live-part
      className={css.line}
      data-longest={fill(text.available, { available: plots, count: plots })}
    >
      <span>
        {now && now.states.length > 0
          ? availableText(now.states, text)
          : fill(text.plots, { count: plots })}
      </span>
    </span>
  );
}
