import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { apiErrorText, TemporaryError } from '../api/errors.ts';
import type { Saver } from '../editor/saver.ts';
import { websiteQuery } from '../editor/website-draft.ts';
import { layoutsQuery } from '../layouts/layout-queries.ts';
import {
  NotReadyError,
  requireListedStatuses,
  saveLayouts,
  unsavedInLayoutsQuery,
} from '../layouts/save-layouts.ts';

const ASK_EVERY_MS = 2000;
const PUBLISH = ['publish'];

/** How the publication stands that runs, or ran last: what the page says of it, on each device. */
export const publicationQuery = queryOptions({
  queryKey: ['publication'],
  queryFn: async ({ client }) => {
    const before = client.getQueryData<{ result: string } | null>(['publication']);
    const publication = await call('GET /api/content/publish');
    const hasEnded = before?.result === 'running' && publication?.result !== 'running';
    if (hasEnded) rereadPublished(client);
    return publication;
  },
  refetchInterval: ({ state }) => state.data?.result === 'running' && ASK_EVERY_MS,
  refetchOnReconnect: true,
});

function rereadPublished(client: QueryClient): void {
  client.invalidateQueries(websiteQuery);
  client.invalidateQueries(layoutsQuery);
  client.invalidateQueries({ queryKey: ['website versions'] });
}

export type Publishing = ReturnType<typeof usePublishing>;

export function usePublishing(saver: Saver) {
  const client = useQueryClient();
  const { data: publication = null } = useQuery(publicationQuery);
  const { mutate, isPending } = useMutation({
    mutationKey: PUBLISH,
    mutationFn: () => publish(saver, client),
    onSettled: () => rereadPublished(client),
  });
  // Also those of a page that was left meanwhile.
  const all = useMutationState({
    filters: { mutationKey: PUBLISH },
    select: ({ state }) => state,
  });
  const { status, error = null } = all.at(-1) ?? {};
  return {
    publication,
    /** Why no publication has begun, and where that can be changed. */
    notBegun: error && {
      text: notBegunText(error),
      links: error instanceof NotReadyError ? error.links : [],
    },
    isRunning: isPending || status === 'pending' || publication?.result === 'running',
    publish: () => mutate(),
  };
}

/**
 * Saves what is typed, and publishes it. How a publication ends that has begun, its record says.
 * @throws why none has begun
 */
export async function publish(saver: Pick<Saver, 'saveAll'>, client: QueryClient): Promise<void> {
  const [, unsaved] = await Promise.all([saver.saveAll(), saveLayouts()]);
  client.setQueryData(unsavedInLayoutsQuery.queryKey, unsaved);
  await requireListedStatuses();
  const read = () => client.fetchQuery({ ...publicationQuery, staleTime: 0 });
  const before = await read();
  const failure = await call('POST /api/content/publish').catch((error: Error) => error);
  const now = await read();
  if (failure instanceof Error && now?.id === before?.id) throw failure;
}

function notBegunText(error: Error): string {
  if (error instanceof TemporaryError)
    return 'The server does not answer. If it has published all the same, this page says so when the connection is back.';
  return `Not published. ${error instanceof NotReadyError ? error.message : apiErrorText(error)}`;
}
