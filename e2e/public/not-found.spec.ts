import { expect, live, test, words } from '../fixtures.ts';

test('where there is no page, readers of either language are told, and led on', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  for (const path of ['/nothing-here', '/service-plots/more', '/admin', '/ta/nothing-here']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await live(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops!.. Page Not Found..');
    await expect(page.getByText(words.ta.notFound.message)).toBeVisible();
    await expect(page.getByText(words.en.notFound.message)).toBeVisible();
    await expect(page.getByText('Admin sign-in')).toHaveCount(0);
  }
  const main = page.getByRole('main');
  await main.getByRole('link', { name: words.en.notFound.other.home }).click();
  await expect(page).toHaveURL('/ta');
  await page.goto('/nothing-here');
  await main.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
});
