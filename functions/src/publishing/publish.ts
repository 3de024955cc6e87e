import { randomUUID } from 'node:crypto';
import type { Content } from '@theni/content';
import { changedPaths, changesOf, withValidChanges } from '@theni/content/changes';
import { isDrawing, picturesIn } from '@theni/content/pictures';
import { completenessIssues, completeSchema } from '@theni/content/schema';
import type { PageErrorFields } from '@theni/content/site-renderer';
import {
  type Publication,
  type PublishedResponse,
  type ValueIssue,
  valueIssuesOf,
} from '@theni/contract';
import { error as logError } from 'firebase-functions/logger';
import { z } from 'zod';
import { missingFiles, type NamedFile } from '../content-files/content-file-store.ts';
import type { PublishDependencies } from '../dependencies.ts';
import { HttpProblem, logAndConvert } from '../http/problem.ts';
import type { ShownStates, VersionBySlug } from './layout-versions.ts';
import {
  changesOfLayouts,
  type LayoutsToShow,
  layoutsToShow,
  shownLayouts,
  withoutFailedPage,
} from './layouts-to-show.ts';
import type { Release } from './release-store.ts';
import { pointToServedRelease, repairOutcome } from './repair.ts';

/**
 * After this time a publication releases nothing any more: `prepareRelease` compares once, right
 * before the release. The call that releases may last 30 s, and Google may let a function run on
 * past its time limit: even so the release is over before the lease ends.
 */
export const LATEST_RELEASE_MS = 110_000;

/**
 * Publishes the draft and every complete public layout. After an error or a crash the site is
 * wholly old or wholly new: `repair.ts` tells which.
 * @throws {HttpProblem} 409 while another one runs or another build is live, 422 for missing texts
 * and for a page that cannot be made
 */
export async function publish(dependencies: PublishDependencies): Promise<PublishedResponse> {
  const { liveState, now } = dependencies;
  // One id names the publication, holds its lease and becomes the release's.
  const id = randomUUID();
  const startedAt = now();
  const running: Publication = {
    id,
    result: 'running',
    message: null,
    startedAt: startedAt.toISOString(),
    texts: [],
    textErrors: [],
    layouts: [],
    leftLayouts: [],
    skipped: [],
  };
  if (!(await liveState.takeLease(id, startedAt, running)))
    throw new HttpProblem(
      409,
      'Another publication is running. Please wait a minute, then publish again.',
    );
  const endLease = (outcome: Publication) =>
    liveState.endLease(id, outcome).catch((error: unknown) => {
      logError('the end of a publication could not be noted', error);
    });
  let prepared: PreparedRelease | undefined;
  try {
    prepared = await prepareRelease(id, startedAt, dependencies);
    await makeLive(id, prepared, dependencies);
    await endLease({ ...running, ...prepared.shown, result: 'published' });
    return { skipped: prepared.shown.skipped };
  } catch (error) {
    const problem = logAndConvert(error);
    const { message, errors: textErrors = [] } = problem;
    const failed: Publication = { ...running, result: 'failed', message, textErrors };
    // The pages may be live all the same. If Hosting does not tell now, the next look finds out.
    const found = prepared && (await repairOutcome(dependencies, id).catch(() => running));
    // What did not go live has failed for the reason that the owner reads now.
    const hasFailed = !found || found.result === 'failed';
    await endLease({ ...(hasFailed ? failed : found), ...prepared?.shown });
    if (found?.result === 'published') return { skipped: prepared?.shown.skipped ?? [] };
    throw problem;
  }
}

/** What a publication shows, and what it does not. */
type Shown = Pick<Publication, 'texts' | 'textErrors' | 'layouts' | 'leftLayouts' | 'skipped'>;

interface PreparedRelease {
  /** Has the files, and is not live yet. */
  hostingVersion: string;
  versions: VersionBySlug;
  shown: Shown;
}

/**
 * Makes everything ready for the release, under the lease: so no older draft is published after a
 * newer one. Visitors see nothing of it yet.
 */
