import { randomUUID } from 'node:crypto';
import type { Publication } from '@theni/contract';
import type { PublishDependencies } from '../dependencies.ts';
import { HttpProblem } from '../http/problem.ts';

/** Renewed while it goes on; after it, what a publication that was cut short has left is free for the next. */
export const LEASE_MS = 60_000;
const PROGRESS_EVERY_MS = 1000;
/** Before the platform ends the function, so that the admin reads why. */
const MAX_MS = 240_000;

export type PublicationLease = ReturnType<typeof leaseOf>;

/** The lease of one publication, and what the admin reads of its progress. */
export function leaseOf({ releases, now }: Pick<PublishDependencies, 'releases' | 'now'>) {
  const Holder = randomUUID();
  const startedAt = now().getTime();
  let notedAt = startedAt;
  let publication: Publication = {
    Id: Holder,
    Step: 'checking',
    Done: 0,
    Of: 0,
    Result: 'running',
    Message: null,
    StartedAt: now().toISOString(),
  };
  const lease = () => ({ Holder, Until: new Date(now().getTime() + LEASE_MS).toISOString() });

  return {
    id: Holder,

    take: () => releases.takeLease(lease(), now(), publication),

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
      if (!(await releases.keepLease(lease(), publication))) throw leaseLost();
    },

    fail: (Message: string) =>
      releases.endLease(Holder, { ...publication, Result: 'failed', Message }),

    /** Without a word of how it ended: `GET /api/content/publish` finds out. */
    leave: () => releases.endLease(Holder),

    done: () => releases.endLease(Holder, { ...publication, Step: 'done', Result: 'published' }),
  };
}

export function leaseLost(): HttpProblem {
  return new HttpProblem(409, 'It took so long that another publication has begun.');
}
