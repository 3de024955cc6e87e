import { randomUUID } from 'node:crypto';
import type { Content } from '@theni/content';
import * as config from '../../config/current-config.ts';
import type { PublishDependencies } from '../src/dependencies.ts';
import { invalidToken } from '../src/http/identity.ts';
import { HttpProblem } from '../src/http/problem.ts';
import type { LayoutForRelease } from '../src/publishing/render-release.ts';
import type { SiteHosting } from '../src/publishing/site-hosting.ts';
import {
  fileUrlOf,
  type ListedObject,
  MissingObject,
  type ObjectPath,
  parseFileUrl,
} from '../src/storage/object-store.ts';

const STORES = [
  'items',
  'objects',
  'leads',
  'leadLists',
  'listings',
  'browsers',
  'contentDraft',
  'releases',
  'liveState',
  'contentFiles',
  'layouts',
  'plots',
  'layoutVersions',
] as const;

type Stores = Pick<PublishDependencies, (typeof STORES)[number]>;
type FakeStores = { [Name in keyof Stores]?: Partial<Stores[Name]> };

/** Stores of which a test makes only what it needs; whatever else is called fails by its name. */
export function fakeDependencies(stores: FakeStores = {}): PublishDependencies {
  const fakes = STORES.map((name) => [name, fakeStore(name, stores)]);
  return {
    ...(Object.fromEntries(fakes) as Stores),
    config,
    isDemo: true,
    hostingOrigin: 'http://127.0.0.1:9',
    hosting: new FakeHosting(),
    mailer: undefined,
    pusher: undefined,
    verifyIdToken: async () => {
      throw invalidToken();
    },
    now: () => new Date(),
    // On a busy machine a call takes as long as it takes.
    cacheMs: 0,
  };
}

function fakeStore<Name extends keyof Stores>(name: Name, stores: FakeStores): Stores[Name] {
  const methods = stores[name] ?? {};
  return new Proxy(methods, {
    get(target, method) {
      if (method in target) return Reflect.get(target, method);
      throw new Error(`The test has made no ${name}.${String(method)}.`);
    },
  }) as Stores[Name];
}

interface Release {
  releaseId: string | undefined;
  content?: Content;
  shown: LayoutForRelease[];
}

/** Hosting in memory: the last release is live. A step can fail, or lose its response. */
export class FakeHosting implements SiteHosting {
  releases: Release[] = [{ releaseId: undefined, shown: [] }];
  /** Called at the beginning of each step, with its name. */
  before: (step: 'liveReleaseId' | 'prepare' | 'release') => unknown = () => {};
  /** Called with the layouts whose pages are to be made. */
  beforeRender: (layouts: LayoutForRelease[]) => unknown = () => {};
  /** The release comes to pass, and nobody hears of it. */
  losesResponse = false;
  #prepared = new Map<string, Release>();

  async liveReleaseId() {
    await this.before('liveReleaseId');
    return this.releases.at(-1)?.releaseId;
  }

  async prepare(content: Content, shown: LayoutForRelease[], releaseId: string) {
    await this.before('prepare');
    await this.beforeRender(shown);
    this.#prepared.set(releaseId, { releaseId, content, shown });
    return releaseId;
  }

  async release(version: string) {
    await this.before('release');
    const release = this.#prepared.get(version);
    if (!release) throw new HttpProblem(503, 'not found');
    this.releases.push(release);
    if (this.losesResponse) throw new HttpProblem(503, 'no answer');
  }
}

const BUCKET = { origin: 'https://firebasestorage.googleapis.com', name: 'x' };

export function memoryBucket() {
  const stored = new Map<string, { bytes: Buffer; type: string; updated: Date }>();
  const found = ({ path }: ObjectPath) => {
    const file = stored.get(path);
    if (!file) throw new MissingObject();
    return file;
  };
  const objects = fakeStore('objects', {
    objects: {
      locate: (url) => parseFileUrl(url, BUCKET),
      urlOf: (object) => fileUrlOf(object, BUCKET),
      sizeOf: async (object) => found(object).bytes.length,
      // A copy, as from the network: the worker that takes a film over would empty the stored one.
      readAll: async (object) => Buffer.from(found(object).bytes),
      write: async ({ path }, bytes, type) => {
        stored.set(path, { bytes, type, updated: new Date() });
      },
      delete: async ({ path }) => {
        stored.delete(path);
      },
      deleteAll: async (id) => {
        const paths = [...stored.keys()].filter((path) => path.startsWith(`file/${id}/`));
        for (const path of paths) stored.delete(path);
        return paths.length;
      },
      async *everything(folder = 'file') {
        const inFolder = [...stored].filter(([path]) => path.startsWith(`${folder}/`));
        const ids = Map.groupBy(inFolder, ([path]) => path.split('/')[1] ?? '');
        for (const [id, files] of ids)
          yield files.map(([path, { updated }]): ListedObject => ({ id, path, updated }));
      },
    },
  });
  /** As the admin's browser writes it. */
  function upload(bytes: Buffer, name = 'IMG_2024.jpg', id: string = randomUUID()): ObjectPath {
    const object = { id, path: `file/${id}/${name}` };
    stored.set(object.path, { bytes, type: 'image/jpeg', updated: new Date() });
    return object;
  }
  const at = (url = '') => found(objects.locate(url) ?? { id: '', path: url });
  return { objects, stored, upload, at };
}
