/** So long a page waits for a part of its script (specification §9). */
export const SCRIPT_LIMIT_MS = 120_000;

/** @throws what `loading` throws, or when that has not settled within `limitMs` */
export function withTimeout<Value>(
  loading: Promise<Value>,
  limitMs = SCRIPT_LIMIT_MS,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${limitMs} ms`)), limitMs);
  });
  return Promise.race([loading, timeout]).finally(() => clearTimeout(timer));
}
