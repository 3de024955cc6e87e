import type { Page } from '@playwright/test';
import { ADMIN, STRANGER } from '../../emulators/suite/google-accounts.ts';
import { expectShownFor, pauseClock } from '../clock.ts';
import { test as base, expect } from '../fixtures.ts';
import { words } from '../site.ts';
import { networkOf, PHONE_BROWSER, test } from './fixtures.ts';

const expectNoFlag = async (page: Page) =>
  expect(await page.evaluate(() => localStorage.getItem('adminuser'))).toBeNull();

test('a failed sign-in says so for four seconds, and can be tried again; another account is not let in, and reads for five seconds which one it was', async ({
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
    // The admin area is in English alone.
    const { languageSwitch } = words.en.frame;
    await expect(page.getByRole('link', { name: languageSwitch })).toHaveCount(0);
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
    await page.unroute('/api/session');
    await expectNoFlag(page);
  });

  await test.step('the account is another one', async () => {
    await button.click();
    await pauseClock(page);
    await page.getByRole('button', { name: STRANGER }).click();
    await expect(page.getByRole('alert')).toContainText('visitor@theni.example');
    await expectShownFor(failed, 5);
    await expect(page.getByRole('alert')).toBeEmpty();
    await page.clock.resume();
    await expectNoFlag(page);
  });
});

base.describe('on a phone of a real project', () => {
  base.use({ userAgent: PHONE_BROWSER });

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
