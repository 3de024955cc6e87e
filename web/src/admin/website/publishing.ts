import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changedPaths, contentFrom } from '@theni/content/changes';
import { isEdited } from '@theni/content/labels';
import type {
  Changes,
  ContentIssue,
  ContentResponse,
  KeptLayout,
  LayoutSummary,
} from '@theni/contract';
import { LANGUAGES } from '@theni/contract/limits';
import { trimmed } from '@theni/contract/trimmed';
import { useEffect, useMemo, useState } from 'react';
import { call } from '../api/call.ts';
import { AdminApiError, SessionEndedError } from '../api/errors.ts';
import { layoutsQuery } from '../api/layouts.ts';
import type { Draft } from '../fields/draft.ts';
import { saveLayouts } from '../fields/layout.ts';
import { noticeSessionEnd } from '../session/session.ts';
import { textsIn } from './shown-texts.ts';
import { openedAt, useWebsite, valueAt } from './use-website.ts';
import { websiteText } from './words.ts';

type LayoutChange = 'new' | 'changed' | 'leaving';

export function useUnpublished() {
  const { changes, server } = useWebsite().state;
  const { Published } = server;
  const layoutsAsked = useQuery(layoutsQuery);
  const paths = useMemo(() => unpublishedPaths(Published ?? {}, changes), [Published, changes]);
  const layouts = (layoutsAsked.data ?? []).flatMap((layout) => {
    const change = changeOf(layout);
    return change ? [{ layout, change }] : [];
  });
  return { paths, layouts, layoutsAsked, count: paths.length + layouts.length };
}

/** As the sheet opens them: a picture is one path. Publishing takes blanks off. */
function unpublishedPaths(published: Changes, changes: Changes): string[] {
  const paths = changedPaths(trimmed(published), trimmed(changes)).filter(isEdited);
  return [...new Set(paths.map((path) => openedAt(path).path))];
}

function changeOf({ Public, Version, PublishedVersion }: LayoutSummary): LayoutChange | undefined {
  if (PublishedVersion === null) return Public ? 'new' : undefined;
  if (!Public) return 'leaving';
  return Version === PublishedVersion ? undefined : 'changed';
}

const CONTACT = /^company\.(phones|whatsapp|email)|^people\..*phone$/;

export function stillOld(published: Changes, changes: Changes): { old: string; paths: string[] }[] {
  const [before = [], now = []] = [published, changes].map((values) => {
    const content = contentFrom(values);
    return LANGUAGES.flatMap((language) => textsIn(content, language));
  });
  const gone = before.filter(
    ({ path, text }) => CONTACT.test(path) && text && !standsAt(changes, path, text),
  );
  return [...new Set(gone.map(({ text }) => text))].flatMap((old) => {
    const places = now.filter(({ text }) => bare(text).includes(bare(old)));
    const paths = [...new Set(places.map(({ path }) => path))];
    return paths.length > 0 ? [{ old, paths }] : [];
  });
}

/** Where it stood, or in another element of the same list. */
function standsAt(changes: Changes, path: string, text: string): boolean {
  const now = valueAt(changes, openedAt(path).path);
  return bare(JSON.stringify(now)).includes(bare(text));
}

/** A number is the same, however it is grouped. */
function bare(text: string): string {
  return text.replace(/[\s()-]/g, '').toLowerCase();
}

const text = websiteText.publish;

const ASK_EVERY_MS = 2000;

interface Outcome {
  isGood: boolean;
  message: string;
  /** What is missing in the content, which was `changes`. */
  missing: ContentIssue[];
  changes: Changes;
  kept: KeptLayout[];
}

export type Publishing = ReturnType<typeof usePublishing>;

export function usePublishing(draft: Draft<ContentResponse>) {
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

/** Asks how it stands until it has ended. @param before the publication that ran last */
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
