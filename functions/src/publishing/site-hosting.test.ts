import { mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shipped } from '@theni/content';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HostedVersions } from '../../../emulators/hosting/hosted-versions.ts';
import { createRestApi, type Fault } from '../../../emulators/hosting/rest-api.ts';
import { originOf } from '../../test/listen.ts';
import { HostingApi } from './hosting-api.ts';
import type { ReadPublishedFiles } from './published-files.ts';
import {
  prepareHostingVersion,
  releaseLabels,
  type SiteHosting,
  siteHosting,
} from './site-hosting.ts';

/** Like those of web/build, but small. */
const RENDERER = `export async function renderSite({ company }) {
  const { en } = company.name;
  const files = { '/index.html': en, ['/assets/words.' + en + '.json']: en, '/same.html': 'same' };
  return new Map(Object.entries(files)
    .map(([address, text]) => [address, Buffer.from(text)]));
}`;
const BUILD = { id: 'build-1', files: ['/assets/entry.js', '/favicon.svg'] };
const CONFIG = { cleanUrls: true, headers: [{ glob: '**', headers: { 'X-A': 'b' } }] };

let folder: string;
let store: HostedVersions;
let server: Server;
let api: HostingApi;
let hosting: SiteHosting;
let fault: (method: string, path: string) => Fault | undefined;
let requested: string[];
/** What the content's uploaded files are, by address. */
let copies: Record<string, string>;
let copied: string[];

