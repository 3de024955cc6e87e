import { fill } from '@theni/content/fill';
import { PLOT_STATES } from '@theni/contract/plots';
import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { STATE_FILLS } from '../../layouts/state-patterns.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { HydrateInView } from '../../ui/hydrate-in-view.tsx';
import { late } from '../../ui/late.ts';
import { Section } from '../../ui/section.tsx';
import type { ShownLayout, ShownPlot } from '../../words/shown-layout.ts';
import { PlotActions, PlotFacts } from './plot-sheet.tsx';
import { PlotTable } from './plot-table.tsx';
import css from './plots.module.css';
import type { ChosenPlot } from './use-chosen-plot.ts';

const Plan = late(async () => (await import('./plan.tsx')).Plan, css);

interface Props extends ChosenPlot {
  layout: ShownLayout;
  plots: ShownPlot[];
  asOf: string;
}

/** Plan, the chosen plot's sheet and the table of the same plots. */
export function Plots({ layout, plots, asOf, chosen, unknown, isLinked, choose }: Props) {
  const { plan, text } = layout;
  const plot = plots.find(({ number }) => number === chosen);
  const isDrawn = plan !== null && plots.some(({ shape }) => shape);
  const sheet = useRef<HTMLDivElement>(null);
  const show = useCallback(
    (number: string) => {
      flushSync(() => choose(number));
      sheet.current?.scrollIntoView({ block: 'nearest' });
    },
    [choose],
  );
  useEffect(() => {
    if (!isLinked || location.hash) return;
    // What has grown below the view moves nothing that is seen: so it is painted before.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => sheet.current?.scrollIntoView({ block: 'nearest' }));
    });
    return () => cancelAnimationFrame(frame);
  }, [isLinked]);
  if (plots.length === 0) return null;
  // Out of view too, so that a printed sheet has them.
  const hasNews = plots !== layout.plots;
  const hint = isDrawn && text.plots.hint;
  const notice = unknown ? fill(text.plots.unknown, { number: unknown }) : hint;
  return (
    <Section heading={text.plots.heading} tone="deep" intro={fill(text.plots.asOf, { time: asOf })}>
      <div className={`stack ${css.parts}`}>
        <div className={plan ? `stack ${css.planAndPlot}` : undefined}>
          {plan && (
            <HydrateInView isNeeded={hasNews}>
              <Plan plan={plan} plots={plots} text={text.plots} chosen={chosen} onChoose={show} />
            </HydrateInView>
          )}
          <div
            ref={sheet}
            className={classNames('stack needs-script', (plot || notice) && css.chosen)}
          >
            <div role="status" className="stack">
              {plot ? <PlotFacts plot={plot} text={text} /> : notice}
            </div>
            {plot && <PlotActions layout={layout} plots={plots} plot={plot} onChoose={show} />}
          </div>
          {isDrawn && <Legend text={text.plots} size={plan.scale.fontSize} />}
        </div>
        <HydrateInView isNeeded={hasNews}>
          <PlotTable plots={plots} text={text} onChoose={show} />
        </HydrateInView>
        <p className={`needs-script ${css.print}`}>
          <Button
            variant="outline"
            data-replay=""
            onClick={({ currentTarget }) => currentTarget.ownerDocument.defaultView?.print()}
          >
            {text.plots.print}
          </Button>
        </p>
      </div>
    </Section>
  );
}

/** How plots of a state look on the plan. @param props.size of its letters */
function Legend({ text, size }: { text: ShownLayout['text']['plots']; size: number }) {
  const [width, height] = [size * 2, size * 1.3];
  return (
    <ul className={`row ${css.legend}`}>
      {PLOT_STATES.map((state) => (
        <li key={state}>
          <svg viewBox={`0 0 ${width} ${height}`} width="37" height="24" aria-hidden="true">
            <path fill={STATE_FILLS[state]} d={`M0 0h${width}v${height}H0z`} />
          </svg>
          {text.states[state]}
        </li>
      ))}
    </ul>
  );
}
