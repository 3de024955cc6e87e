import { readFile } from 'node:fs/promises';
import type { Item } from '@theni/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as config from '../../../config/chosen.ts';
import { createApp } from '../app.ts';
import type { Dependencies } from '../dependencies.ts';
import { originOf } from '../testing/origin-of.ts';
import { sampleItem } from '../testing/sample-item.ts';

const VISITS = 1000;
const ITEMS = 200;
/** A thousand visits in ten hours. */
const SECONDS_BETWEEN_VISITS = 36;
/** What the gallery page asks for when it opens. */
const REQUESTS = ['/api/file?limit=24', '/api/file/filters'];

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
} as Dependencies['items'];

let origin: string;
let server: ReturnType<ReturnType<typeof createApp>['listen']>;
beforeEach(async () => {
  server = createApp({ config, items, now: () => new Date() } as Dependencies).listen(
    0,
    '127.0.0.1',
  );
  origin = await originOf(server);
  Object.assign(counted, { calls: 0, reads: 0 });
});
afterEach(() => server.close());

async function ask(path: string): Promise<Response> {
  counted.calls += 1;
  const answer = await fetch(origin + path);
  await answer.text();
  return answer;
}

/** Hosting's CDN as far as costs go: it keeps an answer for its `s-maxage`. */
function cdn() {
  const keptUntil = new Map<string, number>();
  return async (path: string, second: number) => {
    if ((keptUntil.get(path) ?? 0) > second) return;
    const answer = await ask(path);
    const [, seconds = 0] = /s-maxage=(\d+)/.exec(answer.headers.get('Cache-Control') ?? '') ?? [];
    keptUntil.set(path, second + Number(seconds));
  };
}

const costs = () => readFile(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
const row = (...cells: (string | number)[]) =>
  `| ${cells.map((cell) => cell.toLocaleString('en')).join(' | ')} |`;

test('1,000 visits through the CDN cost what docs/operating.md says', async () => {
  const fetchThroughCdn = cdn();
  for (let visit = 0; visit < VISITS; visit += 1) {
    for (const path of REQUESTS) await fetchThroughCdn(path, visit * SECONDS_BETWEEN_VISITS);
  }
  expect(await costs()).toContain(row('through the CDN', counted.calls, counted.reads));
}, 60_000);

test('1,000 visits that no cache helps cost what docs/operating.md says', async () => {
  for (const path of REQUESTS) await ask(path);
  for (let visit = 1; visit < VISITS; visit += 1) await Promise.all(REQUESTS.map(ask));
  expect(await costs()).toContain(row('past the CDN', counted.calls, counted.reads));
}, 60_000);

test('the naive design costs what docs/operating.md says', async () => {
  expect(await costs()).toContain(row('one read an item', VISITS, VISITS * ITEMS));
});
