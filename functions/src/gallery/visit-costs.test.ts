import { type Item, PAGE_LENGTH } from '@theni/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeDependencies } from '../../test/fake-dependencies.ts';
import { originOf } from '../../test/origin-of.ts';
import { sampleItem } from '../../test/sample-item.ts';
import { createApp } from '../app.ts';

const VISITS = 1000;
const ITEMS = 200;
/** A thousand visits in ten hours. */
const SECONDS_BETWEEN_VISITS = 36;
/** What the gallery page asks for when it opens. */
const REQUESTS = [`/api/file?limit=${PAGE_LENGTH}`, '/api/file/filters'];

const counted = { calls: 0, reads: 0 };
const gallery: Item[] = Array.from({ length: ITEMS }, () => sampleItem());
const items = {
  version: async () => {
    counted.reads += 1;
    return 1;
  },
  all: async () => {
    counted.reads += gallery.length;
    return gallery;
  },
};

let origin: string;
let server: ReturnType<ReturnType<typeof createApp>['listen']>;
beforeEach(async () => {
  const layoutVersions = { published: async () => ({}) };
  server = createApp(fakeDependencies({ items, layoutVersions })).listen(0, '127.0.0.1');
  origin = await originOf(server);
  Object.assign(counted, { calls: 0, reads: 0 });
});
afterEach(() => server.close());

async function request(path: string): Promise<Response> {
  counted.calls += 1;
  const response = await fetch(origin + path);
  await response.text();
  return response;
}

/** Hosting's CDN as far as costs go: it keeps a response for its `s-maxage`. */
function cdn() {
  const keptUntil = new Map<string, number>();
  return async (path: string, second: number) => {
    if ((keptUntil.get(path) ?? 0) > second) return;
    const response = await request(path);
    const [, seconds = 0] =
      /s-maxage=(\d+)/.exec(response.headers.get('Cache-Control') ?? '') ?? [];
    keptUntil.set(path, second + Number(seconds));
  };
}

// docs/operating.md tells these figures.
test('of 1,000 visits in ten hours the CDN answers half of what is asked', async () => {
  const fetchThroughCdn = cdn();
  for (let visit = 0; visit < VISITS; visit += 1) {
    for (const path of REQUESTS) await fetchThroughCdn(path, visit * SECONDS_BETWEEN_VISITS);
  }
  expect(counted).toEqual({ calls: 1000, reads: 1000 + ITEMS });
});
