import { admin } from '../../config/chosen.ts';
import { ADMIN } from '../../emulators/suite/accounts.ts';
import { problem } from '../answers.ts';
import { expect, expectShownFor, pauseClock, signIn } from '../fixtures.ts';
import { test } from './fixtures.ts';
import { networkOf } from './panel.ts';
import { longVideo, smallPhoto } from './sample-files.ts';

const MEGABYTE = 1024 * 1024;

test('the welcome page greets by name, and leads home, to the panel and to the analytics report', async ({
  page,
  signedInAsAdmin,
}) => {
  await signedInAsAdmin();
  await expect(page.getByText(ADMIN)).toBeVisible();
  const analytics = page.getByRole('link', { name: 'View Analytics' });
  await expect(analytics).toHaveAttribute('href', admin.analyticsUrl);
  await expect(analytics).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'View dashboard' })).toHaveAttribute(
    'href',
    '/admin-panel',
  );
});

test('on a machine without a network the local stack can be signed in to', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await signIn(page, ADMIN);
  await expect(page).toHaveURL('/admin/profile');
});

test('without a report of Analytics, neither the profile nor the panel links to one', async ({
  page,
  signedInAsAdmin,
}) => {
  await page.route('/api/session', (route) =>
    route.fulfill({ json: { Admin: true, Email: ADMIN } }),
  );
  await signedInAsAdmin();
  for (const path of ['/admin/profile', '/admin-panel']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(page.getByText('View Analytics')).toHaveCount(0);
  }
});

test('who logs out in one tab reads so in the other', async ({ page, context, panel }) => {
  const other = await context.newPage();
  await other.goto('/admin/profile');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(
    page.getByText('You have logged out. Please sign in again to continue.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL('/admin/auth');
  await signIn(page, ADMIN);
  await expect(page).toHaveURL('/admin/profile');
  expect(panel).toBeDefined();
});

test('logging out with an unfinished queue asks first, and the queue goes on after the next sign-in', async ({
  page,
  gallery,
  panel,
}) => {
  const network = await networkOf(page);
  await network.slow(MEGABYTE);
  await panel.upload(await longVideo(6 * MEGABYTE));
  await panel.reached(5);
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Log out before the upload is finished?' });
  await expect(question).toContainText('1 file is not uploaded yet.');
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await network.restore();
  await signIn(page, ADMIN);
  await panel.finished();
  expect(await gallery.items()).toHaveLength(1);
});

test.describe('faults of the session', () => {
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(
      /status of 40[013]|the list could not be loaded|the inbox does not answer|post failed|sign-in failed|the session could not be asked for|ERR_INTERNET|ERR_FAILED|Firebase could not/,
    );
  });

  test('an account that is no longer the admin reads why nothing works, and the queue waits', async ({
    page,
    gallery,
    panel,
  }) => {
    await page.route('/api/**', (route) =>
      route.fulfill(problem(403, 'This account may not do that.')),
    );
    await panel.upload(await smallPhoto());
    await expect(
      page.getByText('This account is no longer allowed to change the gallery.'),
    ).toBeVisible();
    await expect(page.getByText('1 file is not uploaded yet.')).toBeVisible();
    await page.unroute('/api/**');
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.getByRole('button', { name: ADMIN }).click();
    await panel.finished();
    expect(await gallery.items()).toHaveLength(1);
    expect(await gallery.uploads()).toHaveLength(1);
  });

  test('a token that is no longer taken, even renewed, asks to sign in again', async ({
    page,
    panel,
  }) => {
    await page.route('/api/**', (route) => route.fulfill(problem(401)));
    await page.getByRole('link', { name: /^Dashboard/ }).click();
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in again' })).toBeVisible();
    await expect(panel.items).toHaveCount(0);
  });

  test('who loses the connection while signing in reads so for four seconds', async ({ page }) => {
    const network = await networkOf(page);
    await page.clock.install();
    await page.goto('/admin/auth');
    const button = page.getByRole('button', { name: 'Sign in with Google' });
    await button.click();
    const account = page.getByRole('button', { name: ADMIN });
    await expect(account).toBeVisible();
    await network.cut();
    await pauseClock(page);
    await account.click();
    const sentence = page.getByText('You are offline.');
    await expectShownFor(sentence, 4);
    await expect(button).toBeEnabled();
  });

  test('a sign-in that fails says so for four seconds', async ({ page }) => {
    await page.route(/signInWithIdp/, (route) =>
      route.fulfill({
        status: 400,
        json: { error: { code: 400, message: 'INVALID_IDP_RESPONSE' } },
      }),
    );
    await page.clock.install();
    await page.goto('/admin/auth');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await pauseClock(page);
    await page.getByRole('button', { name: ADMIN }).click();
    const sentence = page.getByText('something went wrong please try again...', { exact: true });
    await expectShownFor(sentence, 4);
  });

  test('a sign-in page whose code could not reach the server offers to try again', async ({
    page,
  }) => {
    await page.route('**/__/firebase/init.json', (route) => route.abort());
    await page.goto('/admin/auth');
    await expect(page.getByText('The sign-in could not be loaded.')).toBeVisible();
    await page.unroute('**/__/firebase/init.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
  });

  test('a reload while the API cannot be asked keeps the admin signed in, and offers to try again', async ({
    page,
    panel,
  }) => {
    await page.route('/api/session', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('The sign-in could not be loaded.')).toBeVisible();
    await page.unroute('/api/session');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Nothing is uploaded yet.')).toBeVisible();
    expect(panel).toBeDefined();
  });

  test('a sign-in that the API cannot judge is none, and says so', async ({ page }) => {
    await page.route('/api/session', (route) => route.abort());
    await signIn(page, ADMIN);
    await expect(
      page.getByText('something went wrong please try again...', { exact: true }),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('adminuser'))).toBeNull();
  });
});
