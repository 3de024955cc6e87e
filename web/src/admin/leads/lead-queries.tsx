import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Lead, LeadPage } from '@theni/contract';
import { dayOf } from '@theni/contract/times';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { call } from '../api/call.ts';
import { reasonOf } from '../api/errors.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { ErrorNotice, focusNotice, notify } from '../ui/notice.tsx';
import { leadsText } from './leads-words.ts';

export type ListedFolder = 'open' | 'all' | 'spam';

export interface LoadedPage extends LeadPage {
  /** Ids of those that were new when they were loaded: nothing moves under the thumb. */
  newToday: string[];
}

export const leadsQuery = (folder: ListedFolder, search: string) =>
  infiniteQueryOptions({
    queryKey: ['leads', 'list', folder, search],
    queryFn: async ({ pageParam }): Promise<LoadedPage> => {
      const query = { folder, ...(search && { search }), ...(pageParam && { before: pageParam }) };
      const page = await call('GET /api/messages', { query });
      const isNew = ({ stage, createdAt }: Lead) =>
        stage === 'new' && dayOf(new Date(createdAt)) === dayOf(new Date());
      return { ...page, newToday: page.messages.filter(isNew).map(({ id }) => id) };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // After the first page all would be asked for again.
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) < 2,
  });

export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: ['leads', 'one', id],
    queryFn: () => call('GET /api/messages/:id', { params: { id } }),
  });

export const earlierQuery = (id: string) =>
  queryOptions({
    // Not one of `leads`: of who has been forgotten it is not to be asked for again.
    queryKey: ['earlier messages', id],
    queryFn: () => call('GET /api/messages/:id/earlier', { params: { id } }),
  });

export function AskFirst({
  label,
  question,
  act,
}: {
  label: string;
  question: string;
  act: () => Promise<string>;
}) {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const { error, isPending, mutate } = useMutation({
    mutationFn: act,
    onSuccess: async (text) => {
      setAsking(false);
      notify({ text });
      await client.invalidateQueries({ queryKey: ['leads'] });
      // The button may have gone with what it deleted.
      focusNotice();
    },
  });
  return (
    <div>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          heading={leadsText.questions.heading}
          confirm={leadsText.questions.confirm}
          busy={isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => mutate()}
        >
          <p>{question}</p>
          <ErrorNotice>{error && leadsText.notDone(reasonOf(error))}</ErrorNotice>
        </ConfirmDialog>
      )}
    </div>
  );
}
