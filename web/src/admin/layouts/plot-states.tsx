import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { InboxMessage, Layout, PlotStatus } from '@theni/contract';
import { PLOT_STATES } from '@theni/contract/plots';
import { cornersOf, middleOf } from '@theni/contract/shape';
import { memo, startTransition, useCallback, useMemo, useState } from 'react';
import { StatePatterns } from '../../layouts/state-patterns.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { messagesOf } from '../api/admin-api.ts';
import { layoutQuery } from '../api/layout-queries.ts';
import { layoutText } from '../documents/layout-words.ts';
import { plotText, stateOf } from '../documents/plot-words.ts';
import { useValue } from '../documents/use-editor.ts';
import { useLayout } from '../documents/use-layout.ts';
import { notify } from '../ui/notice.ts';
import planCss from './plan-view.module.css';
import { NoPlan, PlanView } from './plan-view.tsx';
import { PlotDialog } from './plot-dialog.tsx';
import { PlotNumber } from './plot-shape.tsx';
import css from './plot-states.module.css';
import { chunk, useInView } from './use-in-view.ts';
import { type Plot, plotsOf } from './use-plots.ts';

const text = plotText.states;

/** Other tabs book, and holds end by themselves. */
const ASK_EVERY_MS = 30_000;

/** Which plots are available, as a list and on the plan; two taps change one. */
export function PlotStates() {
  const { slug, response } = useLayout();
  useQuery({
    ...layoutQuery(slug),
    refetchInterval: ASK_EVERY_MS,
    refetchOnWindowFocus: 'always',
  });
  const [variant, setLook] = useState<'list' | 'map'>('list');
  const [state, setState] = useState<PlotStatus['State']>();
  const [openNumber, setOpenNumber] = useState<string>();
  const plots = useMemo(() => plotsOf(response), [response]);
  const leads = useLeads(plots);
  const openPlot = useCallback((number: string) => {
    notify(undefined);
    setOpenNumber(number);
  }, []);
  const open = plots.find((plot) => plot.Number === openNumber);
  if (plots.length === 0) return <p>{text.none}</p>;
  return (
    <>
      <p>{text.lead}</p>
      <div className={css.body}>
        <div className={css.top}>
          <Choice
            legend={text.show}
            options={[
              ['list', text.list],
              ['map', text.map],
            ]}
            chosen={variant}
            // Hundreds of shapes take their time, meanwhile the page answers.
            onChoose={(chosen) => startTransition(() => setLook(chosen))}
          />
        </div>
        <StateFilter plots={plots} chosen={state} onChoose={setState} />
        {variant === 'list' ? (
          <StateList plots={plots} leads={leads} state={state} onOpen={openPlot} />
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

function StateFilter({
  plots,
  chosen,
  onChoose,
}: {
  plots: Plot[];
  chosen: PlotStatus['State'] | undefined;
  onChoose: (state: PlotStatus['State'] | undefined) => void;
}) {
  const count = (state: PlotStatus['State']) => plots.filter(({ State }) => State === state).length;
  return (
    <fieldset className={css.filter} aria-label={text.filter}>
      <button type="button" aria-pressed={!chosen} onClick={() => onChoose(undefined)}>
        {text.every(plots.length)}
      </button>
      {PLOT_STATES.map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={chosen === state}
          onClick={() => onChoose(state)}
        >
          <StateSwatch state={state} />
          {layoutText.states[state]} ({count(state)})
        </button>
      ))}
    </fieldset>
  );
}

/** Who has a plot, by the id of the message that it names; undefined until that is known. */
type Leads = Map<string, InboxMessage> | undefined;

function useLeads(plots: Plot[]): Leads {
  const ids = [...new Set(plots.flatMap(({ Message }) => Message ?? []))].sort();
  const { data } = useQuery({
    queryKey: ['leads of plots', ids],
    queryFn: () => messagesOf(ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    meta: { failure: 'the leads of the plots could not be loaded' },
  });
  return useMemo(() => data && new Map(data.map((lead) => [lead._id, lead])), [data]);
}

interface StatesProps {
  plots: Plot[];
  state: PlotStatus['State'] | undefined;
  onOpen: (number: string) => void;
}

function StateList({ plots, leads, state, onOpen }: StatesProps & { leads: Leads }) {
  const shown = plots.filter(({ State }) => !state || State === state);
  return (
    <div className={css.groups}>
      {chunk(shown).map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is a place in the list
        <StateGroup key={at} plots={group} leads={leads} isFirst={at === 0} onOpen={onOpen} />
      ))}
    </div>
  );
}

/** Of a plot, until it is made. */
const PLOT_PX = 57;

function StateGroup({
  plots,
  leads,
  isFirst,
  onOpen,
}: Pick<StatesProps, 'plots' | 'onOpen'> & { leads: Leads; isFirst: boolean }) {
  const { group, isNear, measuredHeight } = useInView<HTMLDivElement>(isFirst);
  if (!isNear)
    return <div ref={group} style={{ height: measuredHeight ?? plots.length * PLOT_PX }} />;
  return (
    <div ref={group}>
      <ul className={css.list}>
        {plots.map((plot) => (
          <StateRow
            key={plot.Number}
            plot={plot}
            lead={plot.Message === null ? undefined : (leads?.get(plot.Message) ?? null)}
            isLeadKnown={leads !== undefined}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </div>
  );
}

const StateRow = memo(function StateRow({
  plot,
  lead,
  isLeadKnown,
  onOpen,
}: {
  plot: Plot;
  /** Undefined for none, null for one that is not there. */
  lead: InboxMessage | null | undefined;
  isLeadKnown: boolean;
  onOpen: (number: string) => void;
}) {
  return (
    <li>
      <button type="button" onClick={() => onOpen(plot.Number)}>
        <StateSwatch state={plot.State} />
        <span className={css.number}>{plot.Number}</span>
        <span className={css.facts}>{factsOf(plot)}</span>
        <span className={css.state}>{stateOf(plot, layoutText.states)}</span>
      </button>
      {lead && (
        <Link to={`/admin/dashboard?lead=${lead._id}`} className={css.lead}>
          {text.person(lead.Name)}
        </Link>
      )}
      {lead === null && isLeadKnown && <p className={css.lead}>{text.personGone}</p>}
    </li>
  );
});

/** '1,200 sq ft · ₹8,50,000' */
function factsOf({ SquareFeet, Price }: Plot): string {
  const size = SquareFeet !== null && `${SquareFeet.toLocaleString('en-IN')} sq ft`;
  const price = Price !== null && `₹${Price.toLocaleString('en-IN')}`;
  return [size, price].filter(Boolean).join(' · ');
}

function StateMap({ plots, state, onOpen }: StatesProps) {
  const { value: plan } = useValue<Layout['plan']>('plan');
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
                  aria-label={text.plot(plot.Number, stateOf(plot, layoutText.states))}
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
      {others.length > 0 && <p className={css.note}>{text.notDrawn(others)}</p>}
    </>
  );
}

function Choice<Key extends string>({
  legend,
  options,
  chosen,
  onChoose,
}: {
  legend: string;
  options: [Key, string][];
  chosen: Key;
  onChoose: (key: Key) => void;
}) {
  return (
    <fieldset className={css.filter} aria-label={legend}>
      {options.map(([key, name]) => (
        <button key={key} type="button" aria-pressed={chosen === key} onClick={() => onChoose(key)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}

/** A sample of how a state is drawn: another pattern each, for eyes and printers without colours. */
function StateSwatch({ state }: { state: PlotStatus['State'] }) {
  return <span className={`${css.swatch} ${css[state]}`} aria-hidden="true" />;
}
