import { randomUUID } from 'node:crypto';
import type { Publication } from '@theni/contract';
import type { PublishDependencies } from '../dependencies.ts';
import { HttpProblem } from '../http/problem.ts';
import { LEASE_MS } from './lease.ts';
import type { LiveRelease } from './publisher.ts';
import type { LiveState } from './release-store.ts';

/** Of a publication that has not released anything. */
const CUT_SHORT = 'It was cut short. The site is as it was; please publish again.';

/**
 * Points to the release that Hosting shows: a publication may have died between release and note, and Hosting may have been rolled back by hand.
 * Only who holds the lease may.
 */
export async function reconcilePublishedState(
  {
    releases,
    layoutVersions,
    now,
  }: Pick<PublishDependencies, 'releases' | 'layoutVersions' | 'now'>,
  { release: id }: Pick<LiveRelease, 'release'>,
): Promise<void> {
  if (id === undefined || id === (await releases.state()).Release) return;
  const release = await releases.release(id);
  if (!release) return;
  // The pointer last: as long as it is another, all of this is done again.
  await layoutVersions.setPublished(release.Projects);
  await releases.setLive(id, now());
}

/** How the publication ended that was cut short while its pages went live. @throws {HttpProblem} 409 while one runs */
export async function findOutcome(dependencies: PublishDependencies): Promise<Publication | null> {
  const { releases, publisher, now } = dependencies;
  const Holder = randomUUID();
  const lease = { Holder, Until: new Date(now().getTime() + LEASE_MS).toISOString() };
  if (!(await releases.takeLease(lease, now())))
    throw new HttpProblem(409, 'Another publication is running.');
  try {
    const live = await publisher.live();
    if (live) await reconcilePublishedState(dependencies, live);
  } catch (error) {
    await releases.endLease(Holder);
    throw new HttpProblem(503, 'Google did not say whether the new pages are live.', {
      headers: { 'Retry-After': '10' },
      cause: error,
    });
  }
  const outcome = await outcomeOf(dependencies);
  await releases.endLease(Holder, outcome);
  return outcome ?? null;
}

async function outcomeOf({
  releases,
}: Pick<PublishDependencies, 'releases'>): Promise<Publication | undefined> {
  const { Publication, Release } = await releases.state();
  if (Publication?.Result !== 'running') return Publication;
  return Publication.Id === Release
    ? { ...Publication, Step: 'done', Result: 'published' }
    : { ...Publication, Result: 'failed', Message: CUT_SHORT };
}

/** One whose lease is over was cut short: nobody else will say so. */
export function publicationAt({ Publication, Lease }: LiveState, now: Date): Publication | null {
  if (!Publication) return null;
  const runs = Lease && Lease.Until > now.toISOString();
  if (Publication.Result !== 'running' || runs) return Publication;
  return Publication.Step === 'releasing'
    ? { ...Publication, Result: 'unknown' }
    : { ...Publication, Result: 'failed', Message: CUT_SHORT };
}
