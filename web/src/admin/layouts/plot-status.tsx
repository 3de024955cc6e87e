import { useMutation, useQuery } from '@tanstack/react-query';
import type { PlotChange, PlotStatus } from '@theni/contract';
import { PLOT_STATES, type PlotState } from '@theni/contract/plots';
import { clockOf, dayOf, daysBefore, timeOf, timeText } from '@theni/contract/times';
import { useState } from 'react';
import { StatePatterns } from '../../layouts/state-patterns.tsx';
import { Button } from '../../ui/button.tsx';
import { InputField, SelectField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { call } from '../api/call.ts';
import { AdminApiError, ConnectionError } from '../api/errors.ts';
import { asItWas } from '../api/layouts.ts';
import common from '../ui/common.module.css';
import { ErrorNotice, notify } from '../ui/notice.tsx';
import { adminText } from '../words.ts';
import css from './layouts.module.css';
import { layoutText } from './words.ts';

const text = layoutText.status;

/** How a state is drawn: in a pattern of its own, for eyes and printers without colours. */
export function Swatch({ state }: { state: PlotState }) {
  return (
    <svg className={css.swatch} viewBox="0 0 20 20" aria-hidden="true">
      <StatePatterns step={9} />
      <path fill={state === 'available' ? '#dcebb5' : `url("#plot-${state}")`} d="M0 0h20v20H0z" />
    </svg>
  );
}

/** 'available', 'held until 23 Nov 2026, 6:00 pm' */
export function statusText({ state, heldUntil }: Pick<PlotStatus, 'state' | 'heldUntil'>): string {
  const name = layoutText.states[state].toLowerCase();
  return state === 'held' && heldUntil ? `${name} ${text.until(timeText(heldUntil))}` : name;
}

interface Props {
  slug: string;
  status: PlotStatus;
  refresh: () => Promise<unknown>;
  onClose: () => void;
}

export function PlotStatusForm({ slug, status, refresh, onClose }: Props) {
  // As `<input type="datetime-local">` has it.
  const tomorrow = `${dayOf(daysBefore(new Date(), -1))}T18:00`;
  const { heldUntil } = status;
  const [until, setUntil] = useState(heldUntil ? clockOf(new Date(heldUntil)) : tomorrow);
  const [isPast, setPast] = useState(false);
  const [lead, setLead] = useState(status.messageId);
  const change = useStatusChange({ slug, status, refresh, onClose });

  function become(state: PlotState) {
    const end = timeOf(until);
    const isWrong = state === 'held' && !(end > new Date());
    setPast(isWrong);
    const messageId = state === 'available' ? null : lead;
    if (isWrong) return;
    const held = state === 'held' && { heldUntil: end.toISOString() };
    change.mutate({ state, messageId, ...held });
  }

  return (
    <>
      <p role="status">{text.now(statusText(status))}</p>
      <ErrorNotice>{change.error && failureOf(change.error, status)}</ErrorNotice>
      <div className={common.row}>
        {PLOT_STATES.map((state) => (
          <Button
            key={state}
            variant={status.state === state ? 'solid' : 'outline'}
            aria-pressed={status.state === state}
            disabled={change.isPending}
            onClick={() => become(state)}
          >
            {text.set[state]}
          </Button>
        ))}
      </div>
      <InputField
        label={text.holdUntil}
        hint={text.holdHint}
        error={isPast ? text.holdPast : undefined}
        type="datetime-local"
        value={until}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
      <LeadChoice lead={lead} onChoose={setLead} />
    </>
  );
}

function useStatusChange({ slug, status, refresh, onClose }: Props) {
  const put = (seen: PlotStatus, body: PlotChange) =>
    call('PATCH /api/admin/layouts/:slug/plots/:number', {
      params: { slug, number: seen.number },
      body,
      ifMatch: seen.version,
    }).finally(() => refresh().catch(() => {}));

  /** @param changed what has been made of the plot; whatever came after that stays */
  async function takeBack(changed: PlotStatus): Promise<void> {
    try {
      await put(changed, asItWas(status));
      notify({ text: adminText.frame.undone });
    } catch (error) {
      notify({ text: failureOf(error as Error, changed) });
    }
  }

  return useMutation({
    mutationFn: (change: PlotChange) => put(status, change),
    onSuccess: (changed) => {
      const done = text.done(changed.number, layoutText.states[changed.state].toLowerCase());
      notify({ text: done, undo: { act: () => takeBack(changed) } });
      onClose();
    },
  });
}

function failureOf(error: Error, { number }: PlotStatus): string {
  if (error instanceof ConnectionError) return text.noConnection;
  if (error instanceof AdminApiError && error.status === 412) return text.overtaken(number);
  return text.failed(error instanceof AdminApiError ? error.message : '');
}

/** With whose message a plot goes: it gets the message's id, and never a name or a number. */
function LeadChoice({
  lead,
  onChoose,
}: {
  lead: string | null;
  onChoose: (id: string | null) => void;
}) {
  const { data: leads = [], isError } = useQuery({
    queryKey: ['leads of plots'],
    queryFn: async () => (await call('GET /api/messages', { query: {} })).messages,
  });
  const listed = leads.map(({ id, name, createdAt }) => {
    return [id, `${name}, ${timeText(createdAt)}`] as const;
  });
  const isOther = lead && !leads.some(({ id }) => id === lead);
  const other = isOther ? [[lead, text.otherLead] as const] : [];
  return (
    <>
      <SelectField
        label={text.lead}
        hint={text.leadHint}
        error={isError ? text.noLeads : undefined}
        value={lead ?? ''}
        options={[['', '–'], ...other, ...listed]}
        onChange={(event) => onChoose(event.currentTarget.value || null)}
      />
      {lead && (
        <Link to={`/admin/dashboard?lead=${lead}`} className={common.link}>
          {text.toLead}
        </Link>
      )}
    </>
  );
}
