import { within } from './with-timeout.ts';

/**
 * The same store, whose calls end in 503 when they take longer than `limitMs`; what was begun may still come to pass.
 * Google's libraries try again for minutes, and Hosting hands out a page of its own after one.
 */
export function inTime<T extends object>(store: T, limitMs: number): T {
  return new Proxy(store, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const result = value.apply(target, args);
        return result instanceof Promise ? within(limitMs, result) : result;
      };
    },
  });
}
