import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@theni/contract/limits';
import { site } from '../../config/chosen.ts';
import { sampleLayouts } from '../../config/sample-layouts.ts';
import { adminPaths, layoutPath, pages, pathIn } from '../../web/src/pages.ts';
import { expect, publicPaths, test, words } from '../fixtures.ts';
import { pathsInBoth, publicPathsIn } from './public-paths.ts';

/** What a page's document says before any script of it runs. */
async function documentAt(page: Page, path: string) {
  // Any page of the site may ask for the others.
  if (page.url() === 'about:blank') await page.goto('/robots.txt');
  return page.evaluate(async (path) => {
    const html = await (await fetch(path)).text();
    const document = new DOMParser().parseFromString(html, 'text/html');
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? '';
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    return {
      lang: document.documentElement.lang,
      title: document.title,
      description: attribute('meta[name=description]', 'content'),
      canonical: attribute('link[rel=canonical]', 'href'),
      alternates: all('link[hreflang][rel=alternate]').map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
      openGraph: Object.fromEntries(
        all('meta[property^="og:"]').map((meta) => [
          meta.getAttribute('property')?.slice(3),
          meta.getAttribute('content'),
        ]),
      ) as Record<string, string>,
      structuredData: JSON.parse(
        document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null',
      ),
      languageLinks: all('a[hreflang]').map((link) => ({
        text: link.textContent,
        path: link.getAttribute('href'),
        lang: link.lang,
        hreflang: link.getAttribute('hreflang'),
      })),
      /** Headings, links, fields and pictures in their order, without their words. */
      outline: all(
        'header, main, footer, nav, section, h1, h2, h3, a, button, input, textarea, img, li, p',
      ).map((element) => element.tagName),
    };
  }, path);
}

test('every page stands in both languages alike, each leads to the other, and no two that search engines list share a title or a description', async ({
  page,
}) => {
  const seen: string[] = [];
  for (const path of pathsInBoth) {
    const outlines: string[][] = [];
    for (const [language, other] of [
      ['en', 'ta'],
      ['ta', 'en'],
    ] as [Language, Language][]) {
      const document = await documentAt(page, pathIn(language, path));
      expect(document.lang, path).toBe(`${language}-IN`);
      const { company, frame } = words[language];
      expect(document.title, path).toMatch(new RegExp(` \\| ${company.name}$`));
      const locale = `${other}-IN`;
      expect(document.languageLinks, path).toContainEqual({
        text: frame.languageSwitch,
        path: pathIn(other, path),
        lang: locale,
        hreflang: locale,
      });
      outlines.push(document.outline);
      if (publicPaths.includes(path)) seen.push(document.title, document.description);
    }
    expect(outlines[1], path).toEqual(outlines[0]);
  }
  expect(seen).toHaveLength(publicPaths.length * 4);
  expect(new Set(seen).size).toBe(seen.length);
});

for (const language of LANGUAGES)
  test(`every page tells search engines and link previews what it is, in ${language}`, async ({
    page,
    request,
  }) => {
    for (const english of publicPaths) {
      const path = pathIn(language, english);
      const { title, description, canonical, alternates, openGraph, structuredData } =
        await documentAt(page, path);
      expect(description.length, path).toBeGreaterThan(50);
      expect(canonical).toBe(site.url + path);
      expect(alternates, path).toEqual([
        ['en-IN', site.url + english],
        ['ta-IN', site.url + pathIn('ta', english)],
        ['x-default', site.url + english],
      ]);
      expect(openGraph.title, path).toBe(title);
      expect(openGraph.locale, path).toBe(`${language}_IN`);
      const picture = await request.get(new URL(openGraph.image ?? '').pathname);
      expect(picture.headers()['content-type'], path).toBe('image/jpeg');
      expect((await picture.body()).length, path).toBeLessThan(300_000);

      const [company, about, breadcrumbs] = structuredData['@graph'];
      expect(company['@type']).toEqual(['RealEstateAgent', 'GeneralContractor']);
      expect(company.name).toBe(words[language].company.name);
      expect(company.telephone).toEqual(words[language].company.phones);
      expect(about).toMatchObject({ url: site.url + path, inLanguage: `${language}-IN` });
      expect(breadcrumbs.itemListElement.at(-1).item).toBe(site.url + path);
    }
  });

test('the sitemap lists the public pages, the layouts and nothing else', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, address]) => address);
  const layouts = sampleLayouts.flatMap(({ Slug }) =>
    LANGUAGES.map((language) => pathIn(language, layoutPath(Slug))),
  );
  const both = [...publicPaths, ...publicPathsIn('ta'), ...layouts].map((path) => site.url + path);
  expect(listed.toSorted()).toEqual(both.toSorted());
  expect(await (await request.get('/robots.txt')).text()).toContain('sitemap.xml');
  expect((await request.get('/manifest.webmanifest')).ok()).toBe(true);
});

test('the admin area and the responses to the plain form stay out of search engines', async ({
  request,
}) => {
  for (const path of [...adminPaths, pages.messageSent.path]) {
    expect(await (await request.get(path)).text()).toContain(
      '<meta name="robots" content="noindex">',
    );
  }
});
