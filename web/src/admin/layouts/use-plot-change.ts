import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { PlotChange, PlotChangeResponse, PlotStatus } from '@theni/contract';
import { call } from '../api/call.ts';
import { AdminApiError, TemporaryError } from '../api/errors.ts';
import { labels } from '../help/labels.ts';
import { refreshLead } from '../leads/use-change-lead.ts';
import { noticeSessionEnd } from '../session/session.ts';
import { notify } from '../ui/notice.ts';
import { layoutsQuery } from './layout-queries.ts';

/**
 * Changes the status of a plot, asks the server again for what shows the plot, and offers Undo.
 * @param refresh asks again for what the page shows of the plot, besides lists and leads
 */
export function usePlotChange(slug: string, refresh: () => Promise<unknown> = async () => {}) {
  const client = useQueryClient();

  /** @param seen the status that is changed, as it was shown */
  async function send(seen: PlotStatus, change: PlotChange): Promise<PlotChangeResponse> {
    const params = { slug, id: seen.id };
    try {
      const changed = await call('PATCH /api/admin/layouts/:slug/plots/:id', {
        params,
        body: change,
        ifMatch: seen.revision,
      });
      await refreshLeads(client, changed);
      return changed;
    } finally {
      // After a refusal, too: it may tell of another device's change.
      await Promise.allSettled([refresh(), client.invalidateQueries(layoutsQuery)]);
    }
  }

  const undoOf = (changed: PlotChangeResponse) => ({
    name: labels.undo,
    act: () => takeBack(changed),
  });

  async function takeBack(changed: PlotChangeResponse): Promise<void> {
    try {
      await send(changed, changed.undo);
      notify({ text: 'Undone.' });
    } catch (error) {
      noticeSessionEnd(error);
      const action = error instanceof TemporaryError && { action: undoOf(changed) };
      notify({ text: plotFailure(error as Error, changed), ...action });
    }
  }

  return async function changePlot(seen: PlotStatus, change: PlotChange): Promise<void> {
    const changed = await send(seen, change);
    const done = `Plot ${changed.number} is ${labels.plotStates[changed.state].toLowerCase()} now.`;
    notify({ text: done, action: undoOf(changed) });
  };
}

/** The stage of whoever has the plot, or had it, may have gone along. */
async function refreshLeads(client: QueryClient, changed: PlotChangeResponse): Promise<void> {
  const ids = new Set([changed.messageId, changed.undo.messageId]);
  const named = [...ids].filter((id) => typeof id === 'string');
  await Promise.allSettled(named.map((id) => refreshLead(client, id)));
}

export function plotFailure(error: Error, { number }: Pick<PlotStatus, 'number'>): string {
  if (error instanceof TemporaryError)
    return `Plot ${number}: the server did not answer. Please try again; it will not be done twice.`;
  if (error instanceof AdminApiError && error.status === 412) return overtakenSentence(number);
  return `Plot ${number}: nothing has changed. ${error instanceof AdminApiError ? error.message : ''}`;
}

export function overtakenSentence(number: string): string {
  return `Plot ${number} was changed a moment ago, on another device or by your own earlier tap, or its hold has ended. Your change was not saved. Check its status again before you promise it to anyone.`;
}
