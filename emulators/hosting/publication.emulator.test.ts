import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '@theni/content';
import { LANGUAGES, pages, pathIn } from '@theni/contract/site-map';
import { afterEach, expect, test } from 'vitest';
import { buildOutputs } from '../../config/config-paths.ts';
import { content } from '../../config/content.ts';
import { productionDependencies } from '../../functions/src/production.ts';
import { HostingApi } from '../../functions/src/publishing/hosting-api.ts';
import { joinFiles, publishedFilesOf } from '../../functions/src/publishing/published-files.ts';
import { siteHosting } from '../../functions/src/publishing/site-hosting.ts';
import { indexedPages } from '../../web/src/page-addresses.ts';

/** What a publication changes for visitors, on the stack's own Hosting. */
const site = process.env.SITE_URL ?? '';
const api = new HostingApi({
  site: 'demo-theni',
  accessToken: async () => 'publisher',
  origin: `http://${process.env.FIREBASE_HOSTING_API_EMULATOR_HOST}`,
});
const dependencies = productionDependencies();
const publishedFiles = publishedFilesOf(dependencies.contentFiles, dependencies.objects);
const { layoutVersions, items } = dependencies;
/** The sample layouts of the stack. */
const { layouts } = await layoutVersions.forRelease(await layoutVersions.publishedVersions(), {
  items,
  now: new Date(),
  before: undefined,
});
const hosting = siteHosting(
  api,
  pathToFileURL(join(import.meta.dirname, '../..', buildOutputs.functions, 'lib/site/')),
  publishedFiles,
);
const liveVersion = async () => (await api.liveVersion())?.name ?? '';
const before = await liveVersion();
afterEach(async () => {
  if ((await liveVersion()) !== before) await hosting.release(before);
});

const PAGES = LANGUAGES.flatMap((language) =>
  indexedPages.map((name) => pathIn(language, pages[name].path)),
);
const PHONE = '+91 90000 54321';
const changed: Content = {
  ...content,
  company: { ...content.company, phones: [PHONE] },
};

const get = (path: string, headers = {}) => fetch(site + path, { headers, redirect: 'manual' });
const prepare = (words: Content) => hosting.prepare(words, layouts, 'a-release');
const prepared = await prepare(changed);
const preparedAgain = await prepare(content);
const filesOf = (html: string) =>
  [...html.matchAll(/"(?:https:\/\/[^/"]+)?(\/(?:assets|cards)\/[^" ]+)"/g)].map(
    ([, address = '']) => address,
  );

test('where there is no page the status says so, and the page in the language of the address', async () => {
  for (const [path, language] of [
    ['/nothing-here', 'en'],
    ['/service-plots/more', 'en'],
    ['/admin', 'en'],
    ['/ta/nothing-here', 'ta'],
    ['/ta/layouts/nothing-here', 'ta'],
  ] as const) {
    const response = await get(path);
    expect(response.status, path).toBe(404);
    const html = await response.text();
    expect(html, path).toContain(`<html lang="${language}-IN"`);
    expect(html, path).toContain(`>${content.notFound.message[language]}</h1>`);
  }
});

test('all that a page names is there: its words, its scripts, its link preview', async () => {
  await hosting.release(prepared);
  for (const path of PAGES) {
    const html = await (await get(path)).text();
    const [, words = ''] = /data-words="([^"]+)"/.exec(html) ?? [];
    expect(await (await get(words)).text()).toContain(PHONE);
    for (const address of filesOf(html))
      expect([address, (await get(address)).status]).toEqual([address, 200]);
  }
});

test('a link to a page has a picture that phones load', async () => {
  for (const path of PAGES) {
    const html = await (await get(path)).text();
    const [, address = ''] = /og:image" content="https:\/\/[^/"]+(.*?)"/.exec(html) ?? [];
    expect(address, path).toMatch(/\.jpg$/);
    expect((await (await get(address)).arrayBuffer()).byteLength).toBeLessThan(300_000);
  }
});

test('the admin area is an app that starts with the leads; a visitor’s page is none', async () => {
  const manifestOf = async (path: string) =>
    /<link rel="manifest" href="([^"]+)"/.exec(await (await get(path)).text())?.[1];
  expect(await manifestOf('/')).toBeUndefined();
  const app = await (await get((await manifestOf('/admin/auth')) ?? '')).json();
  expect(app).toMatchObject({
    start_url: '/admin/dashboard',
    scope: '/admin',
    display: 'standalone',
  });
  for (const { src } of app.icons) expect((await get(src)).status).toBe(200);
});

test('plans and papers of the layouts are part of the release, which tells its name', async () => {
  await hosting.release(preparedAgain);
  const { layouts: shown } = await joinFiles(content, layouts, publishedFiles);
  expect(shown.map(({ slug, plots }) => [slug, plots.length])).toEqual([
    ['sample-garden', 24],
    ['sample-hills', 120],
  ]);
  for (const { fields, files } of shown) {
    const ids = [fields.plan?.file ?? '', ...fields.documents.map(({ file }) => file)];
    expect(Object.keys(files).sort()).toEqual(ids.sort());
    const addresses = Object.values(files).flatMap((file) =>
      file.kind === 'document' ? [file.url] : file.variants.map(({ Url }) => Url),
    );
    for (const address of addresses)
      expect([address, (await get(address)).status]).toEqual([address, 200]);
  }
  expect(await hosting.liveReleaseId()).toBe('a-release');
});

test('a browser that has the former page is not told that it is still the same', async () => {
  const { headers } = await get('/about-us');
  const former = { 'Cache-Control': 'max-age=0', 'If-None-Match': headers.get('ETag') ?? '' };
  await hosting.release(prepared);
  const response = await get('/about-us', former);
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(PHONE)]);
  expect(response.headers.get('ETag')).not.toBe(headers.get('ETag'));
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
});

// The stack's first release is made as `npm run deploy` makes it, of the same words: both make the
// same bytes.
test('taken back, the site is as before to the byte', async () => {
  const whole = () => Promise.all(PAGES.map(async (path) => (await get(path)).text()));
  const old = await whole();
  await hosting.release(prepared);
  expect(await whole()).not.toEqual(old);
  await hosting.release(preparedAgain);
  expect(await whole()).toEqual(old);
});

// What firebase.json makes Hosting answer.
test('an address with .html leads to the one without', async () => {
  const response = await get('/about-us.html');
  expect(response.status).toBe(301);
  expect(response.headers.get('Location')).toBe('/about-us');
});

test('the service worker of the admin area is looked for anew each time', async () => {
  const response = await get('/push-worker.js');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toContain('javascript');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
});

test.each(['/', '/ta/about-us', '/admin/profile', '/admin-panel'])(
  '%s is answered with a policy that lets nobody frame it',
  async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Content-Security-Policy')).toMatch(/; frame-ancestors 'none'$/);
  },
);
