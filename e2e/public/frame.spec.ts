import { photo } from '../../functions/test/sample-photos.ts';
import { expect, screens, test } from '../fixtures.ts';
import { serveGallery } from '../gallery-api.ts';
import { openLive, untilHydrated } from '../hydration.ts';
import { words } from '../site.ts';

const services = {
  'Plots and Approvals': '/service-plots',
  'Construction Work': '/service-construction',
  'Road Work': '/service-roadwork',
  // Below a rule.
  Layouts: '/layouts',
};

test.describe('on a desktop', () => {
  test.use(screens.desktop);

  test('a visitor reaches every page by the bar, with mouse or keys', async ({ page }) => {
    await openLive(page, '/');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const list = menu.getByText('Service');
    const plots = menu.getByRole('link', { name: 'Plots and Approvals' });
    await expect(plots).toBeHidden();
    await list.click();
    await expect(plots).toBeVisible();
    await page.mouse.click(600, 700);
    await expect(plots).toBeHidden();
    await list.focus();
    await page.keyboard.press('Enter');
    await expect(plots).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(plots).toBeHidden();
    await expect(list).toBeFocused();

    for (const [name, path] of Object.entries(services)) {
      await list.click();
      await menu.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
    for (const [name, path] of [
      ['About us', '/about-us'],
      ['Gallery', '/gallery'],
      ['Contact us', '/contact-us'],
      ['Home', '/'],
    ] as const) {
      await menu.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    }
  });
});

test.describe('on a phone', () => {
  test.use(screens.phone);

  test('the menu leads to the services and the layouts from any page; call and WhatsApp stay under the thumb and cover nothing', async ({
    page,
  }) => {
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    const open = () => page.getByRole('button', { name: 'Open menu' }).click();
    await openLive(page, '/contact-us/sent');
    await open();
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await open();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    for (const [name, path] of Object.entries(services)) {
      await open();
      await expect(menu.getByRole('link', { name })).toBeHidden();
      await menu.getByText('Service').click();
      await menu.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(menu).toBeHidden();
      // The page that comes takes the focus, which closes a menu that is opened before.
      await expect(page.getByRole('main')).toBeFocused();
    }
    await open();
    await menu.getByRole('link', { name: 'Gallery' }).click();
    await expect(page).toHaveURL('/gallery');
    await expect(menu).toBeHidden();

    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    const bar = page.getByRole('navigation', { name: 'Call or write' });
    await expect(bar.getByRole('link', { name: 'Call' })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toBeInViewport({ ratio: 1 });
    const lastLine = page.getByRole('contentinfo').getByText(`© ${words.en.company.name}`);
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const { y = 0, height = 0 } = (await lastLine.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    }).toPass();
  });

  test('a menu opened before the script is there stays open when it comes', async ({ page }) => {
    await page.goto('/service-plots');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await untilHydrated(page);
    await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
  });
});

test('links stay in Tamil; the switch leads to the same in English', async ({ page }) => {
  const { ta, en } = words;
  await serveGallery(page, [
    photo(1, { Location: 'Theni', Service: 'Road Work' }),
    photo(2, { Location: 'Periyakulam, தேனி', Service: 'Consturction ' }),
    photo(3, { Location: 'Sample Nagar', Service: 'Road Work' }),
  ]);
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
