import { HttpProblem } from './http/problem.ts';

/** What `action` resolves to. @throws {HttpProblem} 503 when that takes longer than `limitMs` */
export async function within<T>(limitMs: number, action: Promise<T>): Promise<T> {
  const { promise: outOfTime, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(
      new HttpProblem(503, 'A service behind this API does not answer. Please try again.', {
        headers: { 'Retry-After': '5' },
      }),
    );
  }, limitMs);
  // Its failure after the time is over is nobody's to handle any more.
  action.catch(() => {});
  try {
    return await Promise.race([action, outOfTime]);
  } finally {
    clearTimeout(timer);
  }
}
