import { useQuery } from '@tanstack/react-query';
import type { PlotStatus } from '@theni/contract';
import { PLOT_STATES } from '@theni/contract/plots';
import { Fragment, memo, startTransition, useCallback, useMemo, useState } from 'react';
import { Link } from '../../ui/link.tsx';
import { layoutQuery } from '../api/layout-queries.ts';
import { layoutAddress } from '../documents/layout-parts.ts';
import { layoutText } from '../documents/layout-words.ts';
import { plotText, stateOf } from '../documents/plot-words.ts';
import { useLayout } from '../documents/use-layout.ts';
import common from '../ui/common.module.css';
import { notify } from '../ui/notice.ts';
import { ToggleGroup } from '../ui/toggle-group.tsx';
import { PlotDialog } from './plot-dialog.tsx';
import css from './plot-states.module.css';
import { StateMap } from './state-map.tsx';
import { StateSwatch } from './state-swatch.tsx';
import { chunk, useInView } from './use-in-view.ts';
import { type Plot, plotsOf } from './use-plots.ts';

const text = plotText.states;

/** Other tabs book, and holds end by themselves. */
const ASK_EVERY_MS = 30_000;

/** '' for all of them. */
type StateChoice = PlotStatus['State'] | '';

/** Which plots are available, as a list and on the plan; two taps change one. */
export function PlotStates() {
  const { slug, response } = useLayout();
  useQuery({
    ...layoutQuery(slug),
    refetchInterval: ASK_EVERY_MS,
    refetchOnWindowFocus: 'always',
  });
  const [variant, setVariant] = useState<'list' | 'map'>('list');
  const [state, setState] = useState<StateChoice>('');
  const [openNumber, setOpenNumber] = useState<string>();
  const plots = useMemo(() => plotsOf(response), [response]);
  const openPlot = useCallback((number: string) => {
    notify(undefined);
    setOpenNumber(number);
  }, []);
  const open = plots.find((plot) => plot.Number === openNumber);
  if (plots.length === 0) return <NoPlots />;
  return (
    <>
      <div className={css.body}>
        <ToggleGroup
          label={text.show}
          options={[
            ['list', text.list],
            ['map', text.map],
          ]}
          chosen={variant}
          // Hundreds of shapes take their time, meanwhile the page answers.
          onChoose={(chosen) => startTransition(() => setVariant(chosen))}
        />
        <StateFilter plots={plots} chosen={state} onChoose={setState} />
        {variant === 'list' ? (
          <StateList plots={plots} state={state} onOpen={openPlot} />
        ) : (
          <StateMap plots={plots} state={state} onOpen={openPlot} />
        )}
      </div>
      {open && (
        <PlotDialog key={open.Number} plot={open} onClose={() => setOpenNumber(undefined)} />
      )}
    </>
  );
}

function NoPlots() {
  const { slug } = useLayout();
  return (
    <p>
      {text.none}{' '}
      <Link to={layoutAddress(slug, 'plots')} className={common.link}>
        {text.toPlots}
      </Link>
    </p>
  );
}

function StateFilter({
  plots,
  ...choice
}: {
  plots: Plot[];
  chosen: StateChoice;
  onChoose: (state: StateChoice) => void;
}) {
  const count = (state: PlotStatus['State']) => plots.filter(({ State }) => State === state).length;
  const states = PLOT_STATES.map(
    (state) =>
      [
        state,
        <Fragment key={state}>
          <StateSwatch state={state} />
          {layoutText.states[state]} ({count(state)})
        </Fragment>,
      ] as const,
  );
  return (
    <ToggleGroup
      label={text.filter}
      options={[['', text.every(plots.length)], ...states]}
      {...choice}
    />
  );
}

interface StatesProps {
  plots: Plot[];
  state: StateChoice;
  onOpen: (number: string) => void;
}

function StateList({ plots, state, onOpen }: StatesProps) {
  const shown = plots.filter(({ State }) => !state || State === state);
  return (
    <div className={css.groups}>
      {chunk(shown).map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is a place in the list
        <StateGroup key={at} plots={group} isFirst={at === 0} onOpen={onOpen} />
      ))}
    </div>
  );
}

/** Of a plot, until it is made. */
const PLOT_PX = 57;

function StateGroup({
  plots,
  isFirst,
  onOpen,
}: Pick<StatesProps, 'plots' | 'onOpen'> & { isFirst: boolean }) {
  const { group, isNear, measuredHeight } = useInView<HTMLDivElement>(isFirst);
  if (!isNear)
    return <div ref={group} style={{ height: measuredHeight ?? plots.length * PLOT_PX }} />;
  return (
    <div ref={group}>
      <ul className={css.list}>
        {plots.map((plot) => (
          <StateRow key={plot.Number} plot={plot} onOpen={onOpen} />
        ))}
      </ul>
    </div>
  );
}

const StateRow = memo(function StateRow({
  plot,
  onOpen,
}: {
  plot: Plot;
  onOpen: (number: string) => void;
}) {
  return (
    <li>
      <button type="button" onClick={() => onOpen(plot.Number)}>
        <StateSwatch state={plot.State} />
        <span className={css.number}>{plot.Number}</span>
        <span className={css.facts}>{factsOf(plot)}</span>
        <span className={css.state}>{stateOf(plot)}</span>
      </button>
      {plot.Message && (
        <Link to={`/admin/dashboard?lead=${plot.Message}`} className={css.lead}>
          {text.personOf(plot.Number)}
        </Link>
      )}
    </li>
  );
});

/** '1,200 sq ft · ₹8,50,000' */
function factsOf({ SquareFeet, Price }: Plot): string {
  const size = SquareFeet !== null && `${SquareFeet.toLocaleString('en-IN')} sq ft`;
  const price = Price !== null && `₹${Price.toLocaleString('en-IN')}`;
  return [size, price].filter(Boolean).join(' · ');
}
