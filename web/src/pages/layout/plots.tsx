import { fill } from '@theni/content/fill';
import { PLOT_STATES, type PlotState } from '@theni/contract/plots';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { StatePatterns } from '../../layouts/state-patterns.tsx';
import { Section } from '../../ui/section.tsx';
import type { ShownLayout, ShownPlot } from '../../words/shown-layout.ts';
import { ChosenPlot } from './chosen-plot.tsx';
import { PlotPlan } from './plot-plan.tsx';
import { PlotTable } from './plot-table.tsx';
import css from './plots.module.css';

interface Props {
  layout: ShownLayout;
  plots: ShownPlot[];
  asOf: string;
  chosen: string | undefined;
  onChoose: (number: string) => void;
}

/** Plan and table of the same plots. */
export function Plots({ layout, plots, asOf, chosen, onChoose }: Props) {
  const { plan, text } = layout;
  const plot = plots.find(({ Number: number }) => number === chosen);
  const shown = useRef<HTMLDivElement>(null);
  function show(number: string) {
    flushSync(() => onChoose(number));
    shown.current?.scrollIntoView({ block: 'nearest' });
  }
  if (plots.length === 0) return null;
  return (
    <Section heading={text.plots.heading} tone="deep" intro={fill(text.plots.asOf, { time: asOf })}>
      <div className={css.parts}>
        {plan && (
          <div className={css.planAndPlot}>
            <div>
              <svg className={css.patterns} width="0" height="0" aria-hidden="true">
                <StatePatterns step={Math.round(plan.Scale.fontSize * 0.55)} />
              </svg>
              <PlotPlan
                plan={plan}
                plots={plots}
                text={text.plots}
                chosen={chosen}
                onChoose={show}
              />
            </div>
            <ChosenPlot ref={shown} layout={layout} plot={plot} onAsk={onChoose} />
            <ul className={css.legend}>
              {PLOT_STATES.map((state) => (
                <li key={state}>
                  <Swatch state={state} size={plan.Scale.fontSize} />
                  {text.plots.states[state]}
                </li>
              ))}
            </ul>
          </div>
        )}
        <PlotTable plots={plots} text={text} onAsk={onChoose} />
      </div>
    </Section>
  );
}

/** How plots of a state look on the plan. */
function Swatch({ state, size }: { state: PlotState; size: number }) {
  return (
    <svg
      className={css.swatch}
      viewBox={`0 0 ${size * 2} ${size * 1.3}`}
      width="37"
      height="24"
      aria-hidden="true"
    >
      <path className={css[state]} d={`M0 0h${size * 2}v${size * 1.3}H0z`} />
    </svg>
  );
}
