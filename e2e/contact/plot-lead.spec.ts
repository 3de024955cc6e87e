import { daysToCome } from '@theni/contract/times';
import { expect, screens } from '../fixtures.ts';
import { openLive, untilHydrated } from '../hydration.ts';
import { planOf, rowOf } from '../public/plots.ts';
import { words } from '../site.ts';
import { test } from './fixtures.ts';

const PATH = '/ta/layouts/sample-garden';
const { contact } = words.ta;

test.use({ ...screens.phone, viewport: { width: 360, height: 740 } });

test('a family asks in Tamil about plot 12, to which a link in WhatsApp led; the company reads all of it', async ({
  page,
  mailbox,
  expectedErrors,
}) => {
  // As long as the field has no limits, the server refuses the day.
  expectedErrors.push(/status of 400/, /comeOn must be/);
  expectedErrors.push(/status of 503/, /ApiError/);
  await openLive(page, `${PATH}?utm_source=whatsapp&plot=12`);
  const sheet = page.getByRole('status').filter({ hasText: 'மனை எண் 12' });
  await expect(sheet).toContainText('முன்பதிவானது');
  await expect(sheet).toContainText('பக்கங்கள் (அடி): 40 × 40');

  await planOf(page);
  await page.getByRole('link', { name: /^மனை எண் 11:/ }).tap();
  await expect(page.getByRole('status').filter({ hasText: 'மனை எண் 11' })).toContainText('35 × 40');
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
