import type { Request, Response } from 'express';

/**
 * Caches what is read of a key for `forMs` milliseconds, so that what is asked again is not read
 * again. A rejected read is not cached.
 */
export function cachedByKey<Value>(
  forMs: number,
  now = Date.now,
): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const answers = new Map<string, { value: Promise<Value>; until: number }>();

  /** Whoever asks for ever new keys must not fill the memory. The oldest answer is the first. */
  function forgetOld(): void {
    for (const [key, { until }] of answers) {
      if (until > now()) return;
      answers.delete(key);
    }
  }

  return (key, read) => {
    forgetOld();
    const known = answers.get(key);
    if (known) return known.value;
    const answer = { value: read(), until: now() + forMs };
    answers.set(key, answer);
    answer.value.catch(() => {
      if (answers.get(key) === answer) answers.delete(key);
    });
    return answer.value;
  };
}

/**
 * Answers anyone with JSON; with 304 whoever has it already. Browsers ask each time.
 * @param cdnSeconds for how long Hosting's CDN keeps the answer
 */
export function sendCacheable(
  request: Request,
  response: Response,
  content: unknown,
  cdnSeconds = 60,
): void {
  // Hosting passes `no-cache` on, at which Express never answers 304.
  delete request.headers['cache-control'];
  const control = `public, max-age=0, s-maxage=${cdnSeconds}, must-revalidate`;
  response.set('Cache-Control', control).json(content);
}
