import type { Locator, Page } from '@playwright/test';
import { daysToCome } from '@theni/contract/times';
import { expect, screens } from '../fixtures.ts';
import { holdApplication, openLive, untilHydrated } from '../hydration.ts';
import { planOf, rowOf } from '../public/layout-page.ts';
import { words } from '../site.ts';
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

test('the company gets the message with the number to call, once, also where an answer was lost; the answer stands in view', async ({
  page,
  mailbox,
  expectedErrors,
}) => {
  expectedErrors.push(/There was no answer/, /ERR_FAILED/);
  await openLive(page, '/contact-us');
  await fill(page);

  await test.step('without an e-mail address WhatsApp is offered, as wide as the field', async () => {
    const email = page.getByLabel('Email');
    await email.fill('not an address');
    await send(page);
    const chat = page.getByRole('link', { name: 'No e-mail? Send this by WhatsApp' });
    const [button, field] = [await chat.boundingBox(), await email.boundingBox()];
    expect(button?.width).toBe(field?.width);
    await email.fill('asha@theni.example');
    await page.getByLabel('Phone').fill('98765 43210');
  });

  await test.step('an answer is lost, and other ways stand in view', async () => {
    await page.route('**/api/email', async (route) => {
      await route.fetch({ maxRetries: 3 });
      await route.abort();
    });
    // The form is sent from its top, with the result out of view.
    await page.getByLabel('Name').press('Enter');
    await expectAboveBar(page, page.getByText(failed));
    await expectAboveBar(page, page.getByRole('link', { name: 'Send by WhatsApp' }));
    await page.unroute('**/api/email');
  });

  await test.step('what was typed stays over another page and a reload', async () => {
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
  });

  await test.step('who sends again, and again, has sent one message', async () => {
    await page.getByLabel('Name').press('Enter');
    await expectAboveBar(page, page.getByText(sent));
    await send(page);
    await expect(page.getByText(sent)).toBeVisible();
    expect(await mailbox.stored()).toMatchObject([{ mailState: 'queued' }]);
  });

  await test.step('the company reads all of it', async () => {
    const [mail, ...others] = await mailbox.delivered();
    expect(others).toEqual([]);
    expect(mail?.reply_to).toEqual({ email: 'asha@theni.example', name: 'Asha' });
    const text = mail?.content.find(({ type }) => type === 'text/plain')?.value;
    expect(text).toContain(typed);
    expect(text).toContain('+919876543210');
    expect(text).toContain('plots and approvals');
    expect(await mailbox.stored()).toMatchObject([{ mailState: 'sent' }]);
  });

  await openLive(page, '/contact-us');
  await expect(page.getByLabel('Name')).toHaveValue('');
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is stored, or the next page says what is wrong, and Back has what was typed', async ({
    page,
    mailbox,
  }) => {
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
    await page.getByText('Go back: your message is still there.').waitFor();
    await page.goBack();
    await expect(page.getByLabel('Email')).toHaveValue('asha@localhost');
    await expect(page.getByLabel('Message')).toHaveValue(typed);
  });
});

test.describe('from the page of a layout, on a phone', () => {
  test.use({ ...screens.phone, viewport: { width: 360, height: 740 } });

  test('a family asks in Tamil about plot 12, to which a link in WhatsApp led; the company reads all of it', async ({
    page,
    mailbox,
    expectedErrors,
  }) => {
    // As long as the field has no limits, the server refuses the day.
    expectedErrors.push(/status of 400/, /comeOn must be/);
    expectedErrors.push(/status of 503/, /ApiError/);
    const { contact } = words.ta;
    await openLive(page, `/ta/layouts/sample-garden?utm_source=whatsapp&plot=12`);
    const sheet = page.getByRole('status').filter({ hasText: 'மனை எண் 12' });
    await expect(sheet).toContainText('முன்பதிவானது');
    await expect(sheet).toContainText('பக்கங்கள் (அடி): 40 × 40');

    await planOf(page);
    await page.getByRole('link', { name: /^மனை எண் 11:/ }).tap();
    await expect(page.getByRole('status').filter({ hasText: 'மனை எண் 11' })).toContainText(
      '35 × 40',
    );
    await expect(rowOf(page, '11')).toContainText('விற்பனைக்கு');
    await expect(rowOf(page, '12')).toContainText('முன்பதிவானது');

    const { last } = daysToCome(new Date());
    await page.getByRole('link', { name: 'செய்தி எழுத' }).tap();
    await page.getByLabel(contact.form.name, { exact: true }).fill('முத்து');
    await page.getByLabel(contact.form.email, { exact: true }).fill('muthu@theni.example');
    const day = page.getByLabel(contact.form.comeOn);
    await day.fill('2026-01-01');
    await page.getByRole('button', { name: contact.form.submit }).tap();
    await expect(page.getByText(contact.wrong.comeOn)).toBeVisible();
    await day.fill(last);
    // While the server is away, WhatsApp names the plot in the place of the form.
    const message = page.getByLabel(contact.form.message, { exact: true });
    const prefilled = await message.inputValue();
    await message.fill('விலை குறையுமா?');
    await page.route('**/api/email', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.getByRole('button', { name: contact.form.submit }).tap();
    const chat = page.getByRole('link', { name: contact.otherWays.whatsapp });
    const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
    expect(text).toBe(`என் பெயர் முத்து.\n${prefilled}\nவிலை குறையுமா?`);
    await message.fill(prefilled);
    // What is typed stays, and so does the plot.
    await page.reload();
    await untilHydrated(page);
    await expect(day).toHaveValue(last);
    await page.getByRole('button', { name: contact.form.submit }).tap();
    await expect(page.getByText(contact.sent)).toBeVisible();
    expect(await mailbox.stored()).toMatchObject([
      {
        name: 'முத்து',
        language: 'ta',
        page: '/layouts/sample-garden',
        layout: 'sample-garden',
        plot: '11',
        comeOn: last,
        campaign: 'whatsapp',
        services: { plots: 'plots and approvals' },
        message: expect.stringContaining('மனை எண் 11'),
      },
    ]);
    const [mail] = await mailbox.delivered();
    expect(mail?.content[0]?.value).toContain('Plot: 11\nWants to visit on: ');
  });
});
