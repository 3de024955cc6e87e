import { serviceUnavailable } from './problem.ts';

/** @throws {HttpProblem} 503 when `action` takes longer than `limitMs` */
export async function withTimeout<T>(action: Promise<T>, limitMs: number): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  // Not `AbortSignal.timeout`: nothing here can be aborted, and its timer would outlive the action.
  const timer = setTimeout(() => reject(serviceUnavailable()), limitMs);
  // Its failure after the time is over is nobody's to handle any more.
  action.catch(() => {});
  try {
    return await Promise.race([action, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
