import { LANGUAGES } from '@theni/contract/limits';
import { site } from '../../config/chosen.ts';
import { sampleProjects } from '../../config/sample-projects.ts';
import { adminPaths, pages, pathIn, projectPath } from '../../web/src/pages.ts';
import { expect, publicPaths, test, words } from '../fixtures.ts';
import { publicPathsIn } from './public-paths.ts';

for (const path of publicPaths) {
  test(`${path} tells search engines and link previews what it is`, async ({ page, request }) => {
    await page.goto(path);
    const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.url + path);
    expect((await meta('description').getAttribute('content'))?.length).toBeGreaterThan(50);
    expect(await meta('og:title').getAttribute('content')).toBe(await page.title());

    const card = new URL((await meta('og:image').getAttribute('content')) ?? '');
    const answer = await request.get(card.pathname);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    expect((await answer.body()).length).toBeLessThan(300_000);

    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    );
    const [company, about, breadcrumbs] = data['@graph'];
    expect(company['@type']).toEqual(['RealEstateAgent', 'GeneralContractor']);
    expect(company.name).toBe(words.en.company.name);
    expect(company.telephone).toEqual(words.en.company.phones);
    expect(about).toMatchObject({ url: site.url + path, inLanguage: 'en-IN' });
    expect(breadcrumbs.itemListElement.at(-1).item).toBe(site.url + path);
  });
}

test('titles and descriptions are all different', async ({ page }) => {
  const seen = new Set<string>();
  for (const path of publicPaths) {
    await page.goto(path);
    seen.add(await page.title());
    seen.add((await page.locator('meta[name=description]').getAttribute('content')) ?? '');
  }
  expect(seen.size).toBe(publicPaths.length * 2);
});

test('the sitemap lists the public pages, the projects and nothing else', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, address]) => address);
  const projects = sampleProjects.flatMap(({ Slug }) =>
    LANGUAGES.map((language) => pathIn(language, projectPath(Slug))),
  );
  const both = [...publicPaths, ...publicPathsIn('ta'), ...projects].map((path) => site.url + path);
  expect(listed.toSorted()).toEqual(both.toSorted());
  expect(await (await request.get('/robots.txt')).text()).toContain('sitemap.xml');
  expect((await request.get('/manifest.webmanifest')).ok()).toBe(true);
});

test('the admin area and the answers to the plain form stay out of search engines', async ({
  request,
}) => {
  for (const path of [...adminPaths, pages.messageSent.path]) {
    expect(await (await request.get(path)).text()).toContain(
      '<meta name="robots" content="noindex">',
    );
  }
});
