import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Changes, ContentIssue, ContentResponse, SkippedLayout } from '@theni/contract';
import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { contentQuery } from '../api/content.ts';
import { AdminApiError, SessionEndedError } from '../api/errors.ts';
import type { Draft } from '../editor/draft.ts';
import type { DraftState } from '../editor/use-draft.ts';
import { saveLayouts } from '../layouts/layout-drafts.ts';
import { layoutsQuery } from '../layouts/layout-queries.ts';
import { noticeSessionEnd } from '../session/session.ts';
import { awaitPublication } from './await-publication.ts';
import type { Unpublished } from './use-unpublished.ts';

const NOT_SAVED =
  'Some changes are not saved yet, because there is no connection. Please publish again when the connection is back.';

interface Outcome {
  isGood: boolean;
  message: string;
  /** What is missing in the content, which was `changes`. */
  missing: ContentIssue[];
  changes: Changes;
  skipped: SkippedLayout[];
  /** What was to be published. */
  before: Unpublished;
}

export type Publishing = ReturnType<typeof usePublishing>;

export function usePublishing(draft: Draft, state: DraftState<ContentResponse>) {
  const client = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function follow(publication: () => Promise<Outcome>) {
    setOutcome(undefined);
    setRunning(true);
    try {
      const ended = await publication();
      await draft.refresh();
      await client.invalidateQueries(layoutsQuery);
      client.invalidateQueries({ queryKey: ['content versions'] });
      setOutcome(ended);
    } catch (error) {
      if (error instanceof SessionEndedError) noticeSessionEnd(error);
      else setOutcome(notPublished(NOT_SAVED));
    }
    setRunning(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what runs already
  useEffect(() => {
    if (state.server.publication?.result === 'running') follow(watch);
  }, []);
  return {
    isRunning,
    outcome,
    publish: (before: Unpublished) =>
      follow(async () => ({ ...(await publish(draft, client)), before })),
  };
}

async function publish(draft: Draft, client: QueryClient): Promise<Outcome> {
  const isSaved = await Promise.all([draft.saveAll(), saveLayouts()]);
  if (isSaved.includes(false)) return notPublished(NOT_SAVED);
  // Another device may have published since this page was opened.
  const { publication, changes } = await client.fetchQuery({ ...contentQuery, staleTime: 0 });
  try {
    const { skipped } = await call('POST /api/content/publish');
    return { ...done, skipped };
  } catch (error) {
    if (error instanceof SessionEndedError) throw error;
    // Without an answer it may go on all the same.
    if (!(error instanceof AdminApiError) || error.status >= 500) return watch(publication?.id);
    if (error.status !== 422) return notPublished(error.message);
    return {
      ...notPublished(''),
      missing: error.issues,
      changes: { ...changes, ...draft.read().values },
    };
  }
}

/** @param before the publication that ran last */
async function watch(before?: string): Promise<Outcome> {
  const publication = await awaitPublication();
  if (publication === undefined)
    return failed(
      'It is not known whether this was published: the server does not answer. Please reload this page in a minute.',
    );
  if (publication === null || publication.id === before)
    return notPublished('Publishing did not start. Please publish again.');
  const { result, message } = publication;
  return result === 'failed' ? notPublished(message ?? '') : done;
}

const done: Outcome = {
  isGood: true,
  message: 'Published. Visitors see it now.',
  missing: [],
  changes: {},
  skipped: [],
  before: { paths: [], layouts: [] },
};

function notPublished(reason: string): Outcome {
  return failed(`Not published. Visitors still see the old pages. ${reason}`);
}

function failed(message: string): Outcome {
  return { ...done, isGood: false, message };
}
