import type { Publication } from '@theni/contract';
import { PUBLICATION_LEASE_MS } from '@theni/contract/publication';
import { call } from '../api/call.ts';
import { SessionEndedError } from '../api/errors.ts';

const ASK_EVERY_MS = 2000;
/**
 * Once its lease has ended, the server finds out how a publication that died has ended; it has a
 * minute for that. The function itself gives up sooner (`LATEST_RELEASE_MS` in `publish.ts`).
 */
const STOP_ASKING_MS = PUBLICATION_LEASE_MS + 60_000;

/**
 * Asks how the publication stands until it has ended.
 * @param ask ends within 30 s
 * @returns null when there never was one, undefined when the server has not told for too long
 * @throws {SessionEndedError}
 */
export async function awaitPublication(
  ask = () => call('GET /api/content/publish'),
): Promise<Publication | null | undefined> {
  const stopAt = Date.now() + STOP_ASKING_MS;
  while (Date.now() < stopAt) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    const publication = await ask().catch((error: unknown) => {
      if (error instanceof SessionEndedError) throw error;
      return undefined;
    });
    if (publication !== undefined && publication?.result !== 'running') return publication;
  }
  return undefined;
}
