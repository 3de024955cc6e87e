import { expect, openLive, words } from '../fixtures.ts';
import { problem } from '../responses.ts';
import { test } from './fixtures.ts';

const { contact } = words.ta;
const { form } = contact;
const typed = 'தேனியில் மனை வேண்டும்';

test('a visitor reads errors and answer in Tamil, and sends what the English form sends', async ({
  page,
  mailbox,
  expectedErrors,
}) => {
  expectedErrors.push(/ApiError/, /status of 503/);
  await openLive(page, '/ta/contact-us');
  const send = page.getByRole('button', { name: form.submit });
  await send.click();
  await expect(page.getByLabel(form.name)).toBeFocused();
  for (const field of ['name', 'email', 'message'] as const) {
    await expect(page.getByText(contact.wrong[field])).toBeVisible();
    await expect(page.locator(`[name=${field}]`)).toHaveAccessibleDescription(contact.wrong[field]);
  }
  await page.getByRole('textbox', { name: form.name }).fill('கயல்விழி');
  await page.getByRole('textbox', { name: form.email }).fill('kayal@home.example');
  await page.getByRole('textbox', { name: form.message }).fill(typed);
  await page.getByLabel(form.boxes.plots).check();
  await expect(page.getByText(contact.wrong.name)).toBeHidden();

  await page.route('**/api/email', (route) => route.fulfill(problem(503)));
  await send.click();
  await expect(page.getByText(contact.failed)).toBeVisible();
  const chat = page.getByRole('link', { name: contact.otherWays.whatsapp });
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toBe(`என் பெயர் கயல்விழி.\n${form.boxes.plots}\n${typed}`);
  await page.unroute('**/api/email');

  const posted = page.waitForRequest('**/api/email');
  await send.click();
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
  expect(await mailbox.stored()).toMatchObject([{ message: typed, language: 'ta' }]);
});
