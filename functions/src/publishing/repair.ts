import { randomUUID } from 'node:crypto';
import type { Publication } from '@theni/contract';
import type { PublishDependencies } from '../dependencies.ts';
import type { LiveState } from './release-store.ts';

/**
 * Points to the release that Hosting serves: a publication may have died before that, and Hosting
 * may have been rolled back by hand. Needs the lease.
 */
export async function repair({
  releases,
  layoutVersions,
  publisher,
  now,
}: Pick<PublishDependencies, 'releases' | 'layoutVersions' | 'now'> & {
  publisher: Pick<PublishDependencies['publisher'], 'live'>;
}): Promise<void> {
  const id = await publisher.live();
  if (id === undefined || id === (await releases.state()).release) return;
  const release = await releases.find(id);
  if (!release) return;
  // The pointer last: as long as it is another, all of this is done again.
  await layoutVersions.setPublished(release.layouts);
  await releases.setLive(id, now());
}

/** The last publication, repaired unless one runs. @throws {HttpProblem} 503 of Hosting */
export async function outcomeOfLast(
  dependencies: PublishDependencies,
): Promise<Publication | null> {
  const { releases, now } = dependencies;
  const holder = randomUUID();
  if (!(await releases.takeLease(holder, now())))
    return (await releases.state()).publication ?? null;
  let ended: Publication | undefined;
  try {
    await repair(dependencies);
    ended = endOf(await releases.state());
  } finally {
    await releases.endLease(holder, ended);
  }
  return ended ?? null;
}

function endOf({ publication, release }: LiveState): Publication | undefined {
  if (publication && publication.id === release)
    return { ...publication, result: 'published', message: null };
  if (publication?.result !== 'running') return publication;
  const message = 'It was cut short. The site is as it was; please publish again.';
  return { ...publication, result: 'failed', message };
}
