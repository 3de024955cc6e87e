import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { LayoutSummary, PlotChange, PlotChangeResponse, PlotStatus } from '@theni/contract';
import { call } from '../../api/call.ts';
import { AdminApiError, TemporaryError } from '../../api/errors.ts';
import { labels } from '../../help/labels.ts';
import { refreshLead } from '../../leads/change-lead.tsx';
import { createStore } from '../../store.ts';
import { notify } from '../../ui/notice.ts';
import { layoutQuery, layoutsQuery } from '../layout-queries.ts';

interface RecentChange {
  slug: string;
  changed: PlotChangeResponse;
}

const UNDO_FOR_MS = 60_000;

/** The changes of the last minute, the newest last, each of which can still be taken back. */
export const recentChanges = createStore<RecentChange[]>([]);

/** Those whose Undo was tapped: a second tap is none. */
const takenBack = new WeakSet<PlotChangeResponse>();

function forget(changed: PlotChangeResponse): void {
  recentChanges.set(recentChanges.get().filter((one) => one.changed !== changed));
}

/** Changes the status of a plot, shows the answer, and offers Undo. */
export function usePlotChange(slug: string) {
  const client = useQueryClient();

  /** Without Undo. @param seen the status that is changed, as it was shown */
  async function send(seen: PlotStatus, change: PlotChange): Promise<PlotChangeResponse> {
    const params = { slug, id: seen.id };
    try {
      const changed = await call('PATCH /api/admin/layouts/:slug/plots/:id', {
        params,
        body: change,
        ifMatch: seen.revision,
      });
      showStatus(client, slug, changed);
      refreshLeads(client, changed);
      return changed;
    } finally {
      // After a refusal, too: it may tell of another device's change. Nobody waits for the reads.
      client.invalidateQueries({ queryKey: layoutQuery(slug).queryKey, exact: true });
      client.invalidateQueries(layoutsQuery);
    }
  }

  const undoOf = (changed: PlotChangeResponse) => ({
    name: labels.undo,
    act: () => takeBack(changed),
  });

  async function takeBack(changed: PlotChangeResponse): Promise<void> {
    if (takenBack.has(changed)) return;
    takenBack.add(changed);
    try {
      await send(changed, changed.undo);
      forget(changed);
      notify({ text: `Undone: plot ${changed.number}.` });
    } catch (error) {
      takenBack.delete(changed);
      if (!(error instanceof TemporaryError)) forget(changed);
      const action = error instanceof TemporaryError && { action: undoOf(changed) };
      notify({ text: plotFailure(error as Error, changed), ...action });
    }
  }

  async function changePlot(seen: PlotStatus, change: PlotChange): Promise<void> {
    const changed = await send(seen, change);
    const before = recentChanges.get().filter((one) => one.changed.id !== changed.id);
    recentChanges.set([...before, { slug, changed }]);
    setTimeout(forget, UNDO_FOR_MS, changed);
    const done = `Plot ${changed.number} is ${labels.plotStates[changed.state].toLowerCase()} now.`;
    notify({ text: done, action: undoOf(changed) });
  }

  return { send, changePlot, takeBack };
}

function showStatus(client: QueryClient, slug: string, answer: PlotChangeResponse) {
  const { undo: _, ...changed } = answer;
  const withStatus = <Shown extends LayoutSummary>(layout: Shown): Shown => ({
    ...layout,
    statuses: layout.statuses.map((one) => (one.id === changed.id ? changed : one)),
  });
  client.setQueryData(layoutQuery(slug).queryKey, (layout) => layout && withStatus(layout));
  client.setQueryData(layoutsQuery.queryKey, (all) =>
    all?.map((layout) => (layout.slug === slug ? withStatus(layout) : layout)),
  );
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
  if (error instanceof AdminApiError && error.status === 412)
    return `Plot ${number} was changed a moment ago, on another device or by your own earlier tap, or its hold has ended. Your change was not saved. Check its status again before you promise it to anyone.`;
  return `Plot ${number}: nothing has changed. ${error instanceof AdminApiError ? error.message : ''}`;
}
