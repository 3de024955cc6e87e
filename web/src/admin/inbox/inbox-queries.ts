import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { InboxMessage, MessageChange } from '@theni/contract';
import {
  changeMessage,
  countUnread,
  deleteMessage,
  deleteSpam,
  FIRST_MESSAGES,
  listMessages,
  type UnreadCounts,
} from '../api/admin-api.ts';
import { isSpam } from './find-messages.ts';

const COUNT_EVERY_MS = 60_000;

/** One pair of numbers for the inbox and the badge in the header, so that they never disagree. */
const unreadQuery = queryOptions({ queryKey: ['unread'], queryFn: countUnread });

/** The admin bar of each page asks once a minute while the page is in view. Without an answer the last numbers stand. */
export function useUnreadCounts({ asking }: { asking: boolean }): UnreadCounts | undefined {
  const { data } = useQuery({
    ...unreadQuery,
    enabled: asking,
    refetchInterval: COUNT_EVERY_MS,
    refetchOnWindowFocus: true,
  });
  return data;
}

const failure = 'the inbox does not answer';

const messagesQuery = infiniteQueryOptions({
  queryKey: ['messages'],
  queryFn: async ({ pageParam, client }) => {
    const page = await listMessages(pageParam);
    client.setQueryData(unreadQuery.queryKey, page.unread);
    return page;
  },
  initialPageParam: FIRST_MESSAGES,
  getNextPageParam: ({ next }) => next,
  select: ({ pages }) => pages.flatMap(({ messages }) => messages),
  meta: { failure },
});

/** The messages as far as they are loaded, newest first. What fails leaves them as they were. */
export function useInbox() {
  const client = useQueryClient();
  const list = useInfiniteQuery(messagesQuery);
  const action = useMutation({
    mutationFn: (act: () => Promise<void>) => act(),
    meta: { failure },
  });

  /** Puts what the server has made of a message in its place; `undefined` takes it out. */
  function replace(message: InboxMessage, changed?: InboxMessage): void {
    client.setQueryData(
      messagesQuery.queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            messages: page.messages.flatMap((each) =>
              each._id === message._id ? (changed ?? []) : each,
            ),
          })),
        },
    );
    client.setQueryData(
      unreadQuery.queryKey,
      (counts) => counts && recounted(counts, message, changed),
    );
  }

  return {
    messages: list.data,
    hasMore: list.hasNextPage,
    // While it is asked again too: the button that asks keeps its place.
    failed: action.isError || list.errorUpdatedAt > list.dataUpdatedAt,
    busy: action.isPending || list.isFetching,
    loadMore: list.fetchNextPage,
    reload: async () => {
      if ((await list.refetch()).isSuccess) action.reset();
    },
    change: (message: InboxMessage, change: MessageChange) =>
      action.mutate(async () => replace(message, await changeMessage(message._id, change))),
    remove: (message: InboxMessage, onSettled: () => void) =>
      action.mutate(
        async () => {
          await deleteMessage(message._id);
          replace(message);
        },
        { onSettled },
      ),
    /** All spam but what has come since the newest one that is loaded. */
    removeSpam: (onSettled: () => void) =>
      action.mutate(
        async () => {
          const newest = list.data?.find(isSpam);
          if (newest) await deleteSpam(newest.CreatedAt);
          await list.refetch();
        },
        { onSettled },
      ),
  };
}

/** @param after undefined when the message is deleted */
function recounted(
  counts: UnreadCounts,
  before: InboxMessage,
  after: InboxMessage | undefined,
): UnreadCounts {
  const difference = { messages: 0, spam: 0 };
  if (!before.Read) difference[isSpam(before) ? 'spam' : 'messages'] -= 1;
  if (after && !after.Read) difference[isSpam(after) ? 'spam' : 'messages'] += 1;
  return {
    messages: Math.max(0, counts.messages + difference.messages),
    spam: Math.max(0, counts.spam + difference.spam),
  };
}
