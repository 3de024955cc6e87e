import { queryOptions, useQuery } from '@tanstack/react-query';
import { countUnread, type UnreadCounts } from './list-messages.ts';

const COUNT_EVERY_MS = 60_000;

/** One pair of numbers for the inbox and the badge in the header, so that they never disagree. */
export const unreadQuery = queryOptions({ queryKey: ['unread'], queryFn: countUnread });

/** The admin bar of each page asks once a minute while the page is in view. Without a response the last numbers stand. */
export function useUnreadCounts({ asking }: { asking: boolean }): UnreadCounts | undefined {
  const { data } = useQuery({
    ...unreadQuery,
    enabled: asking,
    refetchInterval: COUNT_EVERY_MS,
    refetchOnWindowFocus: true,
  });
  return data;
}
