import { HttpProblem } from './problem.ts';

/** What `action` resolves to. @throws what `fault` makes, a 503 unless told otherwise, when that takes longer than `limitMs` */
export async function within<T>(
  limitMs: number,
  action: Promise<T>,
  fault: () => Error = noAnswer,
): Promise<T> {
  const { promise: outOfTime, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(fault()), limitMs);
  // Its failure after the time is over is nobody's to handle any more.
  action.catch(() => {});
  try {
    return await Promise.race([action, outOfTime]);
  } finally {
    clearTimeout(timer);
  }
}

function noAnswer(): HttpProblem {
  return new HttpProblem(503, 'A service behind this API does not answer. Please try again.', {
    headers: { 'Retry-After': '5' },
  });
}
