import type { PlotStatus } from '@theni/contract';
import { cornersOf, middleOf } from '@theni/contract/shape';
import { StatePatterns } from '../../layouts/state-patterns.tsx';
import { classNames } from '../../ui/class-names.ts';
import { plotText, stateOf } from '../documents/plot-words.ts';
import { useLayout } from '../documents/use-layout.ts';
import common from '../ui/common.module.css';
import planCss from './plan-view.module.css';
import { NoPlan, PlanView } from './plan-view.tsx';
import { PlotNumber } from './plot-shape.tsx';
import type { Plot } from './use-plots.ts';

const text = plotText.states;

/** Plots on the plan, coloured by what they are. @param state all others are pale */
export function StateMap({
  plots,
  state,
  onOpen,
}: {
  plots: Plot[];
  state: PlotStatus['State'] | '';
  onOpen: (number: string) => void;
}) {
  const { plan } = useLayout().response.Project;
  if (!plan) return <NoPlan />;
  const drawn = plots.filter(({ Shape }) => Shape !== '');
  const others = plots.filter(({ Shape }) => Shape === '').map((plot) => plot.Number);
  return (
    <>
      <PlanView plan={plan} actions={{ onTap: (_, { plot }) => plot && onOpen(plot) }}>
        {({ unit, reveal }) => (
          <>
            <StatePatterns step={10 * unit} />
            {drawn.map((plot) => (
              <g key={plot.Number} opacity={!state || plot.State === state ? 1 : 0.25}>
                {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button */}
                <polygon
                  points={plot.Shape}
                  data-plot={plot.Number}
                  className={classNames(planCss.tappable, planCss[plot.State])}
                  role="button"
                  tabIndex={0}
                  aria-label={text.plot(plot.Number, stateOf(plot))}
                  onFocus={() => reveal(middleOf(cornersOf(plot.Shape)))}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' && event.key !== ' ') return;
                    event.preventDefault();
                    onOpen(plot.Number);
                  }}
                />
                <PlotNumber points={plot.Shape} number={plot.Number} unit={unit} />
              </g>
            ))}
          </>
        )}
      </PlanView>
      {others.length > 0 && <p className={common.note}>{text.notDrawn(others)}</p>}
    </>
  );
}
