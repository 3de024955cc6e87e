import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect } from '../fixtures.ts';
import { test } from './ringing-phone.ts';

const RING = 'Ring this phone for new leads';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const state = (page: Page, name: string) => page.getByText(`${RING}: ${name}`);

async function turnOn(page: Page) {
  await state(page, 'off').click();
  await page.getByRole('switch', { name: RING }).click();
  await expect(state(page, 'on')).toBeVisible();
}

test('each of two leads rings once, a tap opens it, and signing out ends the ringing', async ({
  page,
  mailbox,
  phone,
  signedInAsAdmin,
}) => {
  await phone.allow();
  await signedInAsAdmin('/admin/dashboard');
  await turnOn(page);
  await expect(page.getByText('This phone or computer rings for new leads.')).toBeVisible();
  await page.reload();
  await state(page, 'on').click();
  await expect(page.getByRole('switch', { name: RING })).toBeChecked();
  const browsers = page.getByRole('list', { name: 'Phones and computers that ring' });
  await expect(browsers.getByRole('listitem')).toHaveText([/this one, since/]);
  await expectAccessible(page);

  await mailbox.add({ name: 'Asha', layout: 'sample-garden', plot: '12' }, { name: 'Selvi' });
  for (const _time of ['first', 'after a kill']) {
    await phone.wait();
    await phone.ring();
    await expect.poll(phone.shown).toHaveLength(2);
  }
  const leads = await mailbox.stored();
  const shown = leads.map(({ id }) => ({ title: 'New lead', tag: id }));
  expect(await phone.shown()).toEqual(expect.arrayContaining(shown));
  const { address, tag } = await phone.tap();
  expect(await phone.shown()).toHaveLength(1);
  await page.goto(address);
  const tapped = leads.find(({ id }) => id === tag)?.name ?? '';
  await expect(
    page.getByRole('list', { name: 'The lead from the link' }).getByText(tapped),
  ).toBeVisible();

  const removed = page.waitForResponse(
    (response) => response.url().endsWith('/api/push') && response.request().method() === 'DELETE',
  );
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  expect((await removed).status()).toBe(204);
  await expect(page).toHaveURL('/');
});

test('a browser that no longer rings is named; it is turned on again, tested and removed', async ({
  page,
  phone,
  signedInAsAdmin,
}) => {
  await phone.allow();
  await signedInAsAdmin('/admin/dashboard');
  await turnOn(page);
  await page.evaluate(() => localStorage.removeItem('subscribed'));
  await page.reload();
  await expect(state(page, 'stopped')).toBeVisible();
  await expect(page.getByText('This phone no longer rings')).toBeVisible();
  await page.getByRole('switch', { name: RING }).click();
  await expect(state(page, 'on')).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Phones and computers that ring' }).locator('li'),
  ).toHaveCount(1);

  await page.route('/api/push/test', (route) =>
    route.fulfill({ json: { sent: 1, failed: ['Safari on iPhone'], lost: ['Firefox'] } }),
  );
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(
    page.getByText(/^Sent to 1 phone or computer. Not reached: Safari on iPhone.*Stopped: Firefox/),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(state(page, 'off')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'this one' })).toBeHidden();
});

test('where notifications are blocked it says how to allow them again', async ({
  page,
  signedInAsAdmin,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
  );
  await signedInAsAdmin('/admin/dashboard');
  await state(page, 'blocked').click();
  await expect(page.getByText('Allow them, then reload this page')).toBeVisible();
});
