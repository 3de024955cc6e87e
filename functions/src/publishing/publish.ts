import { randomUUID } from 'node:crypto';
import type { Content } from '@theni/content';
import { changesOf } from '@theni/content/changes';
import { fileIdsIn, picturesIn } from '@theni/content/pictures';
import { completenessFaults, completeSchema } from '@theni/content/schema';
import type { ContentFault, Publication, PublishedAnswer } from '@theni/contract';
import { error as logError } from 'firebase-functions/logger';
import type { Draft } from '../content/content-store.ts';
import type { PublishDependencies } from '../dependencies.ts';
import { HttpProblem, toProblem } from '../http/problem.ts';
import { missingFiles } from './published-files.ts';
import {
  HostingError,
  type LiveRelease,
  type PreparedRelease,
  type Publisher,
  projectsLabel,
  type ReleasedProjects,
} from './publisher.ts';
import { RenderFault } from './render-fault.ts';

/** Renewed while it goes on; after it, what a publication that was cut short has left is free for the next. */
export const LEASE_MS = 60_000;
const PROGRESS_EVERY_MS = 1000;
/** Before the platform ends the function, so that the admin reads why. */
const MAX_MS = 240_000;

/** The pages are live, or may be: whoever publishes again makes it good. */
class UnsureProblem extends HttpProblem {
  override name = 'UnsureProblem';

  constructor(detail: string, cause: unknown) {
    super(503, `${detail} Please publish again.`, { headers: { 'Retry-After': '10' }, cause });
  }
}

