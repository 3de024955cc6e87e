import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { built } from '../../config/site-config.ts';
import { renderSite } from '../../functions/src/publishing/publisher.ts';
import { HOSTILE, hostileContent, hostileLayouts } from '../../web/build/hostile-texts.ts';
import { expect, openLive, test } from '../fixtures.ts';
import { serveGallery } from '../gallery-api.ts';

const RENDERER = pathToFileURL(join(import.meta.dirname, '../..', built.functions, 'lib/site/'));

test('whatever the owner has typed, visitors’ pages come to life and the admin area opens', async ({
  page,
}) => {
  const content = hostileContent();
  const files = await renderSite(content, hostileLayouts(), RENDERER);
  await serveGallery(page, []);
  await page.route('**/api/projects/*/plots', (route) => route.fulfill({ json: [] }));
  await page.route(
    ({ pathname }) => files.has(pathname) || files.has(`${pathname}.html`),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const body = files.get(pathname) ?? files.get(`${pathname}.html`) ?? '';
      const contentType = pathname.endsWith('.json') ? 'application/json' : 'text/html';
      await route.fulfill({ body, contentType: `${contentType}; charset=utf-8` });
    },
  );
  for (const path of ['/about-us', '/projects/sample-garden']) {
    await openLive(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(HOSTILE.slice(0, 20));
  }
  await page.goto('/admin/auth');
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
});
