import type { Content } from '@theni/content';
import * as config from '../../config/chosen.ts';
import { content } from '../../config/content.ts';
import type { PublishDependencies } from '../src/dependencies.ts';
import { InvalidToken } from '../src/http/identity.ts';
import { HostingError, type Publisher, type ReleasedLayouts } from '../src/publishing/publisher.ts';

const STORES = [
  ...(['items', 'objects', 'leads', 'leadLists'] as const),
  ...(['browsers', 'content', 'releases', 'contentFiles'] as const),
  ...(['layouts', 'plots', 'layoutVersions'] as const),
];

type Stores = Pick<PublishDependencies, (typeof STORES)[number]>;
export type FakeStores = { [Name in keyof Stores]?: Partial<Stores[Name]> };

/** Stores of which a test makes only what it needs; whatever else is called fails by its name. */
export function fakeDependencies(stores: FakeStores = {}): PublishDependencies {
  const fakes = STORES.map((name) => [name, fakeStore(name, stores)]);
  return {
    ...(Object.fromEntries(fakes) as Stores),
    config,
    publishedContent: async () => content,
    isDemo: true,
    publisher: new FakePublisher(),
    mailer: undefined,
    pusher: undefined,
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

interface Release {
  version: string;
  buildId: string;
  release: string | undefined;
  content: Content | undefined;
  shown: ReleasedLayouts['layouts'];
}

/** Hosting in memory: releases, of which the last one is live. A step can be told to fail, or to do its work and lose the response. */
export class FakePublisher implements Publisher {
  buildId = 'this build';
  releases: Release[] = [
    {
      version: 'deployed',
      buildId: 'this build',
      release: undefined,
      content: undefined,
      shown: [],
    },
  ];
  /** Called at the beginning of each step, with its name and the layouts that are to be shown. */
  before: (step: string, shown?: ReleasedLayouts['layouts']) => unknown = () => {};
  /** The release comes to pass, and nobody hears of it. */
  losesResponse = false;
  #prepared = new Map<string, Release>();

  async live() {
    await this.before('live');
    return this.releases.at(-1);
  }

  async prepare(...[content, layouts, release, progress]: Parameters<Publisher['prepare']>) {
    await this.before('prepare', layouts.layouts);
    for (const page of [1, 2, 3]) {
      await this.before('page');
      await progress('rendering', page, 3);
    }
    await progress('uploading', 3, 4);
    const version = `version ${this.releases.length}.${this.#prepared.size}`;
    this.#prepared.set(version, {
      version,
      buildId: this.buildId,
      release,
      content,
      shown: layouts.layouts,
    });
    return { version } as Awaited<ReturnType<Publisher['prepare']>>;
  }

  async release({ version }: Parameters<Publisher['release']>[0]) {
    await this.before('release');
    const release = this.#prepared.get(version);
    if (!release) throw new HostingError('not found', 404);
    this.releases.push(release);
    if (this.losesResponse) throw new HostingError('no answer');
  }

  async cleanUp() {
    await this.before('clean up');
    this.#prepared.clear();
  }
}
