import { randomUUID } from 'node:crypto';
import type { Content } from '@theni/content';
import { changedPaths, changesOf, withValidChanges } from '@theni/content/changes';
import { isDrawing, picturesIn } from '@theni/content/pictures';
import { completenessIssues, completeSchema } from '@theni/content/schema';
import {
  type Layout,
  type Publication,
  type PublishedResponse,
  plotFacts,
  type SkippedLayout,
  type ValueIssue,
} from '@theni/contract';
import { layoutIssues } from '@theni/contract/layout-issues';
import { trimmed } from '@theni/contract/trimmed';
import { error as logError } from 'firebase-functions/logger';
import type { PublishDependencies } from '../dependencies.ts';
import { HttpProblem, logAndConvert } from '../http/problem.ts';
import type { StoredPublishedLayout, VersionBySlug } from './layout-versions.ts';
import { pageErrorIn } from './page-error.ts';
import { pointToServedRelease, repairOutcome } from './repair.ts';

/**
 * After this time a publication releases nothing any more: `prepareWithLease` compares once, right
 * before the release. The call that releases may last 30 s, and Google may let a function run on
 * past its time limit: even so the release is over before the lease ends. The owner's page asks for
 * longer (`STOP_ASKING_MS` in `await-publication.ts`), because the outcome of a publication that
 * died is known only when its lease has ended.
 */
export const LATEST_RELEASE_MS = 110_000;

/**
 * Publishes the draft and every complete public layout. After an error or a crash the site is
 * wholly old or wholly new: `repair.ts` tells which.
 * @throws {HttpProblem} 409 while another one runs or another build is live, 422 for missing texts
 * and for a page that cannot be made
 */
export async function publish(dependencies: PublishDependencies): Promise<PublishedResponse> {
  const { releases, now } = dependencies;
  // What cannot be published is said before the lease is taken: then no publication has begun.
  await completeContent(dependencies);
  // One id names the publication, holds its lease and becomes the release's.
  const id = randomUUID();
  const running: Publication = { id, result: 'running', message: null, skipped: [] };
  const startedAt = now();
  if (!(await releases.takeLease(id, startedAt, running)))
    throw new HttpProblem(
      409,
      'Another publication is running. Please wait a minute, then publish again.',
    );
  const endLease = (outcome: Publication) =>
    releases.endLease(id, outcome).catch((error: unknown) => {
      logError('the end of a publication could not be noted', error);
    });
  let prepared: PreparedRelease | undefined;
  try {
    prepared = await prepareWithLease(id, startedAt, dependencies);
    await releaseWithLease(id, prepared, dependencies);
    await endLease({ ...running, result: 'published', skipped: prepared.skipped });
    return { skipped: prepared.skipped };
  } catch (error) {
    const problem = logAndConvert(error);
    const failed: Publication = { ...running, result: 'failed', message: problem.message };
    // Hosting may have released the pages although its answer was lost. If it does not tell now,
    // the next look finds out.
    const outcome = prepared && (await repairOutcome(dependencies, id).catch(() => running));
    await endLease({ ...(outcome ?? failed), skipped: prepared?.skipped ?? [] });
    throw problem;
  }
}

interface PreparedRelease extends ShownLayouts {
  /** Has the files, and is not live yet. */
  hostingVersion: string;
}

/** Makes everything ready for the release; visitors see nothing of it yet. */
async function prepareWithLease(
  id: string,
  startedAt: Date,
  dependencies: PublishDependencies,
): Promise<PreparedRelease> {
  const { releases, now } = dependencies;
  await pointToServedRelease(dependencies, id);
  // Under the lease, so that no older draft is published after a newer one.
  const content = await completeContent(dependencies);
  const layouts = await layoutsToShow(dependencies);
  const prepared = await prepareRelease(id, content, layouts, dependencies);
  const changes = changesOf(content);
  const changed = changedPaths(changes, (await releases.published())?.changes ?? {});
  await releases.create(id, { changes, changed, layouts: prepared.versions }, now());
  if (now().getTime() > startedAt.getTime() + LATEST_RELEASE_MS)
    throw new HttpProblem(
      503,
      'Publishing took too long. The site has not changed; please publish again.',
    );
  return prepared;
}

