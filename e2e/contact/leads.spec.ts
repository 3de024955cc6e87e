import { dayOf } from '@theni/contract/times';
import { expect, openNoOtherProgram } from '../fixtures.ts';
import { openLive } from '../hydration.ts';
import { problem } from '../responses.ts';
import { test } from './fixtures.ts';

const phone = '+919843011111';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('what a visitor writes is a lead that one tap calls, and that says when it is answered; nothing moves under the thumb', async ({
  page,
  mailbox,
  signedInAsAdmin,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|status of 503|could not be/);
  await openLive(page, '/contact-us');
  await page.getByLabel('Name').fill('Asha');
  await page.getByLabel('Email').fill('asha@theni.example');
  await page.getByLabel('Phone').fill('+91 098430 11111');
  await page.getByLabel('Message').fill('about a plot\n'.repeat(30));
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('your message received..')).toBeVisible();

  await signedInAsAdmin();
  await openNoOtherProgram(page);
  const heading = page.getByRole('heading', { name: 'Asha', exact: true });
  const lead = page.getByRole('listitem').filter({ has: heading });
  const call = lead.getByRole('link', { name: 'Call Asha' });
  const chat = lead.getByRole('link', { name: 'WhatsApp Asha' });
  const question = lead.getByText('Have you spoken or written to them?');
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await test.step('Call and WhatsApp stand in view', async () => {
    await expect(call).toHaveAttribute('href', `tel:${phone}`);
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/919843011111\?text=/);
    await expect(chat).not.toHaveAttribute('target');
  });

  await test.step('whether it was the answer is asked', async () => {
    await call.tap();
    await expect(question).toBeVisible();
    await page.getByRole('link', { name: 'Leads', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
    await expect(question).toBeVisible();
  });

  await test.step('without a connection the reason stands beside the button that was tapped, and moves no other', async () => {
    const earlier = page.waitForResponse(/\/earlier$/);
    await button('Asha').press('Enter');
    await earlier;
    await page.context().setOffline(true);
    const placeOf = (element: HTMLElement) => [element.offsetLeft, element.offsetTop];
    const place = await button('Not yet').evaluate(placeOf);
    const reason = page.getByText(/^Not saved\. .*try again/);
    for (const name of ['Yes', 'Not interested', 'Mark as spam', 'Delete']) {
      const before = await reason.count();
      await button(name).tap();
      await expect(reason).toHaveCount(before + 1);
      expect(await button('Not yet').evaluate(placeOf)).toEqual(place);
      await expect(
        button(name)
          .locator('xpath=ancestor::*[.//p[@role="alert" and text()]][1]')
          .getByText(/^Not saved/),
      ).toBeInViewport({ ratio: 1 });
    }
    await page.context().setOffline(false);
  });

  await test.step('a half-typed day is asked for before it is saved', async () => {
    const day = page.getByLabel('Next step on');
    await day.fill('2099-12-05');
    await day.press('Backspace');
    await expect(lead).toContainText('Not saved yet');
    await button('Save').tap();
    await expect(page.getByText('Please enter day, month and year.')).toBeVisible();
    expect(await mailbox.stored()).toMatchObject([{ stage: 'new', nextStepOn: null }]);
    await day.fill('2099-12-05');
    await day.fill('');
    await expect(lead).not.toContainText('Not saved yet');
  });

  await test.step('what was done is said in view', async () => {
    await button('Yes').press('Enter');
    await expect(page.getByText('Asha: Marked: Contacted.')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Asha: Marked: Contacted.')).toBeFocused();
    await expect(lead).toContainText('Contacted');
    expect(await mailbox.stored()).toMatchObject([{ stage: 'called' }]);
  });

  await test.step('Back closes the lead, also after a reload', async () => {
    await page.reload();
    await expect(button('Asha')).toHaveAttribute('aria-expanded', 'true');
    await page.goBack();
    await expect(button('Asha')).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL('/admin/dashboard');
  });

  await test.step('what has come meanwhile moves no row', async () => {
    await expect(call).toBeVisible();
    const before = await call.boundingBox();
    await mailbox.add({ name: 'Kumar', createdAt: new Date().toISOString(), phone });
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('A new lead has come.')).toBeVisible();
    expect(await call.boundingBox()).toEqual(before);
  });

  await test.step('why older leads could not be loaded is said in view', async () => {
    await page.route(/\/api\/messages\?list=spam/, (route) =>
      route.request().url().includes('before=')
        ? route.fulfill(problem(503))
        : route.fulfill({ json: { messages: [], next: crypto.randomUUID() } }),
    );
    await button('Spam').tap();
    await button('Older leads').press('Enter');
    await expect(page.getByText(/^The leads could not be loaded\./)).toBeInViewport({ ratio: 1 });
    await expect(button('Older leads')).toBeFocused();
  });

  await test.step('all leads are downloaded as a file', async () => {
    const download = page.waitForEvent('download');
    await button('Download all leads (CSV)').click();
    expect((await download).suggestedFilename()).toBe(`leads-${dayOf(new Date())}.csv`);
  });

  await test.step('with forced colours, too, the pressed button of a group differs', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const outlineOf = (name: string) =>
      button(name).evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await outlineOf('Open')).not.toBe(await outlineOf('Spam'));
  });
});
