import { serviceUnavailable } from './problem.ts';

/** @throws {HttpProblem} 503 when `action` takes longer than `limitMs` */
export async function withTimeout<T>(action: Promise<T>, limitMs: number): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  // Not `AbortSignal.timeout`: nothing here can be aborted, and its timer would outlive the action.
  const timer = setTimeout(() => reject(serviceUnavailable()), limitMs);
  // Without a handler, a rejection after the timeout would end the process.
  action.catch(() => {});
  try {
    return await Promise.race([action, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
