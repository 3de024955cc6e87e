import { photo } from '../../functions/test/sample-photos.ts';
import { expect, requestsOf, test } from '../fixtures.ts';
import { serveGallery } from '../gallery-api.ts';
import { openLive } from '../hydration.ts';
import { words } from '../site.ts';

const items = [
  photo(1, { Location: 'Theni', Service: 'Road Work' }),
  photo(2, { Location: 'Periyakulam, தேனி', Service: 'Consturction ' }),
  photo(3, { Location: 'Sample Nagar', Service: 'Road Work' }),
];

test.describe('of a browser that asks for Tamil', () => {
  test.use({ locale: 'ta-IN' });

  test('a visitor loads the type and words of the address’s language alone', async ({ page }) => {
    await serveGallery(page, items);
    const requests = requestsOf(page);
    const brought = () =>
      ['anek-tamil', 'words.ta', 'anek-headings', 'words.en'].filter((part) =>
        requests.some((address) => address.includes(part)),
      );
    await openLive(page, '/ta');
    expect(brought()).toEqual(['anek-tamil', 'words.ta']);
    requests.length = 0;
    await openLive(page, '/');
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    expect(brought()).toEqual(['anek-headings', 'words.en']);
  });
});

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

test('the face of Tamil headings puts letters together as they are written', async ({ page }) => {
  await page.goto('/ta');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('font-family', /^"?Anek Tamil/);
  await expect(heading).toHaveCSS('font-weight', '700');
  const drawn = await page.evaluate(async () => {
    const preload = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]');
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!preload || !context) throw new Error('The face is not there.');
    // Under a name of its own: the page's is optional, so a slow machine would draw without it.
    document.fonts.add(await new FontFace('Under test', `url(${preload.href})`).load());
    context.font = '700 40px "Under test"';
    const width = (text: string) => context.measureText(text).width;
    const pixels = (text: string, from: number, length: number) => {
      context.clearRect(0, 0, 300, 150);
      context.fillText(text, 10, 80);
      return context.getImageData(10 + from, 0, length, 150).data.join();
    };
    const sign = Math.floor(width('கெ') - width('க')) - 2;
    return {
      conjunct: width('க்ஷ') < width('க்') + width('ஷ') - 4,
      // ெ stands before its letter, so both begin alike; ொ stands around it, so it begins as ெ
      // does.
      before: pixels('கெ', 0, sign) === pixels('தெ', 0, sign),
      around: pixels('கொ', 0, sign) === pixels('கெ', 0, sign) && width('கொ') > width('கெ') + 8,
      notUntranslated: pixels('க', 0, sign) === pixels('கெ', 0, sign),
    };
  });
  expect(drawn).toEqual({
    conjunct: true,
    before: true,
    around: true,
    notUntranslated: false,
  });
});
