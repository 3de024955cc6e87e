import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PlotChange, PlotStatus } from '@theni/contract';
import { PLOT_STATES, type PlotState } from '@theni/contract/plots';
import {
  dayOf,
  daysAfter,
  fromLocalDateTime,
  localDateTime,
  timeText,
} from '@theni/contract/times';
import { useState } from 'react';
import { STATE_FILLS, StatePatterns } from '../../../layouts/plan/state-patterns.tsx';
import { Button } from '../../../ui/button.tsx';
import { InputField, SelectField } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { leadAddress } from '../../addresses.ts';
import { apiErrorText } from '../../api/errors.ts';
import { labels } from '../../help/labels.ts';
import { leadQuery, leadsFailed, leadsQuery } from '../../leads/lead-queries.ts';
import common from '../../ui/common.module.css';
import { LoadMore } from '../../ui/load-more.tsx';
import { ErrorNotice } from '../../ui/query-state.tsx';
import { useChange } from '../../ui/use-change.ts';
import css from '../layouts.module.css';
import { plotFailure, usePlotChange } from './use-plot-change.ts';

/** Stands once on a page with swatches, which are drawn in its patterns. */
export function SwatchPatterns() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <StatePatterns step={9} />
    </svg>
  );
}

/** How a state is drawn: in a pattern of its own, for eyes and printers without colours. */
export function Swatch({ state }: { state: PlotState }) {
  return (
    <svg className={css.swatch} viewBox="0 0 20 20" aria-hidden="true">
      <path fill={STATE_FILLS[state]} d="M0 0h20v20H0z" />
    </svg>
  );
}

/** 'available', 'held until 23 Nov 2026, 6:00 pm' */
export function statusText({ state, heldUntil }: Pick<PlotStatus, 'state' | 'heldUntil'>): string {
  const name = labels.plotStates[state].toLowerCase();
  return state === 'held' && heldUntil ? `${name} until ${timeText(heldUntil)}` : name;
}

interface Props {
  slug: string;
  status: PlotStatus;
  onClose: () => void;
}

export function PlotStatusForm({ slug, status, onClose }: Props) {
  const { changePlot } = usePlotChange(slug);
  const change = useChange({
    mutationFn: (change: PlotChange) => changePlot(status, change),
    failure: (error) => plotFailure(error, status),
  });
  return (
    <>
      <p role="status">Now: {statusText(status)}</p>
      {status.messageId && <LeadOfPlot id={status.messageId} />}
      {change.isPending && <p role="status">Saving..</p>}
      <ErrorNotice>{change.failed}</ErrorNotice>
      <StatusFields
        // What was chosen for a status that is another by now is chosen anew.
        key={status.revision}
        status={status}
        isChanging={change.isPending}
        // Not called once this plot was closed: another one may be open by then.
        onChange={(next) => change.mutate(next, { onSuccess: onClose })}
      />
    </>
  );
}

interface FieldsProps {
  status: PlotStatus;
  isChanging: boolean;
  onChange: (change: PlotChange) => void;
}

/** A time or a lead that the owner has not chosen is not sent. */
function StatusFields({ status, isChanging, onChange }: FieldsProps) {
  const hold = useHeldUntil(status.heldUntil);
  const [lead, setLead] = useState<string | null>();

  function become(state: PlotState) {
    const isTimeSent = state === 'held' && (hold.isTyped || status.heldUntil === null);
    const end = isTimeSent ? hold.read() : undefined;
    if (isTimeSent && !end) return;
    onChange({
      state,
      ...(end && { heldUntil: end.toISOString() }),
      ...(lead !== undefined && state !== 'available' && { messageId: lead }),
    });
  }

  return (
    <>
      <div className={css.states}>
        {PLOT_STATES.map((state) => (
          <Button
            key={state}
            variant={status.state === state ? 'solid' : 'outline'}
            aria-pressed={status.state === state}
            isBusy={isChanging}
            onClick={() => become(state)}
          >
            <Swatch state={state} /> {nameOf(state, status)}
          </Button>
        ))}
      </div>
      {hold.field}
      <LeadChoice lead={lead === undefined ? status.messageId : lead} onChoose={setLead} />
    </>
  );
}

function nameOf(state: PlotState, now: PlotStatus): string {
  return state === 'available' && now.state !== 'available'
    ? labels.backToAvailable
    : labels.plotStates[state];
}

/** When a hold ends, and the field that asks for it. @param heldUntil tomorrow at six without it */
export function useHeldUntil(heldUntil: string | null) {
  const [typed, setTyped] = useState<string>();
  const [isPast, setPast] = useState(false);
  const end = heldUntil && localDateTime(new Date(heldUntil));
  const shown = typed ?? end ?? `${dayOf(daysAfter(new Date(), 1))}T18:00`;

  /** @returns nothing for a time that has passed, which the field then says */
  function read(): Date | undefined {
    const time = fromLocalDateTime(shown);
    const isToCome = time > new Date();
    setPast(!isToCome);
    return isToCome ? time : undefined;
  }

  const field = (
    <InputField
      label="Held until"
      hint="After that it becomes available again by itself."
      error={isPast ? 'Please choose a time in the future.' : undefined}
      type="datetime-local"
      value={shown}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
  return { isTyped: typed !== undefined, read, field };
}

function LeadOfPlot({ id }: { id: string }) {
  const { data: lead } = useQuery(leadQuery(id));
  return (
    <Link to={leadAddress(id)} className={common.link}>
      {lead ? `Open the lead of ${lead.name}` : 'Open its lead'}
    </Link>
  );
}

/** A choice of the lead that has the plot, among those of Open. */
function LeadChoice({
  lead,
  onChoose,
}: {
  lead: string | null;
  onChoose: (id: string | null) => void;
}) {
  const list = useInfiniteQuery(leadsQuery('open', ''));
  // The failure of a later page stands beside its button.
  const failure = list.isFetchNextPageError ? null : list.error;
  const leads = list.data?.pages.flatMap(({ messages }) => messages) ?? [];
  const listed = leads.map(({ id, name, createdAt }) => {
    return [id, `${name}, ${timeText(createdAt)}`] as const;
  });
  const isOther = lead && !leads.some(({ id }) => id === lead);
  const other = isOther ? [[lead, 'Another lead'] as const] : [];
  return (
    <>
      <SelectField
        data-entry=""
        label="Lead"
        hint="Only open leads are listed. To link another one, open it under “Leads” and tap “Book plot”."
        error={failure ? leadsFailed(apiErrorText(failure)) : undefined}
        value={lead ?? ''}
        options={[['', '–'], ...other, ...listed]}
        onChange={(event) => onChoose(event.currentTarget.value || null)}
      />
      <LoadMore list={list} name="Older leads" failed={leadsFailed} />
    </>
  );
}
