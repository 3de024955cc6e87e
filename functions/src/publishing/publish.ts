import type { Content } from '@theni/content';
import { changesOf } from '@theni/content/changes';
import { fileIdsIn, picturesIn } from '@theni/content/pictures';
import { completenessFaults, completeSchema } from '@theni/content/schema';
import type { ContentFault, PublishedAnswer } from '@theni/contract';
import { error as logError } from 'firebase-functions/logger';
import type { Draft } from '../content/content-store.ts';
import type { PublishDependencies } from '../dependencies.ts';
import { HttpProblem, toProblem } from '../http/problem.ts';
import { leaseLost, leaseOf, type PublicationLease } from './lease.ts';
import { missingFiles } from './published-files.ts';
import {
  HostingError,
  type LiveRelease,
  type PreparedRelease,
  type Publisher,
  type ReleasedProjects,
} from './publisher.ts';
import { RenderFault } from './render-fault.ts';
import { noteWhatIsLive } from './what-is-live.ts';

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
): Promise<PublishedAnswer> {
  const lease = leaseOf(dependencies);
  if (!(await lease.take())) throw new HttpProblem(409, 'Another publication is running.');
  try {
    return await publishUnder(lease, dependencies, draft);
  } catch (error) {
    const problem = toPublishProblem(error);
    const isOpen = problem instanceof UnknownOutcome;
    await (isOpen ? lease.leave() : lease.fail(problem.message)).catch((fault: unknown) => {
      logError('the end of a publication could not be noted', fault);
    });
    throw problem;
  }
}

async function publishUnder(
  lease: PublicationLease,
  dependencies: PublishDependencies,
  draft: Draft,
): Promise<PublishedAnswer> {
  const { contentFiles, projectVersions, publisher, releases, isDemo, now } = dependencies;
  const complete = await requireComplete(draft.Content, { contentFiles, isDemo });
  const before = await requireThisBuild(publisher);
  await noteWhatIsLive(dependencies, before);
  await publisher.cleanUp().catch((error: unknown) => {
    logError('versions that were never released stay until the next publication', error);
  });
  await lease.progress('checking');
  const { prepared, projects } = await prepare(dependencies, lease, complete);
  const published = await releases.published();
  await lease.progress('releasing');
  if ((await requireThisBuild(publisher)).version !== before.version)
    throw new HttpProblem(409, 'Other pages went live meanwhile. Please publish again.');
  const record = {
    Id: lease.id,
    Content: complete,
    Version: draft.Version,
    Projects: projects.versions,
    Changed: published ? Object.keys(changesOf(complete, published.Content)) : [],
  };
  if (!(await releases.create(record, now()))) throw leaseLost();
  await release(publisher, prepared, lease.id);
  const releasedAt = now();
  await noteRelease(async () => {
    await projectVersions.setPublished(projects.versions);
    await releases.setLive(lease.id, releasedAt, lease.done());
  });
  await deleteOldVersions({ releases, projectVersions }).catch((error: unknown) => {
    logError('old versions stay until the next publication', error);
  });
  return { Version: draft.Version, PublishedAt: releasedAt.toISOString() };
}

/** A project that cannot be shown stays as visitors see it: it keeps no phone number from them. */
async function prepare(
  { items, projectVersions, publisher, now }: PublishDependencies,
  lease: PublicationLease,
  content: Content,
): Promise<{ prepared: PreparedRelease; projects: ReleasedProjects }> {
  const wanted = await projectVersions.ready();
  const before = await projectVersions.published();
  for (;;) {
    const projects = await projectVersions.forRelease(wanted, { items, now: now() });
    try {
      const prepared = await publisher.prepare(content, projects, lease.id, lease.progress);
      return { prepared, projects };
    } catch (error) {
      if (!(error instanceof RenderFault)) throw error;
      const { path, slug, cause } = error;
      logError(`the pages cannot be made with ${path}`, cause);
      if (slug === undefined || wanted[slug] === before[slug]) throw cannotBeShown(path);
      if (before[slug] === undefined) delete wanted[slug];
      else wanted[slug] = before[slug];
    }
  }
}

function cannotBeShown(path: string): HttpProblem {
  return new HttpProblem(422, 'The pages cannot be made with a text.', {
    errors: [{ path, message: 'cannot be shown; please write it in another way' }],
  });
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
  projectVersions,
}: Pick<PublishDependencies, 'releases' | 'projectVersions'>): Promise<void> {
  await releases.deleteOld();
  await projectVersions.deleteUnused(await releases.projects());
}

async function requireComplete(
  draft: Content,
  { contentFiles, isDemo }: Pick<PublishDependencies, 'contentFiles' | 'isDemo'>,
): Promise<Content> {
  const errors = [
    ...completenessFaults(draft, { isDemo }),
    ...(await lostPictures(draft, contentFiles)),
  ];
  if (errors.length > 0)
    throw new HttpProblem(422, 'Something is missing before this can be published.', { errors });
  return completeSchema.parse(draft);
}

/** A version that is restored after a long time may name what the sweep has deleted since. */
async function lostPictures(
  draft: Content,
  contentFiles: PublishDependencies['contentFiles'],
): Promise<ContentFault[]> {
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

/** Where the answer is lost, what is live tells. */
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
