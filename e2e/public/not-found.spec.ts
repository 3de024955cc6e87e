import { expect, live, test, words } from '../fixtures.ts';

test('any other path answers 404 and says so', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  for (const path of ['/nothing-here', '/service-plots/more', '/admin']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await live(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops!.. Page Not Found..');
    await expect(page.getByText('Admin sign-in')).toHaveCount(0);
  }
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});

test('where there is no page, readers of either language are told, and led on', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  for (const path of ['/nothing-here', '/ta/nothing-here']) {
    await page.goto(path);
    await live(page);
    await expect(page.getByText(words.ta.notFound.message)).toBeVisible();
    await expect(page.getByText(words.en.notFound.message)).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: words.en.notFound.other.home }).click();
  await expect(page).toHaveURL('/ta');
});
