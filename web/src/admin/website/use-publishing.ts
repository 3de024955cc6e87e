import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContentResponse } from '@theni/contract';
import { useEffect } from 'react';
import type { Saver } from '../editor/saver.ts';
import type { DraftState } from '../editor/use-draft.ts';
import { layoutsQuery } from '../layouts/layout-queries.ts';
import { type Outcome, publish, watchPublication } from './publish-website.ts';

export type Publishing = ReturnType<typeof usePublishing>;

export function usePublishing(saver: Saver, state: DraftState<ContentResponse>) {
  const client = useQueryClient();
  const { mutate, isPending, data } = useMutation({
    mutationFn: async (awaitOutcome: () => Promise<Outcome>) => {
      const outcome = await awaitOutcome();
      await saver.refresh();
      await client.invalidateQueries(layoutsQuery);
      client.invalidateQueries({ queryKey: ['website versions'] });
      return outcome;
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what runs already
  useEffect(() => {
    const isRunning = state.server.publication?.result === 'running';
    if (isRunning) mutate(() => watchPublication());
  }, []);
  return {
    isRunning: isPending,
    outcome: data,
    publish: () => mutate(() => publish(saver, client)),
  };
}