async function prepareRelease(
  id: string,
  startedAt: Date,
  dependencies: PublishDependencies,
): Promise<PreparedRelease> {
  const { releases, layoutVersions, now } = dependencies;
  await pointToServedRelease(dependencies, id);
  const live = await releases.published();
  const seen = await layoutVersions.publishedVersions();
  const complete = await layoutsToShow(seen, dependencies);
  const { layouts, leftLayouts } = shownLayouts(complete, seen);
  const isLayoutChanged = layouts.length + leftLayouts.length > 0;
  const { content, textErrors } = await contentToShow(live, isLayoutChanged, dependencies);
  const { hostingVersion, shown, shownStates } = await makeHostingVersion(
    id,
    content,
    complete,
    { seen, statesBefore: live?.shownStates },
    dependencies,
  );
  const changes = changesOf(content);
  const changed = changedPaths(changes, live?.changes ?? {});
  const { versions } = shown;
  const changedLayouts = await changesOfLayouts(seen, versions, layoutVersions);
  const release = { changes, changed, layouts: versions, shownStates, changedLayouts };
  await releases.create(id, release, now());
  if (now().getTime() > startedAt.getTime() + LATEST_RELEASE_MS)
    throw new HttpProblem(
      503,
      'Publishing took too long. The site has not changed; please publish again.',
    );
  return {
    hostingVersion,
    versions,
    shown: { texts: changed, textErrors, ...shownLayouts(shown, seen) },
  };
}

/**
 * The texts of the release: those of the draft. Where these lack something, they hold up no layout:
 * if one is to go public or to leave, the release has the texts that are live.
 * @throws {HttpProblem} 422 that names what is missing
 */
async function contentToShow(
  live: Pick<Release, 'changes'> | undefined,
  isLayoutChanged: boolean,
  dependencies: PublishDependencies,
): Promise<{ content: Content; textErrors: ValueIssue[] }> {
  const draft = await draftContent(dependencies);
  const keepsLive = live !== undefined && isLayoutChanged && draft.errors.length > 0;
  // A stricter build may miss something in the live texts, too.
  const { data: content, error } = completeSchema.safeParse(
    keepsLive ? withValidChanges(live.changes) : draft.content,
  );
  if (!content || (draft.errors.length > 0 && !keepsLive))
    throw new HttpProblem(422, 'Something must be corrected before this can be published.', {
      errors: [...draft.errors, ...(keepsLive && error ? valueIssuesOf(error) : [])],
    });
  return { content, textErrors: draft.errors };
}

/**
 * Renders all pages and uploads them. As long as the page of one layout cannot be made, all are
 * rendered again with another version of that layout, or without it.
 * @throws {HttpProblem} 422 that names any other page that cannot be made
 */
async function makeHostingVersion(
  id: string,
  content: Content,
  complete: LayoutsToShow,
  { seen, statesBefore }: { seen: VersionBySlug; statesBefore: ShownStates | undefined },
  { items, layoutVersions, hosting, now }: PublishDependencies,
): Promise<{ hostingVersion: string; shown: LayoutsToShow; shownStates: ShownStates }> {
  for (let shown = complete; ; ) {
    const { layouts, shownStates } = await layoutVersions.forRelease(shown.versions, {
      items,
      now: now(),
      before: statesBefore,
    });
    try {
      const hostingVersion = await hosting.prepare(content, layouts, id);
      return { hostingVersion, shown, shownStates };
    } catch (error) {
      const failedPage = pageErrorIn(error);
      if (!failedPage) throw error;
      logError('a page cannot be made', error);
      shown = withoutFailedPage(shown, failedPage, seen);
    }
  }
}

/**
 * What the renderer throws when a page cannot be made: `PageError` of web/build/page-error.ts. It
 * comes out of another bundle, so its class is not known here.
 */
const pageError: z.ZodType<PageErrorFields> = z.object({
  name: z.literal('PageError'),
  address: z.string(),
  layout: z.string().optional(),
  textPath: z.string().optional(),
});

/** @returns undefined for any other error */
function pageErrorIn(error: unknown): PageErrorFields | undefined {
  return pageError.safeParse(error).data;
}

async function makeLive(
  id: string,
  { hostingVersion, versions }: PreparedRelease,
  { layoutVersions, hosting, releases, now }: PublishDependencies,
): Promise<void> {
  await hosting.release(hostingVersion);
  await layoutVersions.setPublished(versions, id);
  await releases.setLive(id, id, now());
  await releases
    .deleteOld(id)
    .then((kept) => layoutVersions.deleteUnused(kept, id))
    .catch((error: unknown) => {
      logError('old releases and layouts stay until the next publication', error);
    });
}

/** The texts that the owner has typed, and all that keeps them from visitors. */
async function draftContent({ contentDraft, contentFiles, isDemo }: PublishDependencies) {
  const { changes } = await contentDraft.get();
  const content = withValidChanges(changes);
  // An old release that the owner has restored may name files that the sweep has deleted since.
  const uploaded = picturesIn(content)
    .map(([path, { file: id }]): NamedFile => ({ path, id, kind: 'picture' }))
    .filter(({ id }) => id !== '' && !isDrawing(id));
  const files = await contentFiles.findAll(uploaded.map(({ id }) => id));
  const issues = [...completenessIssues(content, { isDemo }), ...missingFiles(uploaded, files)];
  return { content, errors: issues };
}
