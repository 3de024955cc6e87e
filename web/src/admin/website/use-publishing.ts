import { useQueryClient } from '@tanstack/react-query';
import type { ContentResponse } from '@theni/contract';
import { useEffect, useState } from 'react';
import type { Draft } from '../editor/draft.ts';
import type { DraftState } from '../editor/use-draft.ts';
import { layoutsQuery } from '../layouts/layout-queries.ts';
import { noticeSessionEnd } from '../session/session.ts';
import { type Outcome, publish, watchPublication } from './publish-website.ts';
import type { Unpublished } from './use-unpublished.ts';

interface EndedPublication extends Outcome {
  /** What was to be published. */
  before: Unpublished;
}

const NOTHING: Unpublished = { paths: [], layouts: [] };

export type Publishing = ReturnType<typeof usePublishing>;

export function usePublishing(draft: Draft, state: DraftState<ContentResponse>) {
  const client = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<EndedPublication>();

  async function follow(publication: Promise<Outcome>, before: Unpublished) {
    setOutcome(undefined);
    setRunning(true);
    try {
      const ended = await publication;
      await draft.refresh();
      await client.invalidateQueries(layoutsQuery);
      client.invalidateQueries({ queryKey: ['content versions'] });
      setOutcome({ ...ended, before });
    } catch (error) {
      noticeSessionEnd(error);
    }
    setRunning(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what runs already
  useEffect(() => {
    if (state.server.publication?.result === 'running') follow(watchPublication(), NOTHING);
  }, []);
  return {
    isRunning,
    outcome,
    publish: (before: Unpublished) => follow(publish(draft, client), before),
  };
}
