import { randomUUID } from 'node:crypto';
import type { Publication } from '@theni/contract';
import type { PublishDependencies } from '../dependencies.ts';
import { isLeased, type LiveState } from './live-state.ts';
import type { Release } from './release-store.ts';

/*
 * A *publication* is the act: it has an id, a lease and an outcome. A *release* is its result,
 * `releases/{id}`: what it shows. A *Hosting version* is the files at Google.
 * `content/state.releaseId` points to the release that is live. If a function died between "Hosting
 * serves it" and "the pointer says so", or Hosting was rolled back by hand, the two differ. Then
 * Hosting is right, and this file moves the pointer.
 */

type RepairDependencies = Pick<
  PublishDependencies,
  'liveState' | 'releases' | 'layoutVersions' | 'now'
> & {
  hosting: Pick<PublishDependencies['hosting'], 'liveReleaseId'>;
};

/**
 * Moves the pointer to the release that Hosting serves, and makes its layouts the public ones.
 * @param holder of the lease @throws {HttpProblem} 409 without it
 */
export async function pointToServedRelease(
  dependencies: RepairDependencies,
  holder: string,
): Promise<void> {
  const { liveState, releases, layoutVersions, now } = dependencies;
  const served = await servedReleaseIfNotPointedTo(dependencies, await liveState.get());
  if (!served) return;
  // The pointer last: as long as it is another, all of this is done again.
  await layoutVersions.setPublished(served.release.layouts, holder);
  await releases.setLive(served.id, holder, now());
}

/** @returns undefined where the pointer is right, or Hosting serves no release that is known */
async function servedReleaseIfNotPointedTo(
  { releases, hosting }: RepairDependencies,
  { releaseId: pointer }: LiveState,
): Promise<{ id: string; release: Release } | undefined> {
  const id = await hosting.liveReleaseId();
  if (id === undefined || id === pointer) return undefined;
  const release = await releases.find(id);
  return release && { id, release };
}

/**
 * Answers `GET /api/content/publish`: the last publication. Unless one runs, the pointer and the
 * outcome are corrected first. The lease is taken only where something has to be written, so that
 * whoever looks refuses nobody's publication.
 * @throws {HttpProblem} 503 of Hosting
 */
export async function repairLastPublication(
  dependencies: PublishDependencies,
): Promise<Publication | null> {
  const { liveState, now } = dependencies;
  const state = await liveState.get();
  const isRight =
    isLeased(state, now()) ||
    (isOutcomeRecorded(state) && !(await servedReleaseIfNotPointedTo(dependencies, state)));
  return (isRight ? state.publication : await repairUnderLease(dependencies)) ?? null;
}

async function repairUnderLease(
  dependencies: PublishDependencies,
): Promise<Publication | undefined> {
  const { liveState, now } = dependencies;
  const holder = randomUUID();
  if (!(await liveState.takeLease(holder, now()))) return (await liveState.get()).publication;
  let ended: Publication | undefined;
  try {
    ended = await repairOutcome(dependencies, holder);
  } finally {
    await liveState.endLease(holder, ended);
  }
  return ended;
}

/**
 * Corrects the pointer. @returns how the last publication ended, undefined if there was none
 * @throws {HttpProblem} 409 without the lease, 503 of Hosting
 */
export async function repairOutcome(
  dependencies: RepairDependencies,
  holder: string,
): Promise<Publication | undefined> {
  await pointToServedRelease(dependencies, holder);
  return outcomeOf(await dependencies.liveState.get());
}

/** Whether the record of the last publication says how it ended. */
function isOutcomeRecorded(state: LiveState): boolean {
  return outcomeOf(state)?.result === state.publication?.result;
}

/** How the last publication ended: its release is live, or it failed. */
function outcomeOf({ publication, releaseId }: LiveState): Publication | undefined {
  if (publication && publication.id === releaseId)
    return { ...publication, result: 'published', message: null };
  if (publication?.result !== 'running') return publication;
  const message = 'Publishing was interrupted. The site has not changed; please publish again.';
  return { ...publication, result: 'failed', message };
}
