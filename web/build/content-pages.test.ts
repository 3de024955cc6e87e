import { type Content, shipped } from '@theni/content';
import { completenessFaults } from '@theni/content/schema';
import { isBoth } from '@theni/content/text';
import { LANGUAGES } from '@theni/contract/limits';
import { expect, test } from 'vitest';
import { render } from '../src/entry-server.tsx';
import { document } from './document.ts';
import { pagesIn } from './pages.ts';
import { editionOf } from './render-site.ts';
import { siteFiles } from './site-files.ts';
import { ORIGIN, testBuild } from './test-build.ts';

/** Each of them ends something somewhere: an element, a script, an attribute, a template, the direction of a line. */
const TYPED = `</title></script><script>alert(1)</script>"'{{\u202e`;
const SHOWN =
  '&lt;/title&gt;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#x27;{{\u202e';

const build = testBuild(
  new Proxy({}, { get: () => ({ chunks: [], styles: { text: '', addresses: [] } }) }),
);

/** The content with this behind each of its texts. */
function withBehind(value: unknown, typed: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isText = isBoth(value) && typeof value.en === 'string';
  const inner = Object.entries(value).map(([key, one]) => [
    key,
    isText ? `${one}${typed}` : withBehind(one, typed),
  ]);
  return Array.isArray(value) ? inner.map(([, one]) => one) : Object.fromEntries(inner);
}

async function pagesOf(content: Content): Promise<[address: string, html: string][]> {
  const pages = LANGUAGES.flatMap((language) => {
    const edition = editionOf(language, content, [], build);
    return pagesIn(language)
      .filter(({ name }) => name !== 'admin')
      .map(async (page): Promise<[string, string]> => {
        const body = await render(page.path, edition);
        return [
          `${language} ${page.path}`,
          document({ page, edition, wordsFile: '/w.json', body, build }),
        ];
      });
  });
  return Promise.all(pages);
}

/** As search engines are told of it. */
function companiesIn(html: string): { name: string; sameAs: string[] }[] {
  const data = html.matchAll(/ld\+json">(.*?)<\/script>/gs);
  return Array.from(data, ([, json = '']) => JSON.parse(json)['@graph'][0]);
}

const tagsOf = (html: string) => html.match(/<\/?[a-z]+/gi)?.join(' ');

test('markup, places of templates and marks of direction that the owner types stand on every page as typed, and do nothing', async () => {
  const typed = withBehind(shipped, TYPED) as Content;
  expect(completenessFaults(typed, { isDemo: true })).toEqual([]);
  const usual = new Map(await pagesOf(shipped));
  for (const [address, html] of await pagesOf(typed)) {
    expect(tagsOf(html), address).toBe(tagsOf(usual.get(address) ?? ''));
    expect(html.includes(SHOWN), address).toBe(true);
    for (const company of companiesIn(html)) expect(company.name, address).toContain(TYPED);
  }
  for (const [address, file] of siteFiles(typed, [], ORIGIN))
    if (address.endsWith('.webmanifest')) expect(JSON.parse(String(file)).name).toContain(TYPED);
});

test('a network where the company is not is named on no page, nor to search engines', async () => {
  const { company } = shipped;
  const social = { ...company.social, youtube: '' };
  const without = (social: typeof company.social) =>
    pagesOf({ ...shipped, company: { ...company, social } });
  for (const [address, html] of await without(social)) {
    expect(html.includes('aria-label="Twitter"'), address).toBe(true);
    expect(html.includes('aria-label="YouTube"'), address).toBe(false);
    for (const { sameAs } of companiesIn(html)) expect(sameAs, address).toHaveLength(3);
  }
  const none = { facebook: '', twitter: '', instagram: '', youtube: '' };
  for (const [address, html] of await without(none))
    expect(html.includes('rel="me'), address).toBe(false);
});

test('a group in which nobody is listed has no heading among the people', async () => {
  const people = { ...shipped.people, deputyDirectors: [] };
  const about = (pages: [string, string][]) => new Map(pages).get('en /about-us') ?? '';
  const heading = `<h3>${shipped.about.groups.deputyDirectors.en}</h3>`;
  expect(about(await pagesOf(shipped)).includes(heading)).toBe(true);
  expect(about(await pagesOf({ ...shipped, people })).includes(heading)).toBe(false);
});
