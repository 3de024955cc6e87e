import { layoutPath, pages } from '../../web/src/pages.ts';
import { expect, openLive, test } from '../fixtures.ts';
import { photo, serveGallery } from '../gallery-api.ts';
import { outlineOf } from '../outline.ts';

const outlines: [kind: string, path: string][] = [
  ['home', '/'],
  ['service', pages.plots.path],
  ['gallery', pages.gallery.path],
  ['about', pages.about.path],
  ['contact', pages.contact.path],
  ['privacy', pages.privacy.path],
  ['layouts', pages.layouts.path],
  ['layout', layoutPath('sample-garden')],
];

test.describe('a screen reader finds its way by landmarks, headings and forms', () => {
  for (const [kind, path] of outlines)
    test(`on a page of the kind "${kind}"`, async ({ page }) => {
      await page.route('**/api/layouts/*/plots', (route) => route.fulfill({ json: [] }));
      await serveGallery(page, [photo(1, { Location: 'Theni' })]);
      await openLive(page, path);
      await expect(page.getByText('Loading Please wait....')).toHaveCount(0);
      expect(await outlineOf(page)).toMatchSnapshot(`${kind}.txt`);
    });

  test('in the large view of a photo', async ({ page }) => {
    await serveGallery(page, [photo(1, { Location: 'Theni' })]);
    await openLive(page, pages.gallery.path);
    await page
      .getByRole('list')
      .getByRole('link')
      .filter({ has: page.getByRole('img') })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await outlineOf(page)).toMatchSnapshot('large-view.txt');
  });
});
