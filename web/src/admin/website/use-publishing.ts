import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContentResponse } from '@theni/contract';
import { useEffect } from 'react';
import type { Saver } from '../editor/saver.ts';
import type { DraftState } from '../editor/use-draft.ts';
import { layoutsQuery } from '../layouts/layout-queries.ts';
import { type Outcome, publish, watchPublication } from './publish-website.ts';
import type { Unpublished } from './use-unpublished.ts';

interface Started {
  end: () => Promise<Outcome>;
  /** What was to be published. */
  before: Unpublished;
}

export type Publishing = ReturnType<typeof usePublishing>;

export function usePublishing(saver: Saver, state: DraftState<ContentResponse>) {
  const client = useQueryClient();
  const { mutate, isPending, data } = useMutation({
    mutationFn: async ({ end, before }: Started) => {
      const outcome = await end();
      await saver.refresh();
      await client.invalidateQueries(layoutsQuery);
      client.invalidateQueries({ queryKey: ['content versions'] });
      return { ...outcome, before };
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what runs already
  useEffect(() => {
    const isRunning = state.server.publication?.result === 'running';
    if (isRunning) mutate({ end: () => watchPublication(), before: { paths: [], layouts: [] } });
  }, []);
  return {
    isRunning: isPending,
    outcome: data,
    publish: (before: Unpublished) => mutate({ end: () => publish(saver, client), before }),
  };
}
