import { fill } from '@theni/content/fill';
import { PLOT_STATES, type PlotState } from '@theni/contract/plots';
import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { STATE_FILLS, StatePatterns } from '../../layouts/state-patterns.tsx';
import { Button } from '../../ui/button.tsx';
import { HydrateInView } from '../../ui/hydrate-in-view.tsx';
import { Section } from '../../ui/section.tsx';
import { useLateChunk } from '../../ui/use-late-chunk.ts';
import type { ShownLayout, ShownPlot } from '../../words/shown-layout.ts';
import { PlanFrame, type PlanProps } from './plan-frame.tsx';
import { PlotTable } from './plot-table.tsx';
import css from './plots.module.css';

const loadSheet = () => import('./plot-sheet.tsx');
const loadLivePlan = () => import('./live-plan.tsx');

interface Props {
  layout: ShownLayout;
  plots: ShownPlot[];
  asOf: string;
  chosen: string | undefined;
  /** The address names the chosen one: it is brought into view. */
  isLinked: boolean;
  onChoose: (number: string) => void;
}

/** Plan and table of the same plots. */
export function Plots({ layout, plots, asOf, chosen, isLinked, onChoose }: Props) {
  const { plan, text } = layout;
  const plot = plots.find(({ Number: number }) => number === chosen);
  const sheet = useRef<HTMLDivElement>(null);
  const late = useLateChunk(loadSheet);
  const show = useCallback(
    (number: string) => {
      flushSync(() => onChoose(number));
      sheet.current?.scrollIntoView({ block: 'nearest' });
    },
    [onChoose],
  );
  useEffect(() => {
    if (!isLinked || !late || location.hash) return;
    const frame = afterPaint(() => sheet.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame.id);
  }, [isLinked, late]);
  if (plots.length === 0) return null;
  return (
    <Section heading={text.plots.heading} tone="deep" intro={fill(text.plots.asOf, { time: asOf })}>
      <div className={`stack ${css.parts}`}>
        <div className={plan ? `stack ${css.planAndPlot}` : undefined}>
          {plan && (
            <div>
              <svg className={css.patterns} width="0" height="0" aria-hidden="true">
                <StatePatterns step={Math.round(plan.Scale.fontSize * 0.55)} />
              </svg>
              <HydrateInView>
                <PlotPlan
                  plan={plan}
                  plots={plots}
                  text={text.plots}
                  chosen={chosen}
                  onChoose={show}
                />
              </HydrateInView>
            </div>
          )}
          {(plan || plot) && (
            <div ref={sheet} className={`stack needs-script ${css.chosen}`}>
              <div role="status" className="stack">
                {plot && late ? (
                  <late.PlotFacts plot={plot} text={text} />
                ) : (
                  <p className={css.hint}>{text.plots.hint}</p>
                )}
              </div>
              {plot && late && (
                <late.PlotActions layout={layout} plots={plots} plot={plot} onChoose={show} />
              )}
            </div>
          )}
          {plan && <Legend text={text.plots} size={plan.Scale.fontSize} />}
        </div>
        <HydrateInView>
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

/** The plan as a picture, until it is near the view: then it comes to life. Where its script cannot be had, it stays one. */
function PlotPlan(props: PlanProps) {
  const late = useLateChunk(loadLivePlan);
  if (late) return <late.LivePlan {...props} />;
  return (
    <>
      <div className={`needs-script ${css.tools}`} />
      <PlanFrame plan={props.plan} alt={props.text.picture} />
    </>
  );
}

/** What has grown below the view moves nothing that is seen: so it is painted before one goes there. */
function afterPaint(action: () => void): { id: number } {
  const frame = { id: 0 };
  frame.id = requestAnimationFrame(() => {
    frame.id = requestAnimationFrame(action);
  });
  return frame;
}

/** How plots of a state look on the plan. */
function Legend({ text, size }: { text: ShownLayout['text']['plots']; size: number }) {
  return (
    <ul className={`row needs-script ${css.legend}`}>
      {PLOT_STATES.map((state) => (
        <li key={state}>
          <Swatch state={state} size={size} />
          {text.states[state]}
        </li>
      ))}
    </ul>
  );
}

function Swatch({ state, size }: { state: PlotState; size: number }) {
  return (
    <svg
      className={css.swatch}
      viewBox={`0 0 ${size * 2} ${size * 1.3}`}
      width="37"
      height="24"
      aria-hidden="true"
    >
      <path fill={STATE_FILLS[state]} d={`M0 0h${size * 2}v${size * 1.3}H0z`} />
    </svg>
  );
}
