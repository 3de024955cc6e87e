import type { Locator, Page } from '@playwright/test';
import { expectShownFor, pauseClock } from '../clock.ts';
import { expect, requestsOf } from '../fixtures.ts';
import { holdApplication, openLive } from '../hydration.ts';
import { ACCEPTED, problem, tooMany } from '../responses.ts';
import { test } from './fixtures.ts';

const sent = 'your message received..';
const failed = 'your message cannot send, please contact other way..';
const typed = 'தேனியில் மனை வேண்டும் & "soon"';

async function fill(page: Page) {
  await page.getByLabel('Name').fill('Asha');
  await page.getByLabel('Email').fill('asha@theni.example');
  await page.getByLabel('Message').fill(typed);
  await page.getByLabel('Plots and approvals').check();
}

/** Whole in view, and not under the bar that lies over the page's end. */
async function expectAboveBar(page: Page, shown: Locator) {
  await expect(shown).toBeInViewport({ ratio: 1 });
  const bar = page.getByRole('navigation').filter({ hasText: /^Call\s*WhatsApp$/ });
  const gap = async () => {
    const [box, over] = [await shown.boundingBox(), await bar.boundingBox()];
    return box && over ? over.y - (box.y + box.height) : -1;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

test.use({ viewport: { width: 360, height: 740 } });

test('the company gets the message with the number to call', async ({ page, mailbox }) => {
  await page.clock.install();
  await openLive(page, '/contact-us');
  await fill(page);
  await page.getByRole('link', { name: 'How we treat your data' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we treat your data');
  await expect(page.getByText('Data Protection Board of India')).toBeVisible();
  await expect(page.getByRole('link', { name: /^E-mail: / })).toBeVisible();
  await openLive(page, '/contact-us');
  await expect(page.getByLabel('Name')).toHaveValue('Asha');
  await expect(page.getByLabel('Message')).toHaveValue(typed);
  await expect(page.getByLabel('Plots and approvals')).toBeChecked();
  await expect(page.getByLabel('Other service')).not.toBeChecked();

  await page.getByLabel('Phone').fill('98765 43210');
  await pauseClock(page);
  await send(page);
  await expectShownFor(page.getByText(sent), 5);
  await expect(page.getByLabel('Message')).toHaveValue(typed);
  expect(await mailbox.stored()).toMatchObject([{ mailState: 'queued' }]);

  const [mail, ...others] = await mailbox.delivered();
  expect(others).toEqual([]);
  expect(mail?.reply_to).toEqual({ email: 'asha@theni.example', name: 'Asha' });
  const text = mail?.content.find(({ type }) => type === 'text/plain')?.value;
  expect(text).toContain(typed);
  expect(text).toContain('+919876543210');
  expect(text).toContain('plots and approvals');
  expect(await mailbox.stored()).toMatchObject([{ mailState: 'sent' }]);
  await page.clock.resume();
  await openLive(page, '/contact-us');
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('who sends again has sent one message', async ({ page, mailbox, expectedErrors }) => {
  expectedErrors.push(/There was no answer/, /ERR_FAILED/);
  await page.route('**/api/email', async (route) => {
    await route.fetch({ maxRetries: 3 });
    await route.abort();
  });
  await openLive(page, '/contact-us');
  await fill(page);
  await send(page);
  await expect(page.getByText(failed)).toBeVisible();
  await openLive(page, '/contact-us');
  await expect(page.getByLabel('Name')).toHaveValue('Asha');
  await page.unroute('**/api/email');
  // The form is sent from its top, with the result out of view.
  await page.getByLabel('Name').press('Enter');
  await expectAboveBar(page, page.getByText(sent));
  await send(page);
  await expect(page.getByText(sent)).toBeVisible();
  expect(await mailbox.stored()).toHaveLength(1);
});

test('a message that is sent while the script is on its way is stored, once', async ({
  page,
  mailbox,
}) => {
  const release = await holdApplication(page);
  await page.goto('/contact-us');
  await fill(page);
  await send(page);
  release();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await mailbox.stored()).toMatchObject([{ name: 'Asha' }]);
});

test('a visitor whose message fails is offered other ways', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ApiError/, /status of (503|429)/);
  await page.clock.install();
  await page.route('**/api/email', (route) => route.fulfill(problem(503)));
  await openLive(page, '/contact-us');
  await fill(page);
  await page.getByLabel('Name').press('Enter');
  await expectAboveBar(page, page.getByText(failed));
  const chat = page.getByRole('link', { name: 'Send by WhatsApp' });
  await expectAboveBar(page, chat);
  await expect(page.getByRole('status').filter({ has: chat })).toBeVisible();
  const href = (await chat.getAttribute('href')) ?? '';
  const address = new URL(href);
  expect(address.host).toBe('wa.me');
  expect(address.searchParams.get('text')).toBe(`I am Asha.\nplots and approvals\n${typed}`);
  await expect(page.getByRole('main').getByRole('link', { name: /^Call \+91/ })).toHaveAttribute(
    'href',
    /^tel:\+91/,
  );

  await pauseClock(page);
  await send(page);
  await expectShownFor(page.getByText(failed), 5);
  await expect(page.getByLabel('Message')).toHaveValue(typed);
  await page.clock.resume();
  await page.unroute('**/api/email');
  await page.route('**/api/email', (route) => route.fulfill(tooMany(541)));
  await send(page);
  await expect(page.getByText('Please try again in 10 minutes, or call us.')).toBeVisible();
  await expect(chat).toHaveAttribute('href', href);
  await page.unroute('**/api/email');
  await page.route('**/api/email', (route) => route.fulfill(tooMany(14 * 3600)));
  await send(page);
  await expect(page.getByText('Please try again in 14 hours, or call us.')).toBeVisible();
});

test('a visitor reads beside a field what is wrong with it; a text that is too long is not cut', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ApiError/, /status of 400/);
  const posts = requestsOf(page, (request) => request.url().endsWith('/api/email'));
  await openLive(page, '/contact-us');
  const name = page.getByLabel('Name');
  const email = page.getByLabel('Email');
  const phone = page.getByLabel('Phone');

  await send(page);
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/\w/);
  await name.fill('Asha');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await fill(page);
  await email.fill('not an address');
  await send(page);
  await expect(email).toBeFocused();
  const chat = page.getByRole('link', { name: 'No e-mail? Send this by WhatsApp' });
  const href = (await chat.getAttribute('href')) ?? '';
  const address = new URL(href);
  expect(address.searchParams.get('text')).toBe(`I am Asha.\nplots and approvals\n${typed}`);
  const [button, field] = [await chat.boundingBox(), await email.boundingBox()];
  expect(button?.width).toBe(field?.width);
  await email.fill('asha@localhost');
  await expect(chat).toBeHidden();
  await phone.fill('call me');
  await send(page);
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(
    'Please enter a complete phone number, or leave this empty.',
  );
  for (const pasted of [
    '\u202a+91 98765 43210\u202c',
    '＋91 98765–43210 (WhatsApp)',
    '௯௮௭௬௫ ௪௩௨௧௦',
    '98765 43210 / 98430 12345',
  ]) {
    await phone.fill(pasted);
    expect(await phone.evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(true);
  }
  await expect(phone).not.toHaveAttribute('aria-invalid');

  const message = page.getByLabel('Message');
  const pasted = `${'x'.repeat(6000)} THE-END`;
  await message.fill(pasted);
  await send(page);
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/at most 5,000 characters/);
  await expect(message).toHaveValue(pasted);
  expect(posts).toEqual([]);
  await message.fill(pasted.slice(-5000));
  await expect(message).not.toHaveAttribute('aria-invalid');

  // An address that the server alone finds wrong.
  await send(page);
  await expect(email).toHaveAccessibleDescription('Please enter your complete e-mail address.');
  await expect(email).toBeFocused();
  await expect(page.getByText(failed)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toBeHidden();

  const response = Promise.withResolvers<void>();
  await page.route('**/api/email', async (route) => {
    await response.promise;
    await route.fulfill(ACCEPTED);
  });
  await email.fill('asha@theni.example');
  await expect(page.locator('[name=extra]')).toBeHidden();
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending..' })).toBeDisabled();
  response.resolve();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is stored, or the next page says what is wrong', async ({ page, mailbox }) => {
    await page.goto('/contact-us');
    await fill(page);
    await page.getByLabel('Phone').fill('98765 43210');
    await send(page);
    await expect(page).toHaveURL('/contact-us/sent');
    await expect(page.getByText(sent)).toBeVisible();
    expect(await mailbox.stored()).toMatchObject([
      { name: 'Asha', message: typed, phone: '+919876543210', mailState: 'queued' },
    ]);

    await page.goto('/contact-us');
    await fill(page);
    // An address that browsers take and mail servers do not.
    await page.getByLabel('Email').fill('asha@localhost');
    await send(page);
    await expect(page).toHaveURL('/contact-us/failed#wrong-email');
    await expectAboveBar(page, page.getByText('Please enter your complete e-mail address.'));
    await expectAboveBar(page, page.getByText(failed));
    await expectAboveBar(page, page.getByRole('link', { name: 'Send by WhatsApp' }));
  });
});
