import { randomUUID } from 'node:crypto';
import type { Content } from '@theni/content';
import { changedPaths, changesOf, contentFrom } from '@theni/content/changes';
import { isDrawing, picturesIn } from '@theni/content/pictures';
import { completenessIssues, completeSchema } from '@theni/content/schema';
import {
  type ContentIssue,
  type KeptLayout,
  type Layout,
  type Publication,
  type PublishedResponse,
  plotFacts,
  plotPath,
} from '@theni/contract';
import { layoutIssues } from '@theni/contract/layout-issues';
import { trimmed } from '@theni/contract/trimmed';
import { error as logError } from 'firebase-functions/logger';
import type { PublishDependencies } from '../dependencies.ts';
import type { LayoutRecord } from '../documents/layout-store.ts';
import { HttpProblem, toProblem } from '../http/problem.ts';
import { droppedIssue } from '../plots/plot-status.ts';
import type { PublicLayout } from './layout-versions.ts';
import type { LayoutVersions } from './release-store.ts';
import { repair } from './repair.ts';

/**
 * Then a publication gives up. Google need not end a function at its time limit, and the last call
 * of Hosting may take half a minute: both end before the lease does.
 */
export const GIVE_UP_MS = 110_000;

/**
 * Publishes the draft and every complete public layout. After an error or a crash the site is
 * wholly old or wholly new: `repair` tells which.
 * @throws {HttpProblem} 409 while another one runs or another build is live, 422 for missing texts
 */
export async function publish(dependencies: PublishDependencies): Promise<PublishedResponse> {
  const { releases, now } = dependencies;
  const content = await completeContent(dependencies);
  const Id = randomUUID();
  const StartedAt = now().toISOString();
  const running: Publication = { Id, Result: 'running', Message: null, StartedAt };
  if (!(await releases.takeLease(Id, now(), running)))
    throw new HttpProblem(409, 'Another publication is running.');
  const end = (ended: Publication) =>
    releases.endLease(Id, ended).catch((error: unknown) => {
      logError('the end of a publication could not be noted', error);
    });
  try {
    const response = await publishUnder(Id, content, dependencies);
    await end({ ...running, Result: 'published' });
    return response;
  } catch (error) {
    const problem = toProblem(error);
    await end({ ...running, Result: 'failed', Message: problem.message });
    throw problem;
  }
}

/** @param Id of the lease, and of the release */
async function publishUnder(
  Id: string,
  content: Content,
  dependencies: PublishDependencies,
): Promise<PublishedResponse> {
  const { items, layoutVersions, publisher, releases, now } = dependencies;
  const startedAt = now();
  await repair(dependencies, Id);
  const { versions, Kept } = await layoutsToShow(dependencies);
  const shown = await layoutVersions.forRelease(versions, { items, now: now() });
  const prepared = await publisher.prepare(content, shown, Id);
  await requireEveryTakenPlot(dependencies, versions);
  const Changes = changesOf(content);
  const Changed = changedPaths(Changes, (await releases.published())?.Changes ?? {});
  await releases.create(Id, { Changes, Changed, Layouts: versions }, now());
  if (now().getTime() > startedAt.getTime() + GIVE_UP_MS)
    throw new HttpProblem(503, 'It took too long. The site is as it was; please publish again.');
  await publisher.release(prepared);
  const releasedAt = now();
  await layoutVersions.setPublished(versions, Id);
  await releases.setLive(Id, Id, releasedAt);
  await releases
    .deleteOld(Id)
    .then((kept) => layoutVersions.deleteUnused(kept, Id))
    .catch((error: unknown) => {
      logError('old versions stay until the next publication', error);
    });
  return { PublishedAt: releasedAt.toISOString(), Kept };
}

/** The draft, its blanks taken off. @throws {HttpProblem} 422 with all that it lacks */
async function completeContent({
  content,
  contentFiles,
  isDemo,
}: PublishDependencies): Promise<Content> {
  const draft = contentFrom(await content.draft());
  // A version that is brought back after a long time may name what the sweep has deleted since.
  const named = picturesIn(draft).map(([path, { file }]) => ({ path, id: file }));
  const uploaded = named.filter(({ id }) => id !== '' && !isDrawing(id));
  const missing = await contentFiles.issues(uploaded, 'picture');
  const errors = [...completenessIssues(draft, { isDemo }), ...missing];
  if (errors.length > 0)
    throw new HttpProblem(422, 'Something is missing before this can be published.', { errors });
  return completeSchema.parse(draft);
}

/** Every public layout: as it is when it is complete, else as visitors see it. */
async function layoutsToShow({
  contentFiles,
  layouts,
  layoutVersions,
  now,
}: PublishDependencies): Promise<{ versions: LayoutVersions; Kept: KeptLayout[] }> {
  const before = await layoutVersions.published();
  const versions: LayoutVersions = {};
  const Kept: KeptLayout[] = [];
  for (const record of await layouts.all(now())) {
    const { Slug, Version, Layout } = record;
    if (!Layout.Public) continue;
    const { plan, documents } = Layout;
    const papers = documents.map(({ file: id }, at) => ({ path: `documents.${at}`, id }));
    const errors = [
      ...layoutIssues(Layout),
      ...(await contentFiles.issues(plan ? [{ path: 'plan', id: plan.file }] : [], 'picture')),
      ...(await contentFiles.issues(papers, 'document')),
      ...droppedPlots(record),
    ];
    if (errors.length > 0) Kept.push({ Layout: Slug, errors });
    else await layoutVersions.keep({ Slug, Version, Layout: publicLayout(Layout) });
    const shown = errors.length > 0 ? before[Slug] : Version;
    if (shown !== undefined) versions[Slug] = shown;
  }
  return { versions, Kept };
}

/** `layoutIssues` has found that every plot has its number and its size. */
function publicLayout(layout: Layout): PublicLayout {
  const { Plots, ...texts } = trimmed(layout);
  return { ...texts, Plots: Plots.map((plot) => plotFacts.parse(plot)) };
}

/** Plots that somebody has and that the draft lacks. */
function droppedPlots({ Layout, Statuses }: LayoutRecord): ContentIssue[] {
  const there = Layout.Plots.map((plot) => plotPath(plot.Number));
  return Statuses.filter(({ State }) => State !== 'available')
    .map((plot) => droppedIssue(plot, plotPath(plot.Number)))
    .filter(({ path }) => !there.includes(path));
}

/** Making the pages takes a while: somebody may have got a plot since that is missing there. */
async function requireEveryTakenPlot(
  { layouts, now }: PublishDependencies,
  versions: LayoutVersions,
): Promise<void> {
  for (const record of await layouts.all(now()))
    if (versions[record.Slug] === record.Version && droppedPlots(record).length > 0)
      throw new HttpProblem(409, 'A plot was booked meanwhile. Please publish again.');
}
