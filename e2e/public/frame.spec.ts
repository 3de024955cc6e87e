import { expect, screens, test } from '../fixtures.ts';
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
