import {
  type InfiniteData,
  notifyManager,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query';
import type { Lead, LeadChange } from '@theni/contract';
import type { Stage } from '@theni/contract/lead-stages';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { call } from '../api/call.ts';
import { apiErrorText } from '../api/errors.ts';
import { labels } from '../help/labels.ts';
import { notify } from '../ui/notice.ts';
import { ErrorNotice } from '../ui/query-state.tsx';
import { useChange } from '../ui/use-change.ts';
import { type LoadedPage, leadQuery } from './lead-queries.ts';
import css from './leads.module.css';
import { forgetSavedInput, noteKnown } from './typed-input.ts';

/**
 * Changes of a lead are sent one after the other, so no older one's answer follows a newer one's.
 */
export const changeOptions = (id: string) => ({
  scope: { id: `lead ${id}` },
});

export const STAGE_NAMES: Record<Stage, string> = {
  new: 'New',
  called: 'Contacted',
  visit: 'Site visit',
  booked: 'Booked',
  'not-interested': 'Not interested',
};

export interface Variables {
  change: LeadChange | 'delete';
  /** What the notice says once the lead is changed. */
  done: string;
  /** What the notice’s Undo changes back. */
  undo?: LeadChange;
}

export function stageChange(lead: Lead, stage: Stage): Variables {
  const undo = { stage: lead.stage };
  return { change: { stage }, done: `Marked: ${STAGE_NAMES[stage]}.`, undo };
}

/** Each control has a mutation of its own, and shows whether its change is under way or failed. */
export function useChangeLead({ id, name }: Lead) {
  const client = useQueryClient();
  const mutation = useChange({
    ...changeOptions(id),
    nameOf: () => name,
    failure: (error) => `Not saved. ${apiErrorText(error)}`,
    mutationFn: async ({ change }: Variables) => {
      const params = { id };
      return change === 'delete'
        ? call('DELETE /api/messages/:id', { params })
        : call('PATCH /api/messages/:id', {
            params,
            body: { ...change, before: noteKnown(id, change) },
          });
    },
    // In the options of the mutation, because TanStack Query skips the callbacks that are passed to
    // `mutate` once the row is unmounted.
    onSuccess: (changed, { change, done, undo }) => {
      showChanged(client, changed);
      // Not before the lists show the lead as saved: its note would be empty for a moment.
      if (change !== 'delete') notifyManager.schedule(() => forgetSavedInput(id, change));
      const takeBack = () => undo && mutation.mutate({ change: undo, done: 'Undone.' });
      const action = undo && { name: labels.undo, act: takeBack };
      notify({ text: `${name}: ${done}`, ...(action && { action }) });
    },
  });
  return mutation;
}

/** Reads a lead again that was changed together with its plot. */
export async function refreshLead(client: QueryClient, id: string): Promise<void> {
  showChanged(client, await call('GET /api/messages/:id', { params: { id } }));
}

/**
 * Shows a lead as the server has answered, in every list. A list that is being read just then may
 * come with the lead as it was before, so the lead is replaced in it once more.
 */
export function showChanged(client: QueryClient, changed: Lead): void {
  const reads = client.getQueryCache().findAll({ queryKey: ['leads'], fetchStatus: 'fetching' });
  const replace = () => replaceLead(client, changed);
  replace();
  for (const { promise } of reads) promise?.then(replace, replace);
}

/** The lead stays where it is until its list is loaded again: nothing moves under the thumb. */
function replaceLead(client: QueryClient, changed: Lead): void {
  const swap = (leads: Lead[]) => leads.map((lead) => (lead.id === changed.id ? changed : lead));
  client.setQueriesData<InfiniteData<LoadedPage>>(
    { queryKey: ['leads', 'list'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          messages: swap(page.messages),
          ...(page.due && { due: swap(page.due) }),
        })),
      },
  );
  const { queryKey } = leadQuery(changed.id);
  client.setQueryData(queryKey, (lead) => lead && changed);
}

interface Props extends ComponentProps<typeof Button>, Variables {
  lead: Lead;
}

/** A button that changes a lead. Below it stands that the change is under way, or has failed. */
export function ChangeLeadButton({ lead, change, done, undo, onClick, ...button }: Props) {
  const mutation = useChangeLead(lead);
  return (
    <div>
      <Button
        variant="outline"
        isBusy={mutation.isPending}
        {...button}
        onClick={(event) => {
          onClick?.(event);
          mutation.mutate({ change, done, ...(undo && { undo }) });
        }}
      />
      <ChangeState mutation={mutation} />
    </div>
  );
}

export function ChangeState({ mutation }: { mutation: ReturnType<typeof useChangeLead> }) {
  const { isPending, failed } = mutation;
  const element = useRef<HTMLDivElement>(null);
  // The error may be below what is in view.
  useEffect(() => {
    if (failed) element.current?.scrollIntoView({ block: 'nearest' });
  }, [failed]);
  return (
    <div ref={element} className={css.change}>
      {isPending && <p role="status">Saving..</p>}
      <ErrorNotice>{failed}</ErrorNotice>
    </div>
  );
}
