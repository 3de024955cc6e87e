import type { Content } from '@theni/content';
import { changesOf } from '@theni/content/changes';
import { fileIdsIn, picturesIn } from '@theni/content/pictures';
import { completenessIssues, completeSchema } from '@theni/content/schema';
import {
  type ContentIssue,
  type Layout,
  type PublicationOrder,
  type PublishedResponse,
  plotFacts,
} from '@theni/contract';
import { layoutIssues } from '@theni/contract/layout-issues';
import { trimmed } from '@theni/contract/trimmed';
import { error as logError } from 'firebase-functions/logger';
import type { PublishDependencies } from '../dependencies.ts';
import type { Draft } from '../documents/content-store.ts';
import { fileIssues } from '../documents/file-issues.ts';
import { HttpProblem, toProblem } from '../http/problem.ts';
import { droppedIssues, hasNumber } from '../plots/plot-status.ts';
import type { LayoutVersion, PublicLayout } from './layout-versions.ts';
import { leaseLost, leaseOf, type PublicationLease } from './lease.ts';
import { missingFiles } from './published-files.ts';
import {
  HostingError,
  type LiveRelease,
  type PreparedRelease,
  type Publisher,
  type ReleasedLayouts,
} from './publisher.ts';
import { reconcilePublishedState } from './what-is-live.ts';

/** The pages are live, or may be: `findOutcome` tells. */
class UnknownOutcome extends HttpProblem {
  override name = 'UnknownOutcome';

  constructor(detail: string, cause: unknown) {
    super(503, detail, { headers: { 'Retry-After': '10' }, cause });
  }
}

/**
 * Makes the draft what visitors read. It resolves when the new pages are live; what it throws, or a death at any step, leaves the old
 * ones (but for an `UnknownOutcome`, which says so), and whoever looks next finds what is left over.
 * @throws {HttpProblem} 409 while another one runs or another build is live, 422 when something is missing
 */
export async function publish(
  dependencies: PublishDependencies,
  draft: Draft,
  order: PublicationOrder = { Layouts: [], Withdraw: [] },
): Promise<PublishedResponse> {
  const lease = leaseOf(dependencies);
  if (!(await lease.take())) throw new HttpProblem(409, 'Another publication is running.');
  try {
    return await publishUnder(lease, dependencies, draft, order);
  } catch (error) {
    const problem = toPublishProblem(error);
    const isOpen = problem instanceof UnknownOutcome;
    await (isOpen ? lease.leave() : lease.fail(problem.message)).catch((issue: unknown) => {
      logError('the end of a publication could not be noted', issue);
    });
    throw problem;
  }
}

async function publishUnder(
  lease: PublicationLease,
  dependencies: PublishDependencies,
  draft: Draft,
  order: PublicationOrder,
): Promise<PublishedResponse> {
  const { layoutVersions, publisher, releases, now } = dependencies;
  const { content, named } = await requireComplete(dependencies, draft.Content, order);
  const before = await requireThisBuild(publisher);
  await reconcilePublishedState(dependencies, before);
  await publisher.cleanUp().catch((error: unknown) => {
    logError('versions that were never released stay until the next publication', error);
  });
  await lease.progress('checking');
  await layoutVersions.keep(named);
  const { prepared, layouts } = await prepare(dependencies, lease, { content, named, order });
  const published = await releases.published();
  await lease.progress('releasing');
  if ((await requireThisBuild(publisher)).version !== before.version)
    throw new HttpProblem(409, 'Other pages went live meanwhile. Please publish again.');
  // Rendering takes a while: somebody may have got a plot since that is missing now.
  const dropped = await droppedPlots(dependencies, named);
  if (dropped.length > 0) throw incomplete(dropped);
  const record = {
    Id: lease.id,
    Content: content,
    Version: draft.Version,
    Projects: layouts.versions,
    Changed: published ? Object.keys(changesOf(content, published.Content)) : [],
  };
  if (!(await releases.create(record, now()))) throw leaseLost();
  await release(publisher, prepared, lease.id);
  const releasedAt = now();
  await noteRelease(async () => {
    await layoutVersions.setPublished(layouts.versions);
    await releases.setLive(lease.id, releasedAt);
  });
  // Nobody else may publish meanwhile: it could lose what it is about to release.
  await deleteOldVersions({ releases, layoutVersions }).catch((error: unknown) => {
    logError('old versions stay until the next publication', error);
  });
  await noteRelease(lease.done);
  return { Version: draft.Version, PublishedAt: releasedAt.toISOString() };
}

async function prepare(
  { items, layoutVersions, publisher, now }: PublishDependencies,
  lease: PublicationLease,
  { content, named, order }: { content: Content; named: LayoutVersion[]; order: PublicationOrder },
): Promise<{ prepared: PreparedRelease; layouts: ReleasedLayouts }> {
  const before = Object.entries(await layoutVersions.published());
  const versions = Object.fromEntries([
    ...before.filter(([slug]) => !order.Withdraw.includes(slug)),
    ...named.map(({ Slug, Version }) => [Slug, Version] as const),
  ]);
  const layouts = await layoutVersions.forRelease(versions, { items, now: now() });
  const prepared = await publisher.prepare(content, layouts, lease.id, lease.progress);
  return { prepared, layouts };
}

