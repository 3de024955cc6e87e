import type { Locator, Page } from '@playwright/test';
import { ACCEPTED, problem, tooMany } from '../answers.ts';
import { expect, expectShownFor, openLive, pauseClock, words } from '../fixtures.ts';
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

test('what a visitor writes reaches the company’s mailbox, with the number to call', async ({
  page,
  mailbox,
}) => {
  await openLive(page, '/contact-us');
  await fill(page);
  await page.getByLabel('Phone').fill('98765 43210');
  await send(page);
  await expect(page.getByText(sent)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(typed);

  const [mail, ...others] = await mailbox.delivered();
  expect(others).toEqual([]);
  expect(mail?.reply_to).toEqual({ email: 'asha@theni.example', name: 'Asha' });
  const text = mail?.content.find(({ type }) => type === 'text/plain')?.value;
  expect(text).toContain(typed);
  expect(text).toContain('+919876543210');
  expect(text).toContain('plots and approvals');
  expect(await mailbox.stored()).toMatchObject([{ State: 'sent' }]);
});

test('a visitor who presses twice, or again after a lost answer, has sent one message', async ({
  page,
  mailbox,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to fetch/, /ERR_FAILED/);
  await page.route('**/api/email', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await openLive(page, '/contact-us');
  await fill(page);
  await send(page);
  await expect(page.getByText(failed)).toBeVisible();
  await page.unroute('**/api/email');
  await send(page);
  await expect(page.getByText(sent)).toBeVisible();
  await send(page);
  await expect(page.getByText(sent)).toBeVisible();
  expect(await mailbox.stored()).toHaveLength(1);
});

test('a reload keeps what was typed, until it is sent', async ({ page, mailbox }) => {
  await openLive(page, '/contact-us');
  await fill(page);
  await openLive(page, '/contact-us');
  await expect(page.getByLabel('Name')).toHaveValue('Asha');
  await expect(page.getByLabel('Message')).toHaveValue(typed);
  await expect(page.getByLabel('Plots and approvals')).toBeChecked();
  await expect(page.getByLabel('Other service')).not.toBeChecked();
  await send(page);
  await expect(page.getByText(sent)).toBeVisible();
  expect(await mailbox.stored()).toMatchObject([{ State: 'queued' }]);
  await openLive(page, '/contact-us');
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('a visitor whose message cannot be sent reads so for five seconds, keeps the text, and is offered WhatsApp with it, and a call', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ApiError/, /status of 503/);
  await page.clock.install();
  await page.route('**/api/email', (route) => route.fulfill(problem(503)));
  await openLive(page, '/contact-us');
  await fill(page);
  await pauseClock(page);
  await send(page);
  await expectShownFor(page.getByText(failed), 5);
  await expect(page.getByLabel('Message')).toHaveValue(typed);
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  const chat = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
  const address = new URL(chat ?? '');
  expect(address.host).toBe('wa.me');
  expect(address.searchParams.get('text')).toBe(`I am Asha.\nplots and approvals\n${typed}`);
  await expect(page.getByRole('main').getByRole('link', { name: /^Call \+91/ })).toHaveAttribute(
    'href',
    /^tel:\+91/,
  );
});

test('a visitor over the limit reads how long to wait', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ApiError/, /status of 429/);
  await page.route('**/api/email', (route) => route.fulfill(tooMany(541)));
  await openLive(page, '/contact-us');
  await fill(page);
  await send(page);
  await expect(page.getByText('Please try again in 10 minutes, or call us.')).toBeVisible();
});

test('what is missing is said beside its field, until it is there', async ({ page }) => {
  await openLive(page, '/contact-us');
  await send(page);
  const name = page.getByLabel('Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/\w/);
  await name.fill('Asha');
  await expect(name).not.toHaveAttribute('aria-invalid');
});

test('an address that the server finds wrong is said beside its field and nowhere else', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ApiError/, /status of 400/);
  await openLive(page, '/contact-us');
  await fill(page);
  await page.getByLabel('Email').fill('asha@localhost');
  await send(page);
  const email = page.getByLabel('Email');
  await expect(email).toHaveAccessibleDescription('Please enter your complete e-mail address.');
  await expect(email).toBeFocused();
  await expect(page.getByText(failed)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toBeHidden();
});

