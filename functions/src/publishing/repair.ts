import { randomUUID } from 'node:crypto';
import type { Publication } from '@theni/contract';
import type { PublishDependencies } from '../dependencies.ts';
import type { LiveState, Release } from './release-store.ts';

type RepairDependencies = Pick<PublishDependencies, 'releases' | 'layoutVersions' | 'now'> & {
  publisher: Pick<PublishDependencies['publisher'], 'live'>;
};

/**
 * Points to the release that Hosting serves: a publication may have died before that, and Hosting
 * may have been rolled back by hand.
 * @param holder of the lease @throws {HttpProblem} 409 without it
 */
export async function repair(dependencies: RepairDependencies, holder: string): Promise<void> {
  const { releases, layoutVersions, now } = dependencies;
  const served = await servedOtherwise(dependencies, await releases.state());
  if (!served) return;
  // The pointer last: as long as it is another, all of this is done again.
  await layoutVersions.setPublished(served.release.layouts, holder);
  await releases.setLive(served.id, holder, now());
}

/** What Hosting serves. @returns undefined where the pointer says so, or it is no known release */
async function servedOtherwise(
  { releases, publisher }: RepairDependencies,
  { release: pointer }: LiveState,
): Promise<{ id: string; release: Release } | undefined> {
  const id = await publisher.live();
  if (id === undefined || id === pointer) return undefined;
  const release = await releases.find(id);
  return release && { id, release };
}

/**
 * The last publication, repaired unless one runs. The lease is taken only where something has to
 * be written: whoever looks refuses nobody's publication.
 * @throws {HttpProblem} 503 of Hosting
 */
export async function outcomeOfLast(
  dependencies: PublishDependencies,
): Promise<Publication | null> {
  const { releases, now } = dependencies;
  const state = await releases.state();
  const isRunning = state.lease && state.lease.until > now().toISOString();
  const isRight = isRunning || (isNoted(state) && !(await servedOtherwise(dependencies, state)));
  return (isRight ? state.publication : await correct(dependencies)) ?? null;
}

async function correct(dependencies: PublishDependencies): Promise<Publication | undefined> {
  const { releases, now } = dependencies;
  const holder = randomUUID();
  if (!(await releases.takeLease(holder, now()))) return (await releases.state()).publication;
  let ended: Publication | undefined;
  try {
    await repair(dependencies, holder);
    ended = endOf(await releases.state());
  } finally {
    await releases.endLease(holder, ended);
  }
  return ended;
}

/** Whether the end of the last publication is written down. */
function isNoted(state: LiveState): boolean {
  return endOf(state)?.result === state.publication?.result;
}

function endOf({ publication, release }: LiveState): Publication | undefined {
  if (publication && publication.id === release)
    return { ...publication, result: 'published', message: null };
  if (publication?.result !== 'running') return publication;
  const message = 'Publishing was interrupted. The site has not changed; please publish again.';
  return { ...publication, result: 'failed', message };
}
