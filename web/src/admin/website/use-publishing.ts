import { useQueryClient } from '@tanstack/react-query';
import type { Changes, ContentIssue, ContentResponse, KeptLayout } from '@theni/contract';
import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { AdminApiError, SessionEndedError } from '../api/errors.ts';
import { layoutsQuery } from '../api/layouts.ts';
import type { Draft } from '../fields/draft.ts';
import { saveLayouts } from '../fields/layout.ts';
import { noticeSessionEnd } from '../session/session.ts';
import { websiteText } from './words.ts';

const text = websiteText.publish;

const ASK_EVERY_MS = 2000;

export interface Outcome {
  isGood: boolean;
  message: string;
  /** What is missing in the content, which was `changes`. */
  missing: ContentIssue[];
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

export function usePublishing(draft: Draft<ContentResponse>): Publishing {
  const client = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function follow(publication: () => Promise<Outcome>) {
    setOutcome(undefined);
    setRunning(true);
    try {
      const ended = await publication();
      await draft.refresh().catch(() => {});
      await client.invalidateQueries(layoutsQuery);
      client.invalidateQueries({ queryKey: ['content versions'] });
      setOutcome(ended);
    } catch (error) {
      if (error instanceof SessionEndedError) noticeSessionEnd(error);
    }
    setRunning(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what runs already
  useEffect(() => {
    if (draft.snapshot().server.Publication?.Result === 'running') follow(watch);
  }, []);
  return { isRunning, outcome, publish: () => follow(() => publish(draft)) };
}

async function publish(draft: Draft<ContentResponse>): Promise<Outcome> {
  const before = draft.snapshot().server.Publication?.Id;
  const isSaved = await Promise.all([draft.saveAll(), saveLayouts().catch(() => false)]);
  if (isSaved.includes(false)) return failed(text.notSaved);
  try {
    const { Kept } = await call('POST /api/content/publish');
    return { ...done, kept: Kept };
  } catch (error) {
    if (error instanceof SessionEndedError) throw error;
    // Without an answer it may go on all the same.
    if (!(error instanceof AdminApiError) || error.status >= 500) return watch(before);
    if (error.status !== 422) return failed(error.message);
    return { ...failed(''), missing: error.issues, changes: draft.snapshot().changes };
  }
}

/** Asks how the publication stands that runs, until it has ended. @param before the one that ran last */
async function watch(before?: string): Promise<Outcome> {
  await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  const publication = await call('GET /api/content/publish').catch((error: unknown) => {
    if (error instanceof SessionEndedError) throw error;
    return undefined;
  });
  if (publication === undefined || publication?.Result === 'running') return watch(before);
  if (publication === null || publication.Id === before) return failed(text.notBegun);
  return publication.Result === 'failed' ? failed(publication.Message ?? '') : done;
}

const done: Outcome = { isGood: true, message: text.published, missing: [], changes: {}, kept: [] };

function failed(reason: string): Outcome {
  return { ...done, isGood: false, message: text.failed(reason) };
}