/**
 * Makes the draft what visitors read. It resolves when the new pages are live; what it throws, or a death at any step, leaves the old
 * ones (but for an `UnsureProblem`, which says so), and the next publication finds what is left over.
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
    const result = problem instanceof UnsureProblem ? 'unsure' : 'failed';
    await lease.end(result, problem.message).catch((fault: unknown) => {
      logError('the end of a publication could not be noted', fault);
    });
    throw problem;
  }
}

type PublicationLease = ReturnType<typeof leaseOf>;

async function publishUnder(
  lease: PublicationLease,
  dependencies: PublishDependencies,
  draft: Draft,
): Promise<PublishedAnswer> {
  const { content, contentFiles, projectVersions, publisher, isDemo, now } = dependencies;
  const complete = await requireComplete(draft.Content, { contentFiles, isDemo });
  const before = await requireThisBuild(publisher);
  await noteWhatIsLive({ content, projectVersions, now }, before);
  await publisher.cleanUp().catch((error: unknown) => {
    logError('versions that were never released stay until the next publication', error);
  });
  await lease.progress('checking');
  const { prepared, projects } = await prepare(dependencies, lease, {
    ...draft,
    Content: complete,
  });
  const published = await content.published();
  const version = {
    Version: draft.Version,
    Content: complete,
    Changed: published ? Object.keys(changesOf(complete, published.Content)) : [],
    Projects: projects.versions,
  };
  await lease.progress('releasing');
  if ((await requireThisBuild(publisher)).version !== before.version)
    throw new HttpProblem(409, 'Other pages went live meanwhile. Please publish again.');
  await content.announce(version);
  await release(publisher, prepared, { before, contentVersion: draft.Version });
  const PublishedAt = now().toISOString();
  await noteRelease(async () => {
    await projectVersions.setPublished(version.Projects);
    await content.setPublished(version, PublishedAt, lease.done());
  });
  await deleteOldVersions({ content, projectVersions }).catch((error: unknown) => {
    logError('old versions stay until the next publication', error);
  });
  return { Version: draft.Version, PublishedAt };
}

/** A project that cannot be shown stays as visitors see it: it keeps no phone number from them. */
async function prepare(
  { items, projectVersions, publisher, now }: PublishDependencies,
  lease: PublicationLease,
  { Content, Version }: Draft,
): Promise<{ prepared: PreparedRelease; projects: ReleasedProjects }> {
  const wanted = await projectVersions.ready();
  const before = await projectVersions.published();
  for (;;) {
    const projects = await projectVersions.forRelease(wanted, { items, now: now() });
    try {
      const prepared = await publisher.prepare(Content, projects, Version, lease.progress);
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
    throw new UnsureProblem('The new pages are live, but that could not be noted.', error);
  }
}

async function deleteOldVersions({
  content,
  projectVersions,
}: Pick<PublishDependencies, 'content' | 'projectVersions'>): Promise<void> {
  await content.deleteOldVersions();
  await projectVersions.deleteUnused(await content.namedProjects());
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

/** A publication may have died just before or after its release, and Hosting may have been rolled back by hand. */
export async function noteWhatIsLive(
  {
    content,
    projectVersions,
    now,
  }: Pick<PublishDependencies, 'content' | 'projectVersions' | 'now'>,
  { contentVersion, projects }: Pick<LiveRelease, 'contentVersion' | 'projects'>,
): Promise<void> {
  const announced = await content.announced();
  const isLive =
    announced?.Version === contentVersion && projectsLabel(announced?.Projects ?? {}) === projects;
  if (announced && isLive) await content.setPublished(announced, now().toISOString());
  else if (announced) await content.dropAnnounced();
  const { PublishedVersion } = await content.state();
  if (contentVersion !== undefined && contentVersion !== PublishedVersion)
    await content.setPublishedAgain(contentVersion);
  const known = contentVersion === undefined ? [] : await content.projectsOf(contentVersion);
  const live = known.find((versions) => projectsLabel(versions) === projects);
  if (live) await projectVersions.setPublished(live);
}

/** Where the answer is lost, what is live tells. */
async function release(
  publisher: Publisher,
  prepared: Parameters<Publisher['release']>[0],
  { before, contentVersion }: { before: LiveRelease; contentVersion: number },
): Promise<void> {
  try {
    await publisher.release(prepared);
  } catch (error) {
    const live = await publisher.live().catch((silence: unknown) => {
      if (!isBusy(error)) throw error;
      logError('hosting says nothing of a release', error);
      throw new UnsureProblem('Google did not say whether the new pages are live.', silence);
    });
    const isLive = live?.contentVersion === contentVersion && live.version !== before.version;
    if (!isLive) throw error;
  }
}

/** The lease of one publication, and what the admin reads of its progress. */
function leaseOf({ content, now }: Pick<PublishDependencies, 'content' | 'now'>) {
  const Holder = randomUUID();
  const startedAt = now().getTime();
  let notedAt = startedAt;
  let publication: Publication = {
    Step: 'checking',
    Done: 0,
    Of: 0,
    Result: 'running',
    Message: null,
    StartedAt: now().toISOString(),
  };
  const lease = () => ({ Holder, Until: new Date(now().getTime() + LEASE_MS).toISOString() });

  return {
    take: () => content.takeLease(lease(), now(), publication),

    /** @throws {HttpProblem} 409 when another publication has begun since, 503 when it takes too long */
    async progress(Step: Publication['Step'], Done = 0, Of = 0): Promise<void> {
      if (now().getTime() - startedAt > MAX_MS)
        throw new HttpProblem(
          503,
          'It took too long. The site is as it was; please publish again.',
        );
      const isNew = Step !== publication.Step;
      publication = { ...publication, Step, Done, Of };
      if (!isNew && now().getTime() - notedAt < PROGRESS_EVERY_MS) return;
      notedAt = now().getTime();
      if (!(await content.keepLease(lease(), publication)))
        throw new HttpProblem(409, 'It took so long that another publication has begun.');
    },

    end: (Result: 'failed' | 'unsure', Message: string) =>
      content.endLease(Holder, { ...publication, Result, Message }),

    done: () => ({
      holder: Holder,
      publication: { ...publication, Step: 'done', Result: 'published' } as Publication,
    }),
  };
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
