/** Specification §9: how long a page waits for one of its script chunks. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Rejects when `loading` takes longer than `limitMs`. */
export async function withTimeout<Value>(
  loading: Promise<Value>,
  limitMs = CHUNK_TIMEOUT_MS,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing loaded within ${limitMs} ms.`)), limitMs);
  });
  try {
    return await Promise.race([loading, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * After a new deployment the chunks of this page are gone from the server. Its entry script is then gone too
 * (its name is a hash over all of them), so ask for that one: a weak network is no reason to reload.
 * The name is kept, so a page reloads once for each deployment and never in circles.
 */
export async function reloadIfReplaced(): Promise<void> {
  const entry = document.documentElement.dataset.entry;
  if (!entry || sessionStorage.getItem('reloaded') === entry) return;
  const response = await fetch(entry, { method: 'HEAD', cache: 'no-store' });
  if (response.status !== 404) return;
  sessionStorage.setItem('reloaded', entry);
  location.reload();
}
