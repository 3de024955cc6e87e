import { useQueryClient } from '@tanstack/react-query';
import type { Changes, ContentIssue, KeptLayout, Publication } from '@theni/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import { AdminApiError, ConnectionError, isConflict, SessionEndedError } from '../api/errors.ts';
import { layoutsQuery } from '../api/layout-queries.ts';
import { noticeSessionEnd } from '../session/session.ts';
import type { Draft } from './draft.ts';
import { websiteText } from './words.ts';

const text = websiteText.publish;

const ASK_EVERY_MS = 2000;

export interface Outcome {
  isGood: boolean;
  message: string;
  /** What is missing in the content, */
  missing: ContentIssue[];
  /** which was this. */
  changes: Changes;
  /** Layouts that stay as visitors see them. */
  kept: KeptLayout[];
}

export interface Publishing {
  /** Whoever has begun it. */
  isRunning: boolean;
  /** How the last one ended that this page has seen. */
  outcome: Outcome | undefined;
  publish: () => Promise<void>;
}

export function usePublishing(draft: Draft): Publishing {
  const client = useQueryClient();
  const [isRunning, setRunning] = useState(
    () => draft.snapshot().server.Publication?.Result === 'running',
  );
  const [outcome, setOutcome] = useState<Outcome>();
  const isGone = useRef(false);

  const end = useCallback(
    async (outcome: Outcome) => {
      await draft.refresh().catch(() => {});
      await client.invalidateQueries(layoutsQuery);
      client.invalidateQueries({ queryKey: ['content versions'] });
      setOutcome(outcome);
      setRunning(false);
    },
    [draft, client],
  );

  /** Asks how the publication stands that runs. @param before the one that ran last */
  const watch = useCallback(
    async (before?: string) => {
      let publication: Publication | null | undefined;
      do {
        await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
        publication = await call('GET /api/content/publish').catch(() => undefined);
      } while (!isGone.current && (publication?.Result ?? 'running') === 'running');
      if (isGone.current) return;
      if (!publication || publication.Id === before) return end(failed(text.notBegun));
      if (publication.Result === 'failed') return end(failed(publication.Message ?? ''));
      await end(published([]));
    },
    [end],
  );

  useEffect(() => {
    isGone.current = false;
    if (draft.snapshot().server.Publication?.Result === 'running') watch();
    return () => {
      isGone.current = true;
    };
  }, [draft, watch]);

  async function publish() {
    setOutcome(undefined);
    setRunning(true);
    const before = draft.snapshot().server.Publication?.Id;
    if (!(await draft.saveAll())) return end(failed(text.notSaved));
    try {
      const { Kept } = await call('POST /api/content/publish');
      await end(published(Kept));
    } catch (error) {
      await onFailure(error, before);
    }
  }

  async function onFailure(error: unknown, before: string | undefined): Promise<void> {
    if (error instanceof SessionEndedError) return noticeSessionEnd(error);
    // It may go on all the same.
    if (error instanceof ConnectionError) return watch(before);
    if (!(error instanceof AdminApiError)) return end(failed(''));
    if (error.status >= 500) return watch(before);
    if (isConflict(error)) {
      const other = await call('GET /api/content/publish').catch(() => null);
      if (other?.Result === 'running') return watch();
    }
    if (error.status !== 422) return end(failed(error.message));
    const { changes } = draft.snapshot();
    await end({ ...failed(''), missing: error.issues, changes });
  }

  return { isRunning, outcome, publish };
}

const published = (kept: KeptLayout[]): Outcome => ({
  isGood: true,
  message: text.published,
  missing: [],
  changes: {},
  kept,
});

const failed = (reason: string): Outcome => ({
  isGood: false,
  message: text.failed(reason),
  missing: [],
  changes: {},
  kept: [],
});
