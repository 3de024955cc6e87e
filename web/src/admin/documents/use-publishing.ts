import { type Content, shipped } from '@theni/content';
import type { ContentIssue, ContentResponse, Publication, PublicationOrder } from '@theni/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import { AdminApiError, ConnectionError, SessionEndedError } from '../api/errors.ts';
import { noticeSessionEnd } from '../session/session.ts';
import { changedPages } from './changed-pages.ts';
import type { Draft } from './draft.ts';
import { editorText } from './editor-words.ts';
import { getContent } from './get-content.ts';
import { layoutsSettled } from './layout-saving.ts';
import { PublicationWatch } from './publication-watch.ts';

const text = editorText.publish;

/** How often a running publication is asked how far it is. */
const ASK_EVERY_MS = 1500;

export interface Publishing {
  /** The one that runs, whoever has begun it. */
  running: Publication | undefined;
  /** How the last one ended that this page has seen. */
  outcome: Outcome | undefined;
  live: Live | undefined;
  /** The layouts that the owner has chosen to go public, or off the site. */
  order: PublicationOrder;
  /** Something new begins: that the last one is live is said no more. */
  setOrder: (order: PublicationOrder) => void;
  publish: (order?: PublicationOrder) => Promise<void>;
}

interface Outcome {
  isGood: boolean;
  message: string;
  /** What is missing in the content. */
  issues: ContentIssue[];
  /** Addresses of the pages that it has changed. */
  pages: string[];
}

/** What visitors read now. */
export interface Live {
  version: number;
  /** ISO 8601. */
  at: string;
  content: Content;
  /** Slugs of the layouts that have a page, also of those that are deleted since. */
  layouts: string[];
}

const NOTHING: PublicationOrder = { Layouts: [], Withdraw: [] };

/** Until the server tells of it. */
const BEGINNING: Publication = {
  Id: '',
  Step: 'checking',
  Done: 0,
  Of: 0,
  Result: 'running',
  Message: null,
  StartedAt: '',
};

export function usePublishing(draft: Draft<Content>, opened: ContentResponse<Content>): Publishing {
  const [running, setRunning] = useState(runningOf(opened));
  const [outcome, setOutcome] = useState<Outcome>();
  const [live, setLive] = useState(liveOf(opened));
  const [order, setOnlyOrder] = useState(NOTHING);
  const changed = useRef<string[]>([]);
  /** Of the one that runs. Its end puts an end to it, so that a late response says nothing more. */
  const watch = useRef<PublicationWatch | undefined>(running && new PublicationWatch({}));
  /** This page waits for the response, which says how it ended. */
  const awaited = useRef(false);

  function end(isGood: boolean, message: string, issues: ContentIssue[] = []) {
    watch.current = undefined;
    setRunning(undefined);
    setOutcome({ isGood, message, issues, pages: isGood ? changed.current : [] });
    if (isGood) setOnlyOrder(NOTHING);
  }

  async function request() {
    const watched = watch.current;
    const response = await (awaited.current ? getContent() : getOutcome()).catch(() => undefined);
    if (!response || !watched || watched !== watch.current) return;
    if (response.Publication?.Result === 'running') setRunning(response.Publication);
    // Its own answer says how it ended, in words for this page.
    const verdict = awaited.current ? undefined : watched.judge(response);
    if (!verdict) return;
    const { result, message } = verdict;
    if (result === 'unknown') return end(false, text.unknown);
    if (result === 'failed') return end(false, text.failed(message || text.notBegun));
    setLive(liveOf(response));
    end(true, text.published);
  }

  const setOrder = useCallback((next: PublicationOrder) => {
    setOnlyOrder(next);
    setOutcome((last) => (last?.isGood ? undefined : last));
  }, []);

  const isRunning = running !== undefined;
  const latestAsk = useRef(request);
  latestAsk.current = request;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => latestAsk.current(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  async function publish(order = NOTHING) {
    setOutcome(undefined);
    setRunning(BEGINNING);
    if (!(await draft.save())) return end(false, text.notSaved);
    await layoutsSettled();
    const content = draft.mine;
    const { version } = draft.state;
    changed.current = changedPages(live?.content ?? shipped, content, order);
    awaited.current = true;
    try {
      const after = (await getContent()).Publication?.StartedAt;
      watch.current = new PublicationWatch({ after, version });
      const { Version, PublishedAt } = await call('POST /api/content/publish', {
        body: order,
        ifMatch: version,
      });
      setLive({ version: Version, at: PublishedAt, content, layouts: [] });
      end(true, text.published);
    } catch (error) {
      await handle(error);
    } finally {
      awaited.current = false;
    }
  }

  async function handle(error: unknown): Promise<void> {
    // The publication may go on all the same: it is asked about from now on.
    if (error instanceof ConnectionError && watch.current) return;
    if (error instanceof SessionEndedError) noticeSessionEnd(error);
    if (!(error instanceof AdminApiError))
      return end(false, text.failed(error instanceof ConnectionError ? text.notBegun : ''));
    if (error.status === 412) {
      await draft.refresh().catch(() => {});
      return end(false, text.overtaken);
    }
    if (error.status === 422) return end(false, text.incomplete(error.issues.length), error.issues);
    if (error.status === 409 && (await watchAnother())) return;
    if (error.status === 503 && watch.current && (await isOpen())) return;
    end(false, text.failed(error.message));
  }

  /** How a publication that another tab has begun ends is told here too. */
  async function watchAnother(): Promise<boolean> {
    const response = await getContent().catch(() => undefined);
    if (response?.Publication?.Result !== 'running') return false;
    changed.current = [];
    watch.current = new PublicationWatch({ version: draft.state.version });
    setRunning(response.Publication);
    return true;
  }

  return { running, outcome, live, order, setOrder, publish };
}

/** Whether its pages may be live all the same. */
async function isOpen(): Promise<boolean> {
  const response = await getContent().catch(() => undefined);
  return response?.Publication?.Result === 'unknown';
}

/** Also of one that was cut short while its pages went live. */
async function getOutcome(): Promise<ContentResponse<Content>> {
  const response = await getContent();
  if (response.Publication?.Result !== 'unknown') return response;
  return call('GET /api/content/publish').then(getContent, () => response);
}

function runningOf({ Publication }: ContentResponse): Publication | undefined {
  const isOpen = Publication?.Result === 'running' || Publication?.Result === 'unknown';
  return isOpen ? Publication : undefined;
}

function liveOf({
  Published,
  PublishedVersion,
  PublishedAt,
  PublishedLayouts,
}: ContentResponse<Content>): Live | undefined {
  return Published && PublishedVersion !== null && PublishedAt !== null
    ? {
        version: PublishedVersion,
        at: PublishedAt,
        content: Published,
        layouts: PublishedLayouts,
      }
    : undefined;
}
