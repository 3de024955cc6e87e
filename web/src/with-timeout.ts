/** Specification §9: how long a page waits for a part of its script, in milliseconds. */
const SCRIPT_LIMIT_MS = 120_000;

/** @throws when it has not settled within `limitMs` */
export async function withTimeout<Value>(
  loading: Promise<Value>,
  limitMs = SCRIPT_LIMIT_MS,
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
