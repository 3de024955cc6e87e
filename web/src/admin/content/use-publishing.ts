import type { Content } from '@theni/content';
import type { ContentAnswer, ContentFault, Publication } from '@theni/contract';
import { useEffect, useRef, useState } from 'react';
import { getContent, publishContent } from '../api/admin-api.ts';
import { AdminApiError, ConnectionError, SessionEndedError } from '../api/errors.ts';
import { noticeSessionEnd } from '../session/session.ts';
import { contentText } from './content-words.ts';
import type { Draft } from './draft.ts';

const text = contentText.publish;

/** How often a running publication is asked how far it is. */
const ASK_EVERY_MS = 1500;

export interface Publishing {
  /** The one that runs, whoever has begun it. */
  running: Publication | undefined;
  /** How the last one ended that this page has seen. */
  outcome: Outcome | undefined;
  live: Live | undefined;
  publish: () => Promise<void>;
}

interface Outcome {
  isGood: boolean;
  message: string;
  /** What is missing in the content. */
  faults: ContentFault[];
}

/** What visitors read now. */
export interface Live {
  version: number;
  /** ISO 8601. */
  at: string;
  content: Content;
}

/** Until the server tells of it. */
const BEGINNING: Publication = {
  Step: 'checking',
  Done: 0,
  Of: 0,
  Result: 'running',
  Message: null,
  StartedAt: '',
};

export function usePublishing(draft: Draft<Content>, opened: ContentAnswer<Content>): Publishing {
  const [running, setRunning] = useState(runningOf(opened));
  const [outcome, setOutcome] = useState<Outcome>();
  const [live, setLive] = useState(liveOf(opened));
  /** This page waits for the answer, which says how it ended. */
  const awaited = useRef(false);
  /** When the one before began: it says nothing of this one. */
  const earlier = useRef(
    opened.Publication?.Result === 'running' ? '' : opened.Publication?.StartedAt,
  );

  function end(isGood: boolean, message: string, faults: ContentFault[] = []) {
    setRunning(undefined);
    setOutcome({ isGood, message, faults });
  }

  async function ask() {
    const answer = await getContent().catch(() => undefined);
    const publication = answer?.Publication;
    if (publication?.Result === 'running') return setRunning(publication);
    // Its own answer says how it ended, in words for this page.
    if (!answer || awaited.current) return;
    const isNew = publication && publication.StartedAt !== earlier.current;
    if (!isNew || publication.Result === 'failed')
      return end(false, text.failed((isNew && publication.Message) || ''));
    earlier.current = publication.StartedAt;
    setLive(liveOf(answer));
    end(true, text.published);
  }

  const isRunning = running !== undefined;
  const latestAsk = useRef(ask);
  latestAsk.current = ask;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => latestAsk.current(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  async function publish() {
    setOutcome(undefined);
    setRunning(BEGINNING);
    if (!(await draft.save())) return end(false, text.notSaved);
    const content = draft.mine;
    awaited.current = true;
    try {
      const { Version, PublishedAt } = await publishContent(draft.state.version);
      setLive({ version: Version, at: PublishedAt, content });
      end(true, text.published);
    } catch (error) {
      await handle(error);
    } finally {
      awaited.current = false;
    }
  }

  async function handle(error: unknown): Promise<void> {
    // The publication may go on all the same: it is asked about from now on.
    if (error instanceof ConnectionError) return;
    if (error instanceof SessionEndedError) noticeSessionEnd(error);
    if (!(error instanceof AdminApiError)) return end(false, text.failed(''));
    if (error.status === 412) {
      await draft.refresh().catch(() => {});
      return end(false, text.overtaken);
    }
    if (error.status === 422) return end(false, text.incomplete(error.faults.length), error.faults);
    end(false, text.failed(error.message));
  }

  return { running, outcome, live, publish };
}

function runningOf({ Publication }: ContentAnswer): Publication | undefined {
  return Publication?.Result === 'running' ? Publication : undefined;
}

function liveOf({
  Published,
  PublishedVersion,
  PublishedAt,
}: ContentAnswer<Content>): Live | undefined {
  return Published && PublishedVersion !== null && PublishedAt !== null
    ? { version: PublishedVersion, at: PublishedAt, content: Published }
    : undefined;
}
