/**
 * A store whose process crashes just before one of its calls, after `callsLeft.count` of them. Each further call
 * crashes again.
 */
export function failAfter<T extends object>(
  store: T,
  callsLeft: { count: number },
  crash: () => never = throwError,
): T {
  return new Proxy(store, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (name !== 'locate' && name !== 'urlOf') {
          callsLeft.count -= 1;
          if (callsLeft.count < 0) crash();
        }
        return value.apply(target, args);
      };
    },
  });
}

function throwError(): never {
  throw new Error('The process has crashed.');
}
