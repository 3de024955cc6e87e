import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { InboxMessage, MessageChange } from '@theni/contract';
import { useCallback, useMemo } from 'react';
import { call } from '../api/call.ts';
import { isConflict } from '../api/errors.ts';
import { notify } from '../ui/notice.ts';
import { addressOf, type InboxFilters, isSpam } from './filters.ts';
import { inboxText } from './inbox-words.ts';
import { listMessages, type MessagePage, type UnreadCounts } from './list-messages.ts';
import { unreadQuery } from './unread-count.ts';

const FAILURE = 'the inbox does not answer';

const messagesQuery = (filters: InboxFilters) =>
  infiniteQueryOptions({
    queryKey: ['messages', 'list', filters],
    queryFn: async ({ pageParam, client }) => {
      const page = await listMessages(pageParam);
      client.setQueryData(unreadQuery.queryKey, page.unread);
      return page;
    },
    initialPageParam: addressOf(filters),
    getNextPageParam: ({ next }) => next,
    meta: { failure: FAILURE },
  });

const dueQuery = queryOptions({
  queryKey: ['messages', 'due'],
  queryFn: () => call('GET /api/messages', { query: { due: '1' } }),
  meta: { failure: FAILURE },
});

/** What a change has come to. */
export type Outcome = 'changed' | 'too late' | 'failed';

/** The earlier messages on the line of this one, newest first. */
export function useEarlierMessages({ _id, Messages }: InboxMessage): InboxMessage[] {
  const { data = [] } = useQuery({
    queryKey: ['messages', 'person', _id],
    queryFn: () => call('GET /api/messages', { query: { person: _id } }),
    enabled: Messages > 1,
    meta: { failure: FAILURE },
  });
  return data.filter((message) => message._id !== _id);
}

/**
 * The line of the message that a link names, on which a newer one may stand by now; null when there is none any more.
 * @param id '' for none
 */
export function useLinkedMessage(id: string): InboxMessage | null | undefined {
  const { data } = useQuery({
    queryKey: ['messages', 'linked', id],
    queryFn: async () => (await call('GET /api/messages', { query: { person: id } }))[0] ?? null,
    enabled: id !== '',
    meta: { failure: FAILURE },
  });
  return data;
}

/** The messages of a choice as far as they are loaded, and those that are due. What fails leaves them as they were. */
export function useInbox(filters: InboxFilters) {
  const client = useQueryClient();
  const list = useInfiniteQuery(messagesQuery(filters));
  // One after the other: what the admin has chosen comes first.
  const due = useQuery({ ...dueQuery, enabled: list.isFetched });
  const action = useMutation({
    mutationFn: (act: () => Promise<void>) => act(),
    meta: { failure: FAILURE },
  });
  const { mutate: act } = action;
  const pages = list.data?.pages;
  const messages = useMemo(() => pages && eachOnce(pages), [pages]);
  // The same one each time: hundreds of rows have it.
  const change = useCallback(
    (message: InboxMessage, change: MessageChange, onDone?: (outcome: Outcome) => void) =>
      act(async () => {
        const changed = await call('PATCH /api/messages/:id', {
          params: { id: message._id },
          body: change,
        }).catch((error: unknown) => {
          if (isConflict(error)) return;
          onDone?.('failed');
          throw error;
        });
        if (!changed) return onDone?.('too late');
        replace(client, message, changed);
        // It is taken back into a list that was loaded without it, or another one of the person stands on the line now.
        if (!isListed(client, message) || changed.Messages !== message.Messages)
          client.invalidateQueries({ queryKey: ['messages'] });
        onDone?.('changed');
      }),
    [client, act],
  );

  async function reload(): Promise<void> {
    const [loaded] = await Promise.all([list.refetch(), due.refetch()]);
    if (loaded.isSuccess) action.reset();
  }

  return {
    messages,
    due: due.data ?? [],
    /** Of a search: the time of the last message that was looked at. */
    searchedBackTo: pages?.at(-1)?.searchedBackTo,
    hasMore: list.hasNextPage,
    // While it is asked again too: the button that asks keeps its place.
    failed:
      action.isError ||
      list.errorUpdatedAt > list.dataUpdatedAt ||
      due.errorUpdatedAt > due.dataUpdatedAt,
    busy: action.isPending || list.isFetching,
    loadMore: list.fetchNextPage,
    reload,
    change,
  };
}

/** A search may find a person on several pages. */
function eachOnce(pages: MessagePage[]): InboxMessage[] {
  const all = pages.flatMap(({ messages }) => messages);
  return [...new Map(all.map((message) => [message._id, message])).values()];
}

/** Takes whoever wrote a message out of everything, for good. */
export function useForget(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ Phone, Email }: InboxMessage) =>
      call('POST /api/messages/forget', { body: { Email, ...(Phone && { Phone }) } }),
    meta: { failure: 'the person could not be forgotten' },
    onSuccess: async (response) => {
      await client.resetQueries({ queryKey: ['messages'] });
      notify({ text: inboxText.changed.forgotten(response) });
      onDone();
    },
  });
}

/** Puts what the server has made of a message in its place, wherever it is shown. */
function replace(client: QueryClient, message: InboxMessage, changed: InboxMessage): void {
  const swap = (messages: InboxMessage[]) =>
    messages.map((each) => (each._id === message._id ? changed : each));
  client.setQueriesData<{ pages: MessagePage[] }>(
    { queryKey: ['messages', 'list'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, messages: swap(page.messages) })),
      },
  );
  client.setQueryData(dueQuery.queryKey, (messages) => messages && swap(messages));
  client.setQueriesData<InboxMessage | null>(
    { queryKey: ['messages', 'linked'] },
    (linked) => linked && (linked._id === message._id ? changed : linked),
  );
  client.setQueryData(
    unreadQuery.queryKey,
    (counts) => counts && recounted(counts, message, changed),
  );
}

function isListed(client: QueryClient, { _id }: InboxMessage): boolean {
  const lists = client.getQueriesData<{ pages: MessagePage[] }>({
    queryKey: ['messages', 'list'],
    type: 'active',
  });
  const listed = lists.flatMap(([, data]) => data?.pages.flatMap(({ messages }) => messages) ?? []);
  const due = client.getQueryData(dueQuery.queryKey) ?? [];
  const linked = client
    .getQueriesData<InboxMessage | null>({ queryKey: ['messages', 'linked'], type: 'active' })
    .flatMap(([, message]) => message ?? []);
  return [...listed, ...due, ...linked].some((each) => each._id === _id);
}

function recounted(counts: UnreadCounts, before: InboxMessage, after: InboxMessage): UnreadCounts {
  const difference = { messages: 0, spam: 0 };
  if (isUnread(before)) difference[isSpam(before) ? 'spam' : 'messages'] -= 1;
  if (isUnread(after)) difference[isSpam(after) ? 'spam' : 'messages'] += 1;
  return {
    messages: Math.max(0, counts.messages + difference.messages),
    spam: Math.max(0, counts.spam + difference.spam),
  };
}

function isUnread({ Read, Deleted }: InboxMessage): boolean {
  return !Read && !Deleted;
}
