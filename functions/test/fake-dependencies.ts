import * as config from '../../config/chosen.ts';
import { content } from '../../config/content.ts';
import type { Dependencies } from '../src/dependencies.ts';
import { InvalidToken } from '../src/http/identity.ts';

type Stores = Pick<Dependencies, 'items' | 'objects' | 'messages' | 'limiter'>;
export type FakeStores = { [Name in keyof Stores]?: Partial<Stores[Name]> };

/** Stores of which a test makes only what it needs; whatever else is called fails by its name. */
export function fakeDependencies(stores: FakeStores = {}): Dependencies {
  return {
    config,
    content,
    items: fakeStore('items', stores),
    objects: fakeStore('objects', stores),
    messages: fakeStore('messages', stores),
    limiter: fakeStore('limiter', stores),
    mailer: undefined,
    verifyIdToken: async () => {
      throw new InvalidToken();
    },
    now: () => new Date(),
  };
}

export function fakeStore<Name extends keyof Stores>(name: Name, stores: FakeStores): Stores[Name] {
  const methods = stores[name] ?? {};
  return new Proxy(methods, {
    get(target, method) {
      if (method in target) return Reflect.get(target, method);
      throw new Error(`The test has made no ${name}.${String(method)}.`);
    },
  }) as Stores[Name];
}