/** It does no harm to note the same again. */
async function noteRelease(note: () => Promise<void>): Promise<void> {
  try {
    await note().catch(note);
  } catch (error) {
    logError('a release could not be noted', error);
    throw new UnknownOutcome('The new pages are live, but that could not be noted.', error);
  }
}

async function deleteOldVersions({
  releases,
  layoutVersions,
}: Pick<PublishDependencies, 'releases' | 'layoutVersions'>): Promise<void> {
  await releases.deleteOld();
  await layoutVersions.deleteUnused(await releases.layouts());
}

/** What is to be published, with its blanks taken off. @throws {HttpProblem} 422 with all that it lacks */
async function requireComplete(
  dependencies: PublishDependencies,
  draft: Content,
  { Layouts }: PublicationOrder,
): Promise<{ content: Content; named: LayoutVersion[] }> {
  const { contentFiles, layouts, isDemo, now } = dependencies;
  const errors = [
    ...completenessIssues(draft, { isDemo }),
    ...(await lostPictures(draft, contentFiles)),
  ];
  const named: LayoutVersion[] = [];
  for (const Slug of new Set(Layouts)) {
    const record = await layouts.find(Slug, now());
    const issues = record
      ? [
          ...layoutIssues(record.Project, now()),
          ...(await fileIssues(contentFiles, record.Project)),
        ]
      : [{ path: '', message: 'There is no such layout any more.' }];
    errors.push(...issues.map((issue) => inLayout(Slug, issue)));
    if (record && issues.length === 0)
      named.push({ Slug, Version: record.Version, Project: publicLayout(record.Project) });
  }
  errors.push(...(await droppedPlots(dependencies, named)));
  if (errors.length > 0) throw incomplete(errors);
  return { content: completeSchema.parse(draft), named };
}

/** `layoutIssues` has found that every plot has its number and its size. */
function publicLayout(layout: Layout): PublicLayout {
  const { Plots, ...texts } = trimmed(layout);
  return { ...texts, Plots: Plots.map((plot) => plotFacts.parse(plot)) };
}

/** Plots that somebody has and that these versions lack. */
async function droppedPlots(
  { layouts, now }: Pick<PublishDependencies, 'layouts' | 'now'>,
  named: LayoutVersion[],
): Promise<ContentIssue[]> {
  const issues: ContentIssue[] = [];
  for (const { Slug, Project } of named) {
    const { Statuses = [] } = (await layouts.find(Slug, now())) ?? {};
    const taken = Statuses.filter(({ State }) => State !== 'available');
    const dropped = taken.filter((plot) => !hasNumber(Project.Plots, plot.Number));
    issues.push(...droppedIssues(dropped, 'Plots').map((issue) => inLayout(Slug, issue)));
  }
  return issues;
}

function inLayout(slug: string, { path, message }: ContentIssue): ContentIssue {
  return { path: ['projects', slug, path].filter(Boolean).join('.'), message };
}

function incomplete(errors: ContentIssue[]): HttpProblem {
  return new HttpProblem(422, 'Something is missing before this can be published.', { errors });
}

/** A version that is restored after a long time may name what the sweep has deleted since. */
async function lostPictures(
  draft: Content,
  contentFiles: PublishDependencies['contentFiles'],
): Promise<ContentIssue[]> {
  const lost = await missingFiles(contentFiles, fileIdsIn(draft));
  return picturesIn(draft)
    .filter(([, { file }]) => lost.includes(file))
    .map(([path]) => ({ path, message: 'is gone; please choose a picture again' }));
}

/** Pages of one build do not fit to the scripts and styles of another. */
async function requireThisBuild(publisher: Publisher): Promise<LiveRelease> {
  const live = await publisher.live();
  if (live?.buildId === publisher.buildId) return live;
  throw new HttpProblem(
    409,
    live
      ? 'The pages that are live come from another build than the functions. Deploy the site once more.'
      : 'The site is not deployed yet.',
  );
}

/** Where the response is lost, what is live tells. */
async function release(
  publisher: Publisher,
  prepared: Parameters<Publisher['release']>[0],
  id: string,
): Promise<void> {
  try {
    await publisher.release(prepared);
  } catch (error) {
    const live = await publisher.live().catch((silence: unknown) => {
      if (!isBusy(error)) throw error;
      logError('hosting says nothing of a release', error);
      throw new UnknownOutcome('Google did not say whether the new pages are live.', silence);
    });
    if (live?.release !== id) throw error;
  }
}

/** Hosting's own statuses are not ours: its 403 says nothing about the admin. */
function toPublishProblem(error: unknown): HttpProblem {
  if (!(error instanceof HostingError)) return toProblem(error);
  logError('hosting did not publish', error);
  const { status } = error;
  if (status === 409) return new HttpProblem(409, `${error.message} Deploy the site once more.`);
  if (!isBusy(error))
    return new HttpProblem(500, `Google refuses to publish (${status}). The site is as it was.`);
  const cause = status === undefined ? 'did not answer' : `is busy (${status})`;
  return new HttpProblem(503, `Google ${cause}. The site is as it was; please publish again.`, {
    headers: { 'Retry-After': '10' },
  });
}

/** Hosting has not refused. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof HostingError)) return true;
  const { status } = error;
  return status === undefined || status === 408 || status === 429 || status >= 500;
}
