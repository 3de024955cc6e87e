import type { Publication } from '@theni/contract';
import { PUBLICATION_LEASE_MS } from '@theni/contract/limits';
import { call } from '../api/call.ts';
import { SessionEndedError } from '../api/errors.ts';

const ASK_EVERY_MS = 2000;
/** By then a publication has ended, or the server has found out that it died. */
const GIVE_UP_MS = PUBLICATION_LEASE_MS + 60_000;

/**
 * Asks how the publication stands until it has ended.
 * @param ask ends within 30 s
 * @returns null when there never was one, undefined when the server has not told for too long
 * @throws {SessionEndedError}
 */
export async function awaitPublication(
  ask = () => call('GET /api/content/publish'),
): Promise<Publication | null | undefined> {
  const giveUpAt = Date.now() + GIVE_UP_MS;
  while (Date.now() < giveUpAt) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    const publication = await ask().catch((error: unknown) => {
      if (error instanceof SessionEndedError) throw error;
      return undefined;
    });
    if (publication !== undefined && publication?.result !== 'running') return publication;
  }
  return undefined;
}
