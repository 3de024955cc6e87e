import { documentData } from './document-data.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Waits for a part of the page's script. When the part cannot be had because a new deployment has
 * taken it away, the page reloads.
 * @throws what the loading throws, or when it takes longer than `withTimeout` waits
 */
export async function loadChunk<Chunk>(loading: Promise<Chunk>): Promise<Chunk> {
  try {
    return await withTimeout(loading);
  } catch (error) {
    replaceKeptAnswers().catch(() => {});
    await reloadIfReplaced().catch(() => {});
    throw error;
  }
}

/**
 * The browser may have kept a 404 of a day on which a part was not there. Asked for past its cache,
 * the part is there when the visitor tries again. A browser that tells no status keeps it.
 */
async function replaceKeptAnswers(): Promise<void> {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const lost = files.filter(
    ({ name, responseStatus }) => responseStatus === 404 && name.includes('/assets/'),
  );
  await Promise.all(lost.map(({ name }) => fetch(name, { cache: 'reload' })));
}

/**
 * Reloads the page when a new deployment has taken its files off the server. A part that a weak
 * network lost is no reason to reload, so three files are asked for of which a deployment replaces
 * at least one: the application's script, whose name is a hash over all that it imports, the page's
 * words and its layout. Their names are noted, so that a page reloads once for each deployment and
 * never in circles.
 */
export async function reloadIfReplaced(): Promise<void> {
  const { scripts, words, layoutData } = documentData();
  const [application] = scripts.split(' ');
  const files = [application, words, layoutData].filter((file) => file !== undefined);
  if (sessionStorage.getItem('reloaded') === files.join()) return;
  const request = (address: string) => fetch(address, { method: 'HEAD', cache: 'no-store' });
  const responses = await Promise.all(files.map(request));
  if (responses.every(({ status }) => status !== 404)) return;
  sessionStorage.setItem('reloaded', files.join());
  location.reload();
}
