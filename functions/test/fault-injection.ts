/**
 * A store whose process dies just before one of its calls: `life.calls` of them are made before. After that, each
 * further call dies again.
 */
export function failAfter<T extends object>(
  store: T,
  life: { calls: number },
  die: () => never = lose,
): T {
  return new Proxy(store, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (name !== 'locate' && name !== 'urlOf') {
          life.calls -= 1;
          if (life.calls < 0) die();
        }
        return value.apply(target, args);
      };
    },
  });
}

function lose(): never {
  throw new Error('The process is gone.');
}