test('a telephone number is optional, and one that cannot be is said before sending', async ({
  page,
}) => {
  await openLive(page, '/contact-us');
  await fill(page);
  const phone = page.getByLabel('Phone');
  await phone.fill('call me');
  await send(page);
  const words = 'Please enter a telephone number, or leave this empty.';
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(words);
  await phone.fill('98765 43210');
  await expect(phone).not.toHaveAttribute('aria-invalid');
});

test('no bubble of the browser covers what the form says, and the first wrong field has the focus', async ({
  page,
}) => {
  await openLive(page, '/ta/contact-us');
  const { form, wrong } = words.ta.contact;
  const bubbles = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const shown: string[] = [];
        addEventListener('invalid', (event) => {
          if (!event.defaultPrevented) shown.push((event.target as HTMLInputElement).name);
        });
        addEventListener('invalid', () => setTimeout(() => resolve(shown)), true);
      }),
  );
  await page.getByRole('button', { name: form.submit }).click();
  expect(await bubbles).toEqual([]);
  await expect(page.getByLabel(form.name)).toBeFocused();
  for (const field of ['name', 'email', 'message'] as const)
    await expect(page.locator(`[name=${field}]`)).toHaveAccessibleDescription(wrong[field]);
});

test('what a program writes into the field that people do not see reaches the server', async ({
  page,
}) => {
  await page.route('**/api/email', (route) => route.fulfill(ACCEPTED));
  await openLive(page, '/contact-us');
  await fill(page);
  const trap = page.locator('[name=extra]');
  await expect(trap).toBeHidden();
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  const posted = page.waitForRequest('**/api/email');
  await send(page);
  expect((await posted).postDataJSON()).toMatchObject({ extra: 'https://spam.example' });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  /** Sends from the top of the form, with the place of the result out of view. */
  async function sendFromTop(page: Page) {
    await openLive(page, '/contact-us');
    await fill(page);
    await page.getByLabel('Name').press('Enter');
  }

  test('"received" comes into view above the bar', async ({ page }) => {
    await page.route('**/api/email', (route) => route.fulfill(ACCEPTED));
    await sendFromTop(page);
    await expectAboveBar(page, page.getByText(sent));
  });

  test('"cannot send" and the other ways come into view above the bar, and a screen reader hears of both', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ApiError/, /status of 503/);
    await page.route('**/api/email', (route) => route.fulfill(problem(503)));
    await sendFromTop(page);
    await expectAboveBar(page, page.getByText(failed));
    const chat = page.getByRole('link', { name: 'Send by WhatsApp' });
    await expectAboveBar(page, chat);
    await expect(page.getByRole('status').filter({ has: chat })).toBeVisible();
  });
});

test('a visitor learns who gets the data and how to have it deleted before sending', async ({
  page,
}) => {
  await openLive(page, '/contact-us');
  await page.getByRole('link', { name: 'How we treat your data' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we treat your data');
  await expect(page.getByText('Data Protection Board of India')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Write to us/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the message is stored, and its number with it', async ({ page, mailbox }) => {
    await page.goto('/contact-us');
    await fill(page);
    await page.getByLabel('Phone').fill('98765 43210');
    await send(page);
    await expect(page).toHaveURL('/contact-us/sent');
    await expect(page.getByText(sent)).toBeVisible();
    expect(await mailbox.stored()).toMatchObject([
      { Name: 'Asha', Message: typed, Phone: '+919876543210', State: 'queued' },
    ]);
  });

  test('a visitor whose message is not valid is led to a page that offers WhatsApp at its top', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/contact-us');
    await fill(page);
    // An address that browsers take and mail servers do not.
    await page.getByLabel('Email').fill('asha@localhost');
    await send(page);
    await expect(page).toHaveURL('/contact-us/failed');
    await expectAboveBar(page, page.getByText(failed));
    await expectAboveBar(page, page.getByRole('link', { name: 'Send by WhatsApp' }));
  });
});
