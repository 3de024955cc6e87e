import type { PlotStatus } from '@theni/contract';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { labels } from '../../help/labels.ts';
import common from '../../ui/common.module.css';
import { ToggleGroup } from '../../ui/controls.tsx';
import { notify } from '../../ui/notice.ts';
import css from '../layouts.module.css';
import { statusText } from './plot-status.tsx';
import { plotFailure, recentChanges, usePlotChange } from './use-plot-change.ts';

/** What a tap on a plot does: opens it, or marks one plot after the other. */
export type Tap = 'open' | 'booked' | 'sold';

const TAPS: [Tap, string][] = [
  ['open', 'opens it'],
  ['booked', 'marks it booked'],
  ['sold', 'marks it sold'],
];

export function TapChoice({ tap, onChoose }: { tap: Tap; onChoose: (tap: Tap) => void }) {
  return (
    <div>
      <p className={common.note}>A tap on a plot</p>
      <ToggleGroup label="A tap on a plot" options={TAPS} chosen={tap} onChoose={onChoose} />
    </div>
  );
}

/** @returns marks a plot; a second tap before the answer does nothing */
export function useMarkPlot(slug: string): (plot: PlotStatus, state: 'booked' | 'sold') => void {
  const { changePlot } = usePlotChange(slug);
  const underWay = useRef(new Set<string>());
  return async (plot, state) => {
    if (plot.state === state || underWay.current.has(plot.id)) return;
    underWay.current.add(plot.id);
    await changePlot(plot, { state }).catch((error: Error) =>
      notify({ text: plotFailure(error, plot) }),
    );
    underWay.current.delete(plot.id);
  };
}

/**
 * Plots, and over their lower end the Undo of each change of the last minute, the newest first: it
 * is in view however many plots there are.
 */
export function RecentChanges({ slug, children }: { slug: string; children: ReactNode }) {
  const { takeBack } = usePlotChange(slug);
  const recent = recentChanges.use().filter((one) => one.slug === slug);
  return (
    <div>
      {children}
      {recent.length > 0 && (
        <ul className={css.recent} aria-label="Changed a moment ago">
          {recent.toReversed().map(({ changed }) => (
            <li key={changed.id}>
              <Button
                variant="outline"
                aria-label={`${labels.undo}: plot ${changed.number} is ${statusText(changed)}`}
                onClick={() => takeBack(changed)}
              >
                {labels.undo} {changed.number}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
