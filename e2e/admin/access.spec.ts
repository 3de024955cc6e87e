import { ADMIN, STRANGER } from '../../emulators/suite/accounts.ts';
import { expect, signIn } from '../fixtures.ts';
import { test } from './fixtures.ts';

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/status of 404/);
});

test('without the flag the admin pages do not exist, and the sign-in is a link away', async ({
  page,
}) => {
  for (const path of ['/admin/profile', '/admin/dashboard', '/admin-panel']) {
    await page.goto(path);
    await expect(page.getByText('Oops!.. Page Not Found..')).toBeVisible();
    await page.getByRole('link', { name: 'Admin sign-in' }).click();
    await expect(page).toHaveURL('/admin/auth');
  }
});

test('a flag without a session shows no data and asks to sign in again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/admin/auth');
  await page.evaluate(() => localStorage.setItem('adminuser', 'true'));
  for (const path of ['/admin/profile', '/admin/dashboard', '/admin-panel']) {
    await page.goto(path);
    await expect(page.getByText('Please sign in again to continue.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0);
  }
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('another account is not let in, reads which one was refused, and leaves no flag', async ({
  page,
}) => {
  await signIn(page, STRANGER);
  await expect(
    page.getByText('something went wrong please try again...', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('visitor@theni.example');
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