const publishedFiles: ReadPublishedFiles = async () => ({
  filesById: {},
  readers: new Map(
    Object.entries(copies).map(([address, text]) => [
      address,
      async () => {
        copied.push(address);
        return Buffer.from(text);
      },
    ]),
  ),
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publisher-'));
  await writeFile(join(folder, 'render-site.js'), RENDERER);
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await build(BUILD);
  store = new HostedVersions(join(folder, 'hosting'), 'demo');
  fault = () => undefined;
  requested = [];
  copies = {};
  copied = [];
  server = createRestApi({
    store,
    site: 'demo',
    fault: (method, path) => {
      requested.push(`${method} ${path.replace(/[0-9a-f]{16,}/g, '*')}`);
      return fault(method, path);
    },
  });
  api = new HostingApi({
    site: 'demo',
    accessToken: async () => 'publisher',
    origin: await originOf(server.listen(0, '127.0.0.1')),
    timeoutMs: 2000,
    pause: async () => {},
  });
  hosting = siteHosting(api, pathToFileURL(`${folder}/`), publishedFiles);
  await api.release(
    await prepareHostingVersion(api, {
      config: CONFIG,
      labels: releaseLabels(BUILD.id, 'release-1'),
      newFiles: new Map(
        Object.entries({
          '/index.html': 'Old',
          '/assets/words.Old.json': 'Old',
          '/same.html': 'same',
          '/assets/entry.js': 'entry',
          '/favicon.svg': 'icon',
        }).map(([address, text]) => [address, async () => Buffer.from(text)]),
      ),
    }),
  );
  requested = [];
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const build = (value: object) => writeFile(join(folder, 'site-build.json'), JSON.stringify(value));

const named = (en: string) => ({
  ...shipped,
  company: { ...shipped.company, name: { ...shipped.company.name, en } },
});
const prepare = (en = 'New', version = 2) => hosting.prepare(named(en), [], `release-${version}`);
const live = (file = 'index.html') => readFile(join(store.live, file), 'utf8');

test('a publication is not live before its release, and then as a whole', async () => {
  const prepared = await prepare();
  expect(await live()).toBe('Old');
  await hosting.release(prepared);
  expect(await live()).toBe('New');
  expect(await hosting.liveReleaseId()).toBe('release-2');
});

test('it holds the build’s files, its own pages and nothing of the former words', async () => {
  await hosting.release(await prepare());
  const files = await readdir(await realpath(store.live), { recursive: true });
  expect(files.sort()).toEqual([
    'assets',
    'assets/entry.js',
    'assets/words.New.json',
    'favicon.svg',
    'index.html',
    'same.html',
  ]);
  expect((await api.liveVersion())?.config).toEqual(CONFIG);
});

test.each([
  ['is refused', () => Promise.reject(new Error('no token'))],
  ['does not come', () => new Promise<never>(() => {})],
])(
  'an access token that %s ends a publication like a silent Hosting',
  async (_how, accessToken) => {
    const options = { site: 'demo', timeoutMs: 50, pause: async () => {} };
    const withoutToken = new HostingApi({ ...options, accessToken });
    await expect(withoutToken.liveVersion()).rejects.toMatchObject({
      status: 503,
      message: 'Google’s server did not answer. Please try again in a minute.',
    });
  },
);

test('only what changed is uploaded', async () => {
  await prepare('New', 2);
  expect(requested.filter((call) => call.includes('/upload/'))).toHaveLength(1);
  requested = [];
  await prepare('Old', 3);
  expect(requested.filter((call) => call.includes('/upload/'))).toEqual([]);
});

test('used pictures go live, are read once, and go when no release uses them', async () => {
  copies = { '/assets/one-320.webp': 'one', '/assets/two.pdf': 'two' };
  await hosting.release(await prepare());
  expect(await live('assets/one-320.webp')).toBe('one');
  copied = [];
  delete copies['/assets/two.pdf'];
  await hosting.release(await prepare('Newer', 3));
  expect(copied).toEqual([]);
  expect(await live('assets/one-320.webp')).toBe('one');
  await expect(live('assets/two.pdf')).rejects.toThrow('ENOENT');
});

const CALLS = ['GET .*/releases', 'GET .*/files', 'POST .*/versions', 'POST .*:populateFiles'];
CALLS.push('POST /upload/.*', 'PATCH .*', 'POST .*/releases');

const isCall = (call: string, method: string, path: string) =>
  new RegExp(`^${call}$`).test(`${method} ${path}`);

test.each<[Fault, string]>(
  CALLS.filter((call) => /^GET|upload|populate/.test(call)).flatMap((call) =>
    ([429, 503, 'reset', 'lose answer'] as const).map((how): [Fault, string] => [how, call]),
  ),
)('the owner’s words go live in spite of one %s at %s', async (how, call) => {
  let left = 1;
  fault = (method, path) => (isCall(call, method, path) && left-- > 0 ? how : undefined);
  await hosting.release(await prepare());
  expect(left).toBeLessThan(1);
  expect(await live()).toBe('New');
});

test.each<[Fault, string]>(
  CALLS.flatMap((call) =>
    ([403, 429, 500] as const).map((status): [Fault, string] => [status, call]),
  ),
)(
  'with a lasting %s at %s the old site stays, and the next publication succeeds',
  async (status, call) => {
    fault = (method, path) => (isCall(call, method, path) ? status : undefined);
    await expect(prepare().then(hosting.release)).rejects.toMatchObject({
      status: status === 403 ? 500 : 503,
      message: expect.stringContaining(`(${status})`),
    });
    expect(await live()).toBe('Old');
    fault = () => undefined;
    await hosting.release(await prepare());
    expect(await live()).toBe('New');
  },
);

test('a site that Hosting has never released is one without a live version', async () => {
  fault = (method, path) => (isCall('GET .*/releases', method, path) ? 404 : undefined);
  expect(await api.liveVersion()).toBeUndefined();
});

test('the files of a version are read page by page, whatever signs Hosting’s tokens have', async () => {
  const token = '2+/=&page';
  const pages = createServer((request, response) => {
    const asked = new URL(request.url ?? '', 'http://hosting').searchParams.get('pageToken');
    const first = { files: [{ path: '/a', hash: '1' }], nextPageToken: token };
    const second = { files: asked === token ? [{ path: '/b', hash: '2' }] : [] };
    response.end(JSON.stringify(asked ? second : first));
  });
  const origin = await originOf(pages.listen(0, '127.0.0.1'));
  const paged = new HostingApi({ site: 'demo', accessToken: async () => 'publisher', origin });
  expect(await paged.files('sites/demo/versions/1')).toEqual({ '/a': '1', '/b': '2' });
  pages.closeAllConnections();
  pages.close();
});

test('a person who deploys names the project, without which Google refuses the call', async () => {
  const named: unknown[] = [];
  const google = createServer((request, response) => {
    named.push(request.headers['x-goog-user-project']);
    response.end('{}');
  });
  const origin = await originOf(google.listen(0, '127.0.0.1'));
  const options = { site: 'demo', accessToken: async () => 'owner', origin };
  await new HostingApi({ ...options, quotaProject: 'vaigai-homes' }).liveVersion();
  await new HostingApi(options).release('sites/demo/versions/1', 'Without tests: why');
  expect(named).toEqual(['vaigai-homes', undefined]);
  google.closeAllConnections();
  google.close();
});

test('pages of one build never go among the scripts of another', async () => {
  await build({ ...BUILD, id: 'build-2' });
  hosting = siteHosting(api, pathToFileURL(`${folder}/`), publishedFiles);
  await expect(prepare()).rejects.toMatchObject({ status: 409 });
  await build({ ...BUILD, files: ['/assets/gone.js'] });
  hosting = siteHosting(api, pathToFileURL(`${folder}/`), publishedFiles);
  await expect(prepare()).rejects.toMatchObject({ status: 409 });
});
