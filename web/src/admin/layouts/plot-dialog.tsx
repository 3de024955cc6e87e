import { useMutation } from '@tanstack/react-query';
import type { PlotChange, PlotStatus } from '@theni/contract';
import { PLOT_STATES } from '@theni/contract/plots';
import { clockOf } from '@theni/contract/times';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { call } from '../api/call.ts';
import { AdminApiError, ConnectionError } from '../api/errors.ts';
import { asItWas, statusOf } from '../api/layout-queries.ts';
import { plotText, stateName, stateOf } from '../documents/plot-words.ts';
import { useLayout } from '../documents/use-layout.ts';
import common from '../ui/common.module.css';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { ErrorNotice } from '../ui/error-notice.tsx';
import { notify } from '../ui/notice.ts';
import { adminText } from '../words.ts';
import { holdEnd, usualHoldEnd } from './hold-time.ts';
import { MessageChoice } from './message-choice.tsx';
import css from './plot-states.module.css';

const text = plotText.states;

/** What a plot is now, and what it is to become. */
export function PlotDialog({ plot, onClose }: { plot: PlotStatus; onClose: () => void }) {
  const [until, setUntil] = useState(
    plot.HeldUntil ? clockOf(new Date(plot.HeldUntil)) : usualHoldEnd(),
  );
  const [isPast, setPast] = useState(false);
  const [message, setMessage] = useState(plot.Message);
  const change = useStateChange(plot, onClose);

  function hold() {
    const end = holdEnd(until);
    setPast(!end);
    if (end) change.mutate({ State: 'held', HeldUntil: end, Message: message });
  }

  function put(State: Exclude<PlotStatus['State'], 'held'>) {
    // Nobody's any more.
    change.mutate({ State, Message: State === 'available' ? null : message });
  }

  const button = (state: PlotStatus['State']) => (
    <Button
      key={state}
      variant={plot.State === state ? 'solid' : 'outline'}
      aria-pressed={plot.State === state}
      disabled={change.isPending}
      onClick={() => (state === 'held' ? hold() : put(state))}
    >
      {text.set[state]}
    </Button>
  );

  return (
    <Dialog heading={text.heading(plot.Number)} onCancel={onClose}>
      <div className={common.stack}>
        <p role="status">{text.now(stateOf(plot))}</p>
        <ErrorNotice>{change.notice}</ErrorNotice>
        <div className={css.buttons}>{PLOT_STATES.map(button)}</div>
        <div className={css.hold}>
          <InputField
            label={text.holdUntil}
            hint={text.holdHint}
            error={isPast ? text.holdPast : undefined}
            type="datetime-local"
            required
            value={until}
            onChange={(event) => setUntil(event.currentTarget.value)}
          />
        </div>
        <MessageChoice message={message} onChoose={setMessage} />
      </div>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {text.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useStateChange(plot: PlotStatus, onClose: () => void) {
  const { slug, refresh } = useLayout();
  const [responseLost, setResponseLost] = useState(false);

  const put = (seen: PlotStatus, body: PlotChange) =>
    call('PATCH /api/admin/projects/:slug/plots/:number', {
      params: { slug, number: seen.Number },
      body,
      ifMatch: seen.Version,
    });

  /** @param changed what has been made of the plot; whatever came after that stays */
  async function takeBack(changed: PlotStatus): Promise<void> {
    notify({ text: text.busy });
    try {
      await put(changed, asItWas(plot));
      notify({ text: adminText.frame.undone });
      await refresh().catch(() => {});
    } catch (error) {
      const response = await refresh().catch(() => undefined);
      const now = response && statusOf(response.Statuses, plot.Number);
      notify({ text: failureOf(error as Error, now ?? changed, false) });
    }
  }

  const { mutate, isPending, error } = useMutation({
    mutationFn: (change: PlotChange) =>
      // What the server made of it, or what another tab has made of it first.
      put(plot, { ...change, Id: idOf(plot) }).finally(() => refresh().catch(() => {})),
    meta: { failure: 'the plot could not be changed' },
    onError: (error) => setResponseLost(responseLost || error instanceof ConnectionError),
    onSuccess: (changed, { State }) => {
      const done = text.done(plot.Number, stateName(State));
      notify({ text: done, undo: { act: () => takeBack(changed) } });
      onClose();
    },
  });
  return { mutate, isPending, notice: error ? failureOf(error, plot, responseLost) : undefined };
}

const ids = new WeakMap<PlotStatus, string>();

/** One for what is changed of a plot as it was seen: what is tapped again, after its response was lost, is the same change. */
function idOf(plot: PlotStatus): string {
  const id = ids.get(plot) ?? crypto.randomUUID();
  ids.set(plot, id);
  return id;
}

/**
 * @param plot as it is now
 * @param responseLost whether the response to a change before was lost
 */
function failureOf(error: Error, plot: PlotStatus, responseLost: boolean): string {
  if (error instanceof ConnectionError) return text.noConnection;
  if (error instanceof AdminApiError && error.status === 412)
    return text[responseLost ? 'overtakenUnheard' : 'overtaken'](plot.Number, stateOf(plot));
  return text.failed(error instanceof AdminApiError ? error.message : '');
}
