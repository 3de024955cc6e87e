import { ADMIN, STRANGER } from '../../emulators/suite/accounts.ts';
import { adminPaths } from '../../web/src/pages.ts';
import { expect, expectShownFor, pauseClock, requestsOf } from '../fixtures.ts';
import { test } from './fixtures.ts';

const pathsBehindSignIn = adminPaths.filter((path) => path !== '/admin/auth');

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/status of 404/);
});

test('without the flag the admin pages do not exist, and the sign-in is a link away', async ({
  page,
}) => {
  for (const path of pathsBehindSignIn) {
    await page.goto(path);
    await expect(page.getByText('Oops!.. Page Not Found..')).toBeVisible();
    await page.getByRole('link', { name: 'Admin sign-in' }).click();
    await expect(page).toHaveURL('/admin/auth');
  }
});

test('a flag without a session shows no data and asks to sign in again', async ({ page }) => {
  const asked = requestsOf(page, (request) => request.url().includes('/api/'));
  await page.goto('/admin/auth');
  await page.evaluate(() => localStorage.setItem('adminuser', 'true'));
  for (const path of pathsBehindSignIn) {
    await page.goto(path);
    await expect(page.getByText('Please sign in again to continue.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0);
  }
  expect(asked).toEqual([]);
});

test('another account is not let in, reads for five seconds which one was refused, and leaves no flag', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/admin/auth');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await pauseClock(page);
  await page.getByRole('button', { name: STRANGER }).click();
  await expect(page.getByRole('alert')).toContainText('visitor@theni.example');
  const error = page.getByText('something went wrong please try again...', { exact: true });
  await expectShownFor(error, 5);
  await expect(page.getByRole('alert')).toBeEmpty();
  await page.clock.resume();
  expect(await page.evaluate(() => localStorage.getItem('adminuser'))).toBeNull();
  await page.goto('/admin-panel');
  await expect(page.getByText('Oops!.. Page Not Found..')).toBeVisible();
});

test('the session outlives a reload, and logging out ends it and goes home', async ({
  page,
  signedInAsAdmin,
}) => {
  await signedInAsAdmin();
  await page.reload();
  await expect(page.getByText(ADMIN)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('adminuser'))).toBeNull();
  await page.goto('/admin/profile');
  await expect(page.getByText('Oops!.. Page Not Found..')).toBeVisible();
});

test('cancel leaves the item where it is', async ({ page, gallery, signedInAsAdmin }) => {
  await gallery.empty();
  await signedInAsAdmin();
  await page.goto('/admin-panel?id=0b8f4e0e-5d0c-4c3e-9d5e-2f6a1b7c8d90');
  await page.getByRole('button', { name: 'cancel' }).click();
  await expect(page).toHaveURL('/admin-panel');
  await expect(page.getByRole('dialog')).toBeHidden();
});
