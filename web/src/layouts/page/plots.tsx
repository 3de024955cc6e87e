import { fill } from '@theni/content/text';
import { PLOT_STATES } from '@theni/contract/plots';
import { type RefObject, Suspense, useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { documentData } from '../../document-data.ts';
import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/section.tsx';
import type { LayoutPageData, PlotPageData } from '../layout-page-data.ts';
import { Plan } from '../plan/plan.tsx';
import { STATE_FILLS, StatePatterns } from '../plan/state-patterns.tsx';
import { PlotActions, PlotSummary } from './plot-sheet.tsx';
import { PlotTable } from './plot-table.tsx';
import css from './plots.module.css';
import type { ChosenPlot } from './use-chosen-plot.ts';

interface Props extends ChosenPlot {
  layout: LayoutPageData;
  plots: PlotPageData[];
  asOf: string;
  areFresh: boolean;
}

/** Plan, the chosen plot's sheet and the table of the same plots. */
export function Plots({
  layout,
  plots,
  asOf,
  areFresh,
  chosen,
  unknownNumber,
  isLinked,
  isTappedEarly,
  choosePlot,
}: Props) {
  const { plan, text } = layout;
  const plot = plots.find(({ number }) => number === chosen);
  const isDrawn = plan !== null && plots.some(({ shape }) => shape);
  const sheet = useRef<HTMLDivElement>(null);
  const chooseAndShow = useCallback(
    (number: string) => {
      flushSync(() => choosePlot(number));
      sheet.current?.scrollIntoView({ block: 'nearest' });
    },
    [choosePlot],
  );
  useScrollToLinkedPlot(sheet, { chosen, isLinked, isTappedEarly });
  if (plots.length === 0) return null;
  const hint = isDrawn && text.plots.hint;
  const notice = unknownNumber ? fill(text.plots.unknown, { number: unknownNumber }) : hint;
  return (
    <Section
      heading={text.plots.heading}
      tone="deep"
      intro={<small className={css.asOf}>{fill(text.plots.asOf, { time: asOf })}</small>}
    >
      <div className={`stack ${css.parts}`}>
        {isDrawn && (
          // The plan and its legend both fill with these patterns.
          <svg className="visually-hidden" aria-hidden="true">
            <StatePatterns step={Math.round(plan.measures.fontSize * 0.55)} />
          </svg>
        )}
        <div className={plan ? `stack ${css.planAndPlot}` : undefined}>
          {plan && (
            <Suspense>
              <Plan
                plan={plan}
                plots={plots}
                text={text.plots}
                chosen={chosen}
                onChoose={chooseAndShow}
              />
            </Suspense>
          )}
          <div
            ref={sheet}
            className={classNames(
              'stack needs-script',
              (plot || notice) && css.chosen,
              !plot && css.hint,
            )}
          >
            <div role="status" className="stack">
              {plot ? <PlotSummary plot={plot} text={text} /> : notice}
            </div>
            {plot && (
              <PlotActions layout={layout} plots={plots} plot={plot} onChoose={chooseAndShow} />
            )}
          </div>
          {isDrawn && <Legend text={text.plots} size={plan.measures.fontSize} />}
        </div>
        <Suspense>
          <PlotTable
            plots={plots}
            areFresh={areFresh}
            text={text}
            isLinked={isLinked}
            onChoose={chooseAndShow}
          />
        </Suspense>
      </div>
    </Section>
  );
}

/**
 * Whoever has followed a link to a plot sees its sheet, unless he has begun to read or to scroll;
 * and so does whoever has tapped it before the script was there.
 */
function useScrollToLinkedPlot(
  sheet: RefObject<HTMLElement | null>,
  { chosen, isLinked, isTappedEarly }: Pick<ChosenPlot, 'chosen' | 'isLinked' | 'isTappedEarly'>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second early tap shows its plot, too
  useEffect(() => {
    if (!isLinked || location.hash) return;
    const hasBegun = () => !isTappedEarly && (scrollY > 0 || 'touched' in documentData());
    const show = () => hasBegun() || sheet.current?.scrollIntoView({ block: 'nearest' });
    // The sheet has just grown. A frame later what stands below it has moved, so scrolling then
    // counts as no layout shift.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [sheet, chosen, isLinked, isTappedEarly]);
}

/** Says how plots of a state look on the plan. @param props.size of the plan's letters */
function Legend({ text, size }: { text: LayoutPageData['text']['plots']; size: number }) {
  const [width, height] = [size * 2, size * 1.3];
  return (
    <ul className={`row ${css.legend}`}>
      {PLOT_STATES.map((state) => (
        <li key={state}>
          <svg viewBox={`0 0 ${width} ${height}`} width="24" height="16" aria-hidden="true">
            <path fill={STATE_FILLS[state]} d={`M0 0h${width}v${height}H0z`} />
          </svg>
          {text.states[state]}
        </li>
      ))}
    </ul>
  );
}
