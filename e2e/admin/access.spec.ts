import type { Page } from '@playwright/test';
import { admin } from '../../config/current-config.ts';
import { ADMIN, STRANGER } from '../../emulators/suite/google-accounts.ts';
import { adminPaths } from '../../web/src/page-addresses.ts';
import { expectShownFor, pauseClock } from '../clock.ts';
import { test as base, expect, requestsOf } from '../fixtures.ts';
import { serveItemsToAdmin } from '../gallery-api.ts';
import { networkOf, test } from './fixtures.ts';

const pathsBehindSignIn = adminPaths.filter((path) => path !== '/admin/auth');

test.beforeEach(async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  // The server's own gallery is filled and emptied by others meanwhile.
  await serveItemsToAdmin(page, []);
});

test('without the flag there is no admin page; with it alone each asks to sign in again', async ({
  page,
}) => {
  const requested = requestsOf(page, (request) => request.url().includes('/api/'));
  await page.goto('/admin/profile');
  for (const path of pathsBehindSignIn) {
    await follow(page, path);
    await expect(page.getByText('Oops!.. Page Not Found..')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Admin sign-in' }).click();
  await expect(page).toHaveURL('/admin/auth');
  await page.evaluate(() => localStorage.setItem('adminuser', 'true'));
  await page.goto('/admin/profile');
  for (const path of pathsBehindSignIn) {
    await follow(page, path);
    await expect(page.getByText('Please sign in again to continue.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0);
  }
  expect(requested).toEqual([]);
});

/** Goes to another page as a link within the site does, without loading all of it anew. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).toHaveURL(path);
}

test('another account is not let in, and reads for five seconds which one it was', async ({
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

test('the admin is greeted, and led to the site, the photos and the report of visits; when one tab logs out, the other says so and leads to the sign-in', async ({
  page,
  context,
  signedInAsAdmin,
}) => {
  await signedInAsAdmin();
  const leadsTo = async (name: string, path: string) =>
    expect(page.getByRole('link', { name })).toHaveAttribute('href', path);
  await expect(page.getByText(ADMIN)).toBeVisible();
  await leadsTo('View Analytics', admin.analyticsUrl);
  await expect(page.getByRole('link', { name: 'View Analytics' })).toHaveAttribute(
    'target',
    '_blank',
  );
  await leadsTo('Back to Home', '/');
  await leadsTo('View dashboard', '/admin-panel');

  // Where there is no report of Analytics.
  await page.route('/api/session', (route) =>
    route.fulfill({ json: { admin: true, email: ADMIN } }),
  );
  for (const path of ['/admin/profile', '/admin-panel']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(page.getByText('View Analytics')).toHaveCount(0);
  }
  await page.unroute('/api/session');

  const other = await context.newPage();
  await other.goto('/admin/profile');
  await expect(other.getByText(ADMIN)).toBeVisible();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/');
  await expect(page.getByText('Your session has ended. Please sign in again')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL('/admin/auth');
  expect(await page.evaluate(() => localStorage.getItem('adminuser'))).toBeNull();
  await page.goto('/admin/profile');
  await expect(page.getByText('Oops!.. Page Not Found..')).toBeVisible();
});

test('a failed sign-in says so for four seconds, and can be tried again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(
    /status of 40[04]|sign-in failed|the session could not be asked for/,
    /ERR_INTERNET|ERR_FAILED|Firebase could not/,
  );
  const button = page.getByRole('button', { name: 'Sign in with Google' });
  const account = page.getByRole('button', { name: ADMIN });
  const failed = page.getByText('something went wrong please try again...', { exact: true });
  await page.clock.install();

  await test.step('its code could not reach the server', async () => {
    await page.route('**/__/firebase/init.json', (route) => route.abort());
    await page.goto('/admin/auth');
    await expect(page.getByText('The sign-in could not be loaded.')).toBeVisible();
    await page.unroute('**/__/firebase/init.json');
    await page.getByRole('button', { name: 'Try again' }).click();
  });

  await test.step('Google refuses it', async () => {
    await page.route(/signInWithIdp/, (route) =>
      route.fulfill({
        status: 400,
        json: { error: { code: 400, message: 'INVALID_IDP_RESPONSE' } },
      }),
    );
    await button.click();
    await pauseClock(page);
    await account.click();
    await expectShownFor(failed, 4);
    await page.unroute(/signInWithIdp/);
    await page.clock.resume();
  });

  await test.step('the connection is lost', async () => {
    const network = await networkOf(page);
    await button.click();
    await expect(account).toBeVisible();
    await network.cut();
    await pauseClock(page);
    await account.click();
    await expectShownFor(page.getByText('You are offline.'), 4);
    await network.restore();
    await page.clock.resume();
  });

  await test.step('the API cannot judge it', async () => {
    await page.route('/api/session', (route) => route.abort());
    await button.click();
    await account.click();
    await expect(failed).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('adminuser'))).toBeNull();
  });
});

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE });

  test('sign-in and Leads ask nothing of Google', async ({ page, signedInAsAdmin }) => {
    await signedInAsAdmin('/admin/dashboard');
    await expect(page.getByRole('group', { name: 'Which leads' })).toBeVisible();
    await page.goto('/admin/auth');
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
  });
});

base.describe('on a phone of a real project', () => {
  base.use({ userAgent: PHONE });

  base(
    'Google’s script comes after the page, which does not wait for it, and a browser that calls itself offline tries all the same',
    async ({ page }) => {
      await page.route('/__/firebase/init.json', async (route) => {
        const config = await (await route.fetch()).json();
        await route.fulfill({ json: { ...config, projectId: 'theni-real' } });
      });
      // The script never comes.
      await page.route(/apis\.google\.com/, () => {});
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
      );
      const script = page.waitForRequest(/apis\.google\.com/);
      await page.goto('/admin/auth');
      const button = page.getByRole('button', { name: 'Sign in with Google' });
      await expect(button).toBeEnabled();
      await script;
      await expect(button).toBeEnabled();
      await button.click();
      await expect(page.getByRole('button', { name: 'Loading..' })).toBeDisabled();
      await expect(page.getByRole('alert')).toBeEmpty();
    },
  );
});
