import { ADMIN } from '../../emulators/suite/google-accounts.ts';
import { becomeAdmin, expect } from '../fixtures.ts';
import { PHONE_BROWSER, test } from './fixtures.ts';
import { smallPhoto } from './sample-files.ts';

test.use({ userAgent: PHONE_BROWSER });

test('on a phone admin pages ask nothing of Google; whoever logs out is signed out of this browser, which its other tabs say, in the middle of an upload after a question, and also while the server does not answer', async ({
  page,
  context,
  gallery,
  photos,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|could not be asked for/);
  const logOut = page.getByRole('button', { name: 'Logout' });

  await test.step('an upload is under way', async () => {
    // It gets no answer, and so does not end by itself.
    await page.route(/\/v0\/b\//, () => {});
    await photos.upload(await smallPhoto());
    await expect(page.getByText(/^0 of 1 uploaded/)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/admin/profile');
    await expect(other.getByText(ADMIN)).toBeVisible();
    await logOut.click();
    const question = page.getByRole('dialog', { name: 'Log out before everything is saved?' });
    await question.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    expect(await gallery.items()).toEqual([]);
    await expect(other.getByText('Your session has ended. Please sign in again')).toBeVisible();
    await other.getByRole('link', { name: 'Sign in again' }).click();
    await expect(other.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
    expect(await other.evaluate(() => localStorage.getItem('adminuser'))).toBeNull();
    await other.close();
  });

  await test.step('the server does not answer', async () => {
    await becomeAdmin(page);
    await page.route('/api/session', (route) => route.abort());
    await page.goto('/admin-panel');
    await expect(page.getByText('The sign-in could not be loaded.')).toBeVisible();
    const flag = await page.evaluate(() => localStorage.getItem('adminuser'));
    await logOut.click();
    await expect(page).toHaveURL('/');
    await page.unroute('/api/session');
    await page.evaluate((value) => localStorage.setItem('adminuser', value ?? ''), flag);
    await page.goto('/admin/profile');
    await expect(page.getByText('Your session has ended. Please sign in again')).toBeVisible();
  });
});
