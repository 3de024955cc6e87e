import { randomUUID } from 'node:crypto';
import { type Content, shipped } from '@theni/content';
import { withAllChanges } from '@theni/content/changes';
import { chosenDrawing } from '@theni/content/pictures';
import { completenessIssues } from '@theni/content/schema';
import type { PublishedLayout } from '@theni/contract';
import { expect, test } from 'vitest';
import { site } from '../../config/edge-cases.config.ts';
import changes from '../../config/edge-cases.content.json' with { type: 'json' };
import { sampleLayouts } from '../../config/sample-layouts.ts';
import { escapeHtml } from './document.ts';
import { renderSite, type SiteFiles } from './render-site.ts';
import { HOSTILE, hostileContent, hostileLayouts } from './test/hostile-texts.ts';
import { emptyPages, publishedOf, testBuild } from './test/test-build.ts';

const build = testBuild(emptyPages);

async function pagesOf(content: Content, layouts: PublishedLayout[] = []): Promise<SiteFiles> {
  const files = await renderSite(content, layouts, build);
  return new Map([...files].filter(([address]) => address.endsWith('.html')));
}

/** As search engines are told of it. */
function companiesIn(html: Buffer): { name: string; sameAs: string[] }[] {
  const data = String(html).matchAll(/ld\+json">(.*?)<\/script>/gs);
  return Array.from(data, ([, json = '']) => JSON.parse(json)['@graph'][0]);
}

/**
 * All that could begin or end an element, a comment or an attribute. What is told to search engines
 * is read on its own.
 */
const marksOf = (html: Buffer | undefined) =>
  String(html)
    .replace(/(ld\+json">).*?(<\/script>)/gs, '$1$2')
    // Stands behind each stroke of a registration number.
    .replaceAll('<wbr/>', '')
    .match(/<[!/a-z-]*|[>"]/gi)
    ?.join('');

test('whatever the owner types stands on every page as typed, and does nothing', async () => {
  const content = hostileContent();
  expect(completenessIssues(content, { isDemo: true })).toEqual([]);
  const usual = await pagesOf(shipped, sampleLayouts.map(publishedOf));
  const typed = await pagesOf(content, hostileLayouts());
  expect([...typed.keys()]).toEqual([...usual.keys()]);
  for (const [address, html] of typed) {
    expect(marksOf(html) === marksOf(usual.get(address)), address).toBe(true);
    expect(String(html), address).toContain(escapeHtml(HOSTILE));
    for (const { name } of companiesIn(html)) expect(name, address).toContain(HOSTILE);
  }
});

test('of the sample nothing is left in the site of another company', async () => {
  const { name, address, email } = shipped.company;
  const { founder } = shipped.people;
  const files = await renderSite(withAllChanges(changes), [], { ...build, site });
  for (const [file, text] of files)
    for (const word of [
      ...Object.values(name),
      ...Object.values(address.street),
      ...Object.values(founder.name),
      email,
      build.site.url,
    ])
      expect(text.includes(word), file).toBe(false);
});

const both = (text: string) => ({ en: text, ta: text });
const sample = publishedOf(sampleLayouts[0]);
const named = (name: string) => ({ ...sample, fields: { ...sample.fields, name: both(name) } });
const promotedFrom = (address: string) => {
  const promoter = { ...sample.fields.promoter, address: both(address) };
  return { ...sample, fields: { ...sample.fields, promoter } };
};
const headed = (headline: string) => {
  const { home } = shipped;
  return { ...shipped, home: { ...home, hero: { ...home.hero, headline: both(headline) } } };
};

test.each<[string, Content, PublishedLayout]>([
  ['an address of 30 lines', shipped, promotedFrom(Array(30).fill('A line').join('\n'))],
  ['an address of one word of 60 letters', shipped, promotedFrom('w'.repeat(60))],
  ['a name of 100 letters without a blank', shipped, named('w'.repeat(100))],
  ['a headline of nothing that could be drawn', headed('\u200b'), sample],
])('%s keeps nothing from being published', async (_what, content, layout) => {
  const pages = await pagesOf(content, [layout]);
  expect(pages.has('/ta/layouts/sample-garden.html')).toBe(true);
});

test('a network where the company is not is named on no page, nor to search engines', async () => {
  const { company } = shipped;
  const social = { ...company.social, youtube: '' };
  const without = async (social: typeof company.social) =>
    [...(await pagesOf({ ...shipped, company: { ...company, social } }))].filter(
      ([address]) => !address.startsWith('/admin'),
    );
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
  const about = (pages: SiteFiles) => String(pages.get('/about-us.html'));
  const heading = `<h3>${shipped.about.groups.deputyDirectors.en}</h3>`;
  expect(about(await pagesOf(shipped)).includes(heading)).toBe(true);
  expect(about(await pagesOf({ ...shipped, people })).includes(heading)).toBe(false);
});

test('a person has the photo that the owner has uploaded, and else none', async () => {
  const file = randomUUID();
  const { people } = shipped;
  const marketingManagement = {
    ...people.marketingManagement,
    picture: { ...chosenDrawing(file), y: 20 },
  };
  const content = { ...shipped, people: { ...people, marketingManagement } };
  const variants = [{ Width: 640, Url: '/assets/person.webp' }];
  const size = { width: 640, height: 480, colour: '', placeholder: '' };
  const uploaded = { kind: 'picture' as const, ...size, variants };
  const files = await renderSite(content, [], build, { [file]: uploaded });
  const photos = String(files.get('/about-us.html')).match(/<img src="[^"]*person[^>]*>/g);
  expect(photos).toEqual([expect.stringContaining('object-position:50% 20%')]);
});

const unfilled = { ...shipped.contact.privacy, line: both('{nothing}') };

test.each<[string, Content, PublishedLayout[], object]>([
  [
    'a text that cannot be rendered is named, with its page',
    { ...shipped, contact: { ...shipped.contact, privacy: unfilled } },
    [sample],
    { address: '/contact-us', textPath: 'contact.privacy.line' },
  ],
  [
    'a layout whose page cannot be rendered is named',
    shipped,
    [{ ...sample, fields: { ...sample.fields, documents: [null as never] } }],
    { address: '/layouts/sample-garden', layout: 'sample-garden' },
  ],
  [
    'a layout whose card cannot be rendered is named',
    shipped,
    [sample, { ...sample, slug: 'broken', fields: { ...sample.fields, promoter: null as never } }],
    { layout: 'broken' },
  ],
])('%s, and no empty page is made', async (_what, content, layouts, named) => {
  await expect(renderSite(content, layouts, build)).rejects.toMatchObject(named);
});
