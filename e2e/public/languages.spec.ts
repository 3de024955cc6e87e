import { photo } from '../../functions/test/sample-photos.ts';
import { expect, test } from '../fixtures.ts';
import { serveGallery } from '../gallery-api.ts';
import { openLive } from '../hydration.ts';
import { words } from '../site.ts';

const items = [
  photo(1, { Location: 'Theni', Service: 'Road Work' }),
  photo(2, { Location: 'Periyakulam, தேனி', Service: 'Consturction ' }),
  photo(3, { Location: 'Sample Nagar', Service: 'Road Work' }),
];

test('links stay in Tamil; the switch leads to the same in English', async ({ page }) => {
  const { ta, en } = words;
  await serveGallery(page, items);
  await openLive(page, '/ta/service-plots');
  await page.evaluate(() => Object.assign(globalThis, { sameLoad: true }));
  const { name, title } = ta.pages.gallery;
  await page.getByRole('contentinfo').getByRole('link', { name }).click();
  await expect(page).toHaveURL('/ta/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ta.gallery.heading);
  await expect(page).toHaveTitle(new RegExp(title));
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('[aria-live=polite]', { hasText: title })).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const captions = page.locator('figcaption');
  await expect(captions).toHaveText([/தேனி/, /பெரியகுளம், தேனி/, /Sample Nagar/]);
  await expect(captions.first()).toContainText('சாலை அமைத்தல்');
  expect(await page.evaluate(() => 'sameLoad' in globalThis)).toBe(true);
  await page.goBack();
  await expect(page).toHaveTitle(new RegExp(ta.pages.plots.title));

  await openLive(page, '/ta/gallery?service=Road+Work');
  await page.getByRole('link', { name: ta.frame.languageSwitch }).click();
  await expect(page).toHaveURL('/gallery?service=Road+Work');
  await expect(captions).toHaveText([/Theni/, /Sample Nagar/]);

  await page.goto('/ta/gallery');
  await page.getByRole('link', { name: ta.gallery.adminPanel }).click();
  await expect(page).toHaveURL('/admin/auth');
  await expect(page.getByRole('heading', { name: 'Admin login' })).toBeVisible();
  await expect(page.getByRole('link', { name: en.frame.languageSwitch })).toHaveCount(0);
});
