import type { Page } from '@playwright/test';
import { expect, openLive, words } from '../fixtures.ts';
import { problem, tooMany } from '../responses.ts';
import { test } from './fixtures.ts';

const { contact } = words.ta;
const { form } = contact;
const typed = 'தேனியில் மனை வேண்டும்';

async function fill(page: Page) {
  await page.getByRole('textbox', { name: form.name }).fill('கயல்விழி');
  await page.getByRole('textbox', { name: form.email }).fill('kayal@home.example');
  await page.getByRole('textbox', { name: form.message }).fill(typed);
  await page.getByLabel(form.boxes.plots).check();
}

const send = (page: Page) => page.getByRole('button', { name: form.submit }).click();

test('a visitor who writes in Tamil reads in Tamil what is missing and what went wrong, sends what the English form sends, and is answered in Tamil', async ({
  page,
  mailbox,
  expectedErrors,
}) => {
  expectedErrors.push(/ApiError/, /status of (503|429)/);
  await openLive(page, '/ta/contact-us');
  await send(page);
  await expect(page.getByLabel(form.name)).toBeFocused();
  for (const field of ['name', 'email', 'message'] as const) {
    await expect(page.getByText(contact.wrong[field])).toBeVisible();
    await expect(page.locator(`[name=${field}]`)).toHaveAccessibleDescription(contact.wrong[field]);
  }
  await fill(page);
  await expect(page.getByText(contact.wrong.name)).toBeHidden();

  await page.route('**/api/email', (route) => route.fulfill(problem(503)));
  await send(page);
  await expect(page.getByText(contact.failed)).toBeVisible();
  const chat = page.getByRole('link', { name: contact.otherWays.whatsapp });
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toBe(`என் பெயர் கயல்விழி.\n${form.boxes.plots}\n${typed}`);
  await page.unroute('**/api/email');
  await page.route('**/api/email', (route) => route.fulfill(tooMany(541)));
  await send(page);
  await expect(page.getByText(contact.tooMany.minutes.replace('{minutes}', '10'))).toBeVisible();
  await page.unroute('**/api/email');

  const posted = page.waitForRequest('**/api/email');
  await send(page);
  expect((await posted).postDataJSON()).toMatchObject({
    formData: {
      name: 'கயல்விழி',
      email: 'kayal@home.example',
      message: typed,
      services: { construction: '', plans: '', plots: 'plots and approvals', others: '' },
    },
    language: 'ta',
  });
  await expect(page.getByText(contact.sent)).toBeVisible();
  expect(await mailbox.stored()).toMatchObject([{ Message: typed, Language: 'ta' }]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor turns to Tamil, reads, and sends a message; one that is not valid leads to a Tamil page that offers other ways', async ({
    page,
    mailbox,
  }) => {
    await page.goto('/contact-us');
    await page.getByRole('link', { name: words.en.frame.languageSwitch }).click();
    await expect(page).toHaveURL('/ta/contact-us');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.heading);
    await fill(page);
    await send(page);
    await expect(page).toHaveURL('/ta/contact-us/sent');
    await expect(page.getByText(contact.sent)).toBeVisible();
    expect(await mailbox.stored()).toMatchObject([{ Message: typed, Language: 'ta' }]);

    await page.goto('/ta/contact-us');
    await fill(page);
    await page.getByRole('textbox', { name: form.email }).fill('kayal@localhost');
    await send(page);
    await expect(page).toHaveURL('/ta/contact-us/failed');
    await expect(page.getByText(contact.failed)).toBeVisible();
    await expect(page.getByRole('link', { name: contact.otherWays.whatsapp })).toBeVisible();
  });
});
