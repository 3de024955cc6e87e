import { withTimeout } from './with-timeout.ts';

/**
 * Part of the page's script. When it cannot be had because a new deployment has taken it away, the
 * page reloads.
 */
export async function loadChunk<Chunk>(loading: Promise<Chunk>): Promise<Chunk> {
  try {
    return await withTimeout(loading);
  } catch (error) {
    await reloadIfReplaced().catch(() => {});
    throw error;
  }
}

/**
 * After a new deployment the scripts of this page are gone from the server. The one that this
 * module is part of is then gone too (its name is a hash over all that it imports), or the page's
 * words, or its layout, so ask for these: a weak network is no reason to reload. Their names are
 * kept, so a page reloads once for each deployment and never in circles.
 */
export async function reloadIfReplaced(): Promise<void> {
  const { words, layout = '' } = document.documentElement.dataset;
  const release = `${import.meta.url} ${words} ${layout}`;
  if (!words || sessionStorage.getItem('reloaded') === release) return;
  const request = (address: string) => fetch(address, { method: 'HEAD', cache: 'no-store' });
  const responses = await Promise.all(
    [import.meta.url, words, layout].filter(Boolean).map(request),
  );
  if (responses.every(({ status }) => status !== 404)) return;
  sessionStorage.setItem('reloaded', release);
  location.reload();
}
