import { expect, expectNoBarrier } from '../fixtures.ts';
import { problem } from '../responses.ts';
import { test } from './fixtures.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('signing in shows who waits for an answer, with one tap to call and one to write, the way to the message and to all of them', async ({
  page,
  mailbox,
  signedInAsAdmin,
}) => {
  await mailbox.add(
    { Name: 'Asha', Phone: '+919843011111', Stage: 'new' },
    { Name: 'Bala', Stage: 'new' },
    { Name: 'Chitra', Phone: '+919843022222', Stage: 'called' },
  );
  await signedInAsAdmin();
  const leads = page.getByRole('list', { name: 'New enquiries' });
  await expect(leads.getByRole('listitem')).toHaveCount(2);
  const call = leads.getByRole('link', { name: 'Call Asha' });
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(call).toHaveAttribute('href', 'tel:+919843011111');
  const chat = leads.getByRole('link', { name: 'WhatsApp Asha' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/919843011111\?text=/);
  // Who has left no number.
  await expect(leads.getByRole('link', { name: 'E-mail Bala' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expectNoBarrier(page);
  await leads.getByRole('link', { name: /^Asha/ }).tap();
  await expect(page).toHaveURL(/\/admin\/dashboard\?lead=/);
  await expect(page.getByRole('heading', { name: 'Asha' })).toBeVisible();
  await page.getByRole('link', { name: 'Profile' }).tap();
  await page.getByRole('link', { name: 'All enquiries' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
});

test('a profile whose enquiries cannot be loaded says so and asks again', async ({
  page,
  mailbox,
  signedInAsAdmin,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/, /could not be loaded/, /do(es)? not answer/);
  await mailbox.add({ Name: 'Asha', Stage: 'called' });
  await page.route('/api/messages?*', (route) => route.fulfill(problem(500)));
  await signedInAsAdmin();
  await expect(page.getByText('The enquiries could not be loaded.')).toBeVisible();
  await page.unroute('/api/messages?*');
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect(page.getByText('No enquiry waits for an answer.')).toBeVisible();
});

test('from the profile the owner reads how the six most frequent tasks are done, in Tamil or English, with pictures', async ({
  page,
  mailbox: _,
  signedInAsAdmin,
}) => {
  await signedInAsAdmin();
  await page.getByRole('link', { name: 'Help · உதவி' }).tap();
  await expect(page.getByRole('main').locator('details')).toHaveCount(6);
  await page.getByText('மனையின் நிலையை மாற்றுவது').tap();
  await expect(page.getByText('மனை எண்ணைத் தட்டி')).toBeVisible();
  const picture = page.getByRole('main').locator('details[open] img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(540);
  await page.getByRole('button', { name: 'English' }).tap();
  await expect(page.getByText('Tap the number, then what it is now')).toBeVisible();
  await expectNoBarrier(page);
});