async function releaseWithLease(
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

/** The draft, its blanks taken off. @throws {HttpProblem} 422 with all that it lacks */
async function completeContent({
  contentDraft,
  contentFiles,
  isDemo,
}: PublishDependencies): Promise<Content> {
  const { changes } = await contentDraft.get();
  const draft = withValidChanges(changes);
  // An old release that the owner has restored may name files that the sweep has deleted since.
  const named = picturesIn(draft).map(([path, { file }]) => ({ path, id: file }));
  const uploaded = named.filter(({ id }) => id !== '' && !isDrawing(id));
  const missing = await contentFiles.issues(uploaded, 'picture');
  const errors = [...completenessIssues(draft, { isDemo }), ...missing];
  if (errors.length > 0)
    throw new HttpProblem(422, 'Something must be corrected before this can be published.', {
      errors,
    });
  return completeSchema.parse(draft);
}

interface ShownLayouts {
  versions: VersionBySlug;
  /** Layouts that are not shown as they are now, and why. */
  skipped: SkippedLayout[];
}

/**
 * Renders all pages. If one layout's page cannot be rendered, its published version takes its
 * place, or the layout is left out, and all pages are rendered again.
 * @throws {HttpProblem} 422 that names the page and the text without which it can be made
 */
async function prepareRelease(
  id: string,
  content: Content,
  { versions, skipped }: ShownLayouts,
  dependencies: PublishDependencies,
): Promise<PreparedRelease> {
  const { items, layoutVersions, hosting, now } = dependencies;
  const shown = await layoutVersions.forRelease(versions, { items, now: now() });
  try {
    return { hostingVersion: await hosting.prepare(content, shown, id), versions, skipped };
  } catch (error) {
    const failed = pageErrorIn(error);
    if (!failed) throw error;
    logError('a page cannot be made', error);
    const message = `The page ${failed.address} could not be made. Undo your last change there, or ask your engineer.`;
    const { layout: slug, textPath = '' } = failed;
    if (slug === undefined || versions[slug] === undefined)
      throw new HttpProblem(422, message, { errors: [{ path: textPath, message }] });
    const rest = await withoutFailed(slug, versions, layoutVersions);
    const withNewReason = withReason(skipped, slug, { path: 'public', message });
    return prepareRelease(id, content, { versions: rest, skipped: withNewReason }, dependencies);
  }
}

/** A layout that is incomplete as well is named once, with all reasons. */
function withReason(skipped: SkippedLayout[], slug: string, reason: ValueIssue): SkippedLayout[] {
  const known = skipped.find((layout) => layout.slug === slug)?.errors ?? [];
  const errors = [...known.filter(({ path }) => path !== reason.path), reason];
  return [...skipped.filter((layout) => layout.slug !== slug), { slug, errors }];
}

/** In the place of a version that cannot be shown the one that visitors see, if that is another. */
async function withoutFailed(
  slug: string,
  { [slug]: failed, ...others }: VersionBySlug,
  layoutVersions: PublishDependencies['layoutVersions'],
): Promise<VersionBySlug> {
  const { [slug]: before } = await layoutVersions.publishedVersions();
  return before === undefined || before === failed ? others : { ...others, [slug]: before };
}

/** Each layout whose switch is on: as it is when it is complete, else as visitors see it. */
async function layoutsToShow({
  contentFiles,
  layouts,
  layoutVersions,
  now,
}: PublishDependencies): Promise<ShownLayouts> {
  const seenVersions = await layoutVersions.publishedVersions();
  const versions: VersionBySlug = {};
  const skipped: SkippedLayout[] = [];
  for (const { slug, version, layout } of await layouts.all(now())) {
    if (!layout.public) continue;
    const { plan, documents } = layout;
    const documentFiles = documents.map(({ file: id }, at) => ({ path: `documents.${at}`, id }));
    const errors = [
      ...layoutIssues(layout, now()),
      ...(await contentFiles.issues(plan ? [{ path: 'plan', id: plan.file }] : [], 'picture')),
      ...(await contentFiles.issues(documentFiles, 'document')),
    ];
    if (errors.length > 0) skipped.push({ slug, errors });
    else await layoutVersions.storeVersion({ slug, version, layout: layoutToPublish(layout) });
    const shown = errors.length > 0 ? seenVersions[slug] : version;
    if (shown !== undefined) versions[slug] = shown;
  }
  return { versions, skipped };
}

/** `layoutIssues` has found that every plot has its number and its size. */
function layoutToPublish(layout: Layout): StoredPublishedLayout {
  const { plots, ...fields } = trimmed(layout);
  return { ...fields, plots: plots.map(({ id, ...plot }) => ({ id, ...plotFacts.parse(plot) })) };
}
