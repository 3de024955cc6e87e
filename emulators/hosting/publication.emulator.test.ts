import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '@theni/content';
import { LANGUAGES } from '@theni/contract/limits';
import { afterEach, expect, test } from 'vitest';
import { content } from '../../config/content.ts';
import { built } from '../../config/site-config.ts';
import { HostingApi } from '../../functions/src/content/hosting-api.ts';
import { hostingPublisher } from '../../functions/src/content/publisher.ts';
import { indexedPages, pages, pathIn } from '../../web/src/pages.ts';

/** What a publication changes for visitors, on the stack's own Hosting. */
const site = process.env.SITE_URL ?? '';
const api = new HostingApi({
  site: 'demo-theni',
  accessToken: async () => 'owner',
  origin: `http://${process.env.FIREBASE_HOSTING_API_EMULATOR_HOST}`,
});
const publisher = hostingPublisher(
  api,
  pathToFileURL(join(import.meta.dirname, '../..', built.functions, 'lib/site/')),
);
const before = (await publisher.live())?.version ?? '';
afterEach(() => publisher.release({ version: before }));

const PAGES = LANGUAGES.flatMap((language) =>
  indexedPages.map((name) => pathIn(language, pages[name].path)),
);
const NAME = { en: 'Vaigai <b>Land</b> & Homes', ta: 'வைகை </script> வீடுகள்' };
const PHONE = '+91 90000 54321';
const ESCAPED = {
  en: 'Vaigai &lt;b&gt;Land&lt;/b&gt; &amp; Homes',
  ta: 'வைகை &lt;/script&gt; வீடுகள்',
};
const changed: Content = {
  ...content,
  company: { ...content.company, name: NAME, phones: [PHONE] },
};

const get = (path: string, headers = {}) => fetch(site + path, { headers, redirect: 'manual' });
const publish = async (words: Content) => {
  const prepared = await publisher.prepare(words, 7, async () => {});
  await publisher.release(prepared);
  return prepared;
};
const filesOf = (html: string) =>
  [...html.matchAll(/"(\/(?:assets|cards)\/[^" ]+)"/g)].map(([, address = '']) => address);

test('new words are on every page in both languages at once, as text, and the old ones nowhere', async () => {
  await publish(changed);
  for (const path of PAGES) {
    const html = await (await get(path)).text();
    const language = path.startsWith('/ta') ? 'ta' : 'en';
    expect(html, path).toContain(ESCAPED[language]);
    expect(html, path).toContain(PHONE);
    for (const old of [content.company.name[language], ...content.company.phones])
      expect(html, path).not.toContain(old);
    expect(html, path).not.toContain('<b>Land');
  }
});

test('all that a page names is there: its words, its scripts, its link preview', async () => {
  await publish(changed);
  for (const path of PAGES) {
    const html = await (await get(path)).text();
    const [, words = ''] = /data-words="([^"]+)"/.exec(html) ?? [];
    expect(await (await get(words)).text()).toContain(PHONE);
    for (const address of filesOf(html))
      expect([address, (await get(address)).status]).toEqual([address, 200]);
  }
});

test('a browser that has the former page is not told that it is still the same', async () => {
  const { headers } = await get('/about-us');
  const former = { 'Cache-Control': 'max-age=0', 'If-None-Match': headers.get('ETag') ?? '' };
  await publish(changed);
  const answer = await get('/about-us', former);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(PHONE)]);
  expect(answer.headers.get('ETag')).not.toBe(headers.get('ETag'));
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
});

test('while a release goes live, each answer is wholly of the old one or the new', async () => {
  const prepared = await publisher.prepare(changed, 7, async () => {});
  const asking = PAGES.flatMap((path) => [path, path, path]).map(async (path) =>
    (await get(path)).text(),
  );
  await publisher.release(prepared);
  for (const html of await Promise.all(asking)) {
    expect(html).toMatch(/<\/html>\n$/);
    expect(html.includes(PHONE)).not.toBe(html.includes(content.company.phones[0] ?? ''));
  }
});

test('taken back, the site is as before to the byte', async () => {
  const whole = () => Promise.all(PAGES.map(async (path) => (await get(path)).text()));
  const old = await whole();
  await publish(changed);
  expect(await whole()).not.toEqual(old);
  await publish(content);
  expect(await whole()).toEqual(old);
});
