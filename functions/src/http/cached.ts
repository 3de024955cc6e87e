/**
 * Caches what `read` answers to a key for `forMs` milliseconds, so that a crowd costs no more reads
 * of the database than one visitor does. A rejected read is not cached.
 */
export function cachedByKey<Value>(
  read: (key: string) => Promise<Value>,
  forMs: number,
  now = Date.now,
): (key: string) => Promise<Value> {
  const answers = new Map<string, { value: Promise<Value>; until: number }>();

  /** Whoever asks for ever new keys must not fill the memory. */
  function forgetOld(): void {
    for (const [key, { until }] of answers) if (until <= now()) answers.delete(key);
  }

  return (key) => {
    forgetOld();
    const known = answers.get(key);
    if (known) return known.value;
    const answer = { value: read(key), until: now() + forMs };
    answers.set(key, answer);
    answer.value.catch(() => {
      if (answers.get(key) === answer) answers.delete(key);
    });
    return answer.value;
  };
}

/** Caches what is read without a key, as `cachedByKey` does. */
export function cachedValue<Value>(
  read: () => Promise<Value>,
  forMs: number,
  now = Date.now,
): () => Promise<Value> {
  const ask = cachedByKey(read, forMs, now);
  return () => ask('');
}
