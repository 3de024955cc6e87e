import { expect, live, test } from '../fixtures.ts';

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
