import { fill } from '@theni/content/fill';
import type { ComponentProps } from 'react';
import { useWords } from '../page-context.ts';
import { availableText } from './layout-facts.ts';
import type { PlotPageData } from './layout-page-data.ts';

interface Props extends ComponentProps<'span'> {
  count: number;
  /** Their states of now, once they are known. */
  plots: Pick<PlotPageData, 'state'>[] | undefined;
}

/**
 * Says how many plots are available; until that is known, and without script, how many there are.
 * The style sheet of `FactList` gives the line the room of `data-longest` from the start.
 */
export function AvailableCount({ count, plots, ...line }: Props) {
  const text = useWords().layoutList;
  return (
    <span {...line} data-longest={fill(text.available, { available: count, count })}>
      {plots?.length ? availableText(plots, text) : fill(text.plots, { count })}
    </span>
  );
}
