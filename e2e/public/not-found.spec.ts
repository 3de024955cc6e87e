import { expect, test } from '../fixtures.ts';
import { untilHydrated } from '../hydration.ts';
import { words } from '../site.ts';

test('where there is no page one is told so, and led on', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  for (const [path, text] of [
    ['/nothing-here', words.en],
    ['/service-plots/more', words.en],
    ['/admin', words.en],
    ['/ta/nothing-here', words.ta],
    ['/ta/layouts/nothing-here', words.ta],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.notFound.message);
    await expect(page.getByText('Admin sign-in')).toHaveCount(0);
  }
  const main = page.getByRole('main');
  await main.getByRole('link', { name: words.ta.pages.home.name, exact: true }).click();
  await expect(page).toHaveURL('/ta');
  await page.goto('/nothing-here');
  await main.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('a link behind which a mail has broken the line leads to its page', async ({
  page,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/, /No routes matched/);
  for (const [address, path, heading] of [
    ['/ta/gallery%0D%0a%20', '/ta/gallery', words.ta.gallery.heading],
    ['/gallery%0A', '/gallery', words.en.gallery.heading],
    ['/admin/auth%0A', '/admin/auth', 'Admin login'],
  ] as const) {
    await page.goto(baseURL + address);
    await page.keyboard.press('Shift');
    await expect(page).toHaveURL(path);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('who opens an impossible address is told so', async ({ page, baseURL, expectedErrors }) => {
  expectedErrors.push(/status of 40[04]/, /No routes matched/, /malformed/);
  // Our local Hosting answers some of these by itself.
  await page.route(/%0A|%E0/, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}/404`, maxRetries: 3 }) }),
  );
  for (const path of ['/gal%0Alery', '/admin/au%0Ath', '/%E0%A4%A', '/admin/%E0%A4%A']) {
    await page.goto(path);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops!.. Page Not Found..');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});
