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

/** Calls end in 503 after `limitMs`: Google's libraries would try again for minutes. */
export function storeWithTimeout<T extends object>(store: T, limitMs: number): T {
  return new Proxy(store, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const result = value.apply(target, args);
        return result instanceof Promise ? withTimeout(result, limitMs) : result;
      };
    },
  });
}
