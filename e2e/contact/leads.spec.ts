import type { Locator, Page, Request } from '@playwright/test';
import { dayOf, daysBefore, monthText } from '@theni/contract/times';
import { expectAccessible } from '../accessibility.ts';
import { expect, openNoOtherProgram } from '../fixtures.ts';
import { openLive } from '../hydration.ts';
import { problem } from '../responses.ts';
import { words } from '../site.ts';
import { test } from './fixtures.ts';

const phone = '+919843011111';
const now = new Date();
const today = dayOf(now);
const ago = (days: number) => daysBefore(now, days).toISOString();
const minutesAgo = new Date(now.getTime() - 60_000).toISOString();

const row = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const open = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).press('Enter');
const names = (page: Page, group: string | RegExp) =>
  page.getByRole('list', { name: group }).getByRole('heading', { level: 3 });
/** The list of a month, or that of those whom nobody has answered. */
const YEAR = /\d{4}$/;
const GROUP = /Not answered yet|\d{4}$/;
const folder = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('what a visitor writes is a lead that one tap calls, and that says when it is answered; on a computer WhatsApp opens in a tab of its own', async ({
  browser,
  page,
  mailbox,
  signedInAsAdmin,
}) => {
  await openLive(page, '/contact-us');
  await page.getByLabel('Name').fill('Asha');
  await page.getByLabel('Email').fill('asha@theni.example');
  await page.getByLabel('Phone').fill('+91 098430 11111');
  await page.getByLabel('Message').fill('Say Hi\nவணக்கம்');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('your message received..')).toBeVisible();

  await signedInAsAdmin();
  await openNoOtherProgram(page);
  const lead = row(page, 'Asha');
  const call = lead.getByRole('link', { name: 'Call Asha' });
  await expect(call).toHaveAttribute('href', `tel:${phone}`);
  await expect(call).toBeInViewport({ ratio: 1 });
  const chat = lead.getByRole('link', { name: 'WhatsApp Asha' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/919843011111\?text=/);
  await expect(chat).not.toHaveAttribute('target');
  await call.tap();
  // Calling leads away from the page, which may be loaded again.
  await page.reload();
  await lead.getByRole('button', { name: 'Not yet' }).tap();
  await expect(lead.getByText('Have you spoken or written to them?')).toBeHidden();
  await openNoOtherProgram(page);
  await chat.tap();
  await lead.getByRole('button', { name: 'Yes' }).press('Enter');
  await expect(page.getByText('Asha: Marked: Contacted.')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Asha: Marked: Contacted.')).toBeFocused();
  await expect(lead).toContainText('Contacted');
  expect(await mailbox.stored()).toMatchObject([{ stage: 'called' }]);

  const storageState = await page.context().storageState({ indexedDB: true });
  const computer = await browser.newContext({ storageState, hasTouch: false });
  const other = await computer.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('link', { name: 'WhatsApp Asha' })).toHaveAttribute(
    'target',
    '_blank',
  );
  await computer.close();
});

test('Open has first those whom nobody has answered, then what is due, then the others by months; All has every message', async ({
  page,
  mailbox,
  signedInAsAdmin,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/, /could not be loaded/);
  await mailbox.add(
    { name: 'Selvi', createdAt: ago(0), phone: '+914546000000', mailState: 'failed' },
    { name: 'Kumar', createdAt: minutesAgo, language: 'ta', verdict: 'suspect', phone },
    { name: 'Mani', createdAt: minutesAgo, stage: 'called' },
    { name: 'Bala', createdAt: ago(40), comeOn: today, stage: 'called' },
    { name: 'Meena', createdAt: ago(50), stage: 'visit', nextStepOn: today },
    { name: 'Devi', createdAt: ago(60), stage: 'called', nextStepOn: dayOf(daysBefore(now, 3)) },
    { name: 'Ravi', createdAt: ago(70), stage: 'booked', nextStepOn: today },
    ...Array.from({ length: 50 }, () => ({ createdAt: ago(80), stage: 'called' as const })),
    { name: 'Oldest', createdAt: ago(90), stage: 'called' },
    { name: 'Casino', createdAt: ago(1), verdict: 'spam' as const },
  );
  await page.route('**/api/messages*', (route) => route.fulfill(problem(503)));
  await signedInAsAdmin('/admin/dashboard');
  await expect(page.getByText(/^The leads could not be loaded\. .*Check/)).toBeVisible();
  await page.unroute('**/api/messages*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(names(page, /./).first()).toHaveText('Selvi');
  await expect(names(page, 'Not answered yet')).toHaveText(['Selvi', 'Kumar']);
  await expect(names(page, 'Due')).toHaveText(['Devi', 'Meena']);
  await expect(names(page, monthText(ago(0)))).toHaveText(/Mani/);
  await expect(names(page, monthText(ago(40))).first()).toHaveText('Bala');
  await expect(names(page, /./).filter({ hasText: 'Meena' })).toHaveCount(1);
  await expect(row(page, 'Selvi')).toContainText('The e-mail to the company failed');
  await expect(row(page, 'Selvi').getByRole('link')).toHaveText(['Call Selvi']);
  await expect(row(page, 'Kumar')).toContainText(/May be spam.*Tamil/);
  await expect(row(page, 'Bala')).toContainText('Wants to visit');
  const older = page.getByRole('button', { name: 'Older leads' });
  await page.route('**/api/messages?*before=*', (route) => route.fulfill(problem(503)));
  await older.press('Enter');
  await expect(page.getByText(/^The leads could not be loaded\./)).toBeInViewport({ ratio: 1 });
  await expect(older).toBeFocused();
  await page.unroute('**/api/messages?*before=*');
  await older.press('Enter');
  await expect(older).toBeHidden();
  await expect(names(page, monthText(ago(90))).last()).toHaveText('Oldest');
  await expect(page.getByRole('listitem').locator(':focus')).toHaveCount(1);

  await folder(page, 'All');
  await expect(names(page, YEAR).nth(3)).toHaveText('Casino');
  await expect(row(page, 'Ravi')).toContainText('Booked');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all leads' }).click();
  expect((await download).suggestedFilename()).toBe(`leads-${today}.csv`);
});

test('an opened lead shows all that its visitor has told, and one tap makes the day asked for the next step', async ({
  page,
  mailbox,
  signedInAsAdmin,
}) => {
  await mailbox.add({
    name: 'செல்வி',
    phone,
    language: 'ta',
    message: 'ஆண்டிபட்டி அருகே\nவீடு',
    page: '/service-plots',
    campaign: 'facebook / monsoon',
    comeOn: today,
    mailState: 'failed',
    mailAttempts: 12,
    lastError: 'the mail service answered 401',
  });
  await signedInAsAdmin('/admin/dashboard');
  await open(page, 'செல்வி');
  const lead = row(page, 'செல்வி');
  await expect(lead).toContainText('ஆண்டிபட்டி அருகே\nவீடு');
  await expect(lead.getByRole('link', { name: '98430 11111' })).toHaveAttribute(
    'href',
    `tel:${phone}`,
  );
  const greeting = `வணக்கம் செல்வி, ${words.ta.company.name} நிறுவனத்தைத் தொடர்பு கொண்டதற்கு நன்றி.`;
  for (const name of [/^Reply by e-mail/, /^WhatsApp/]) {
    const address = await lead.getByRole('link', { name }).getAttribute('href');
    expect(decodeURIComponent(address ?? '')).toContain(greeting);
  }
  await expect(lead).toContainText('Page: /service-plots · Advertisement: facebook / monsoon');
  await expect(lead).toContainText('Tried 12 times to e-mail it to the company');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });

  await lead.getByRole('button', { name: /Make this the next step/ }).click();
  await expect(lead.getByLabel('Next step on')).toHaveValue(today);
  await lead.getByRole('button', { name: 'Site visit', exact: true }).click();
  await expect(page.getByText('செல்வி: Marked: Site visit.')).toBeVisible();
  expect(await mailbox.stored()).toMatchObject([{ nextStepOn: today, stage: 'visit' }]);
  await page.reload();
  await expect(names(page, 'Due')).toHaveText(['செல்வி']);
});

test('what is typed into a lead stays over a reload and where the server does not answer; a half-typed day is asked for, and whoever logs out is asked before it is lost', async ({
  page,
  mailbox,
  signedInAsAdmin,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/, /could not be changed/);
  await mailbox.add({ name: 'Asha', nextStepOn: '2099-12-05' });
  await signedInAsAdmin('/admin/dashboard');
  await open(page, 'Asha');
  await page.getByLabel('Note').fill('wants the corner plot');
  await page.route('**/api/messages/*', (route) => route.fulfill(problem(503)));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Not saved\. .*try again/)).toBeVisible();
  await page.unroute('**/api/messages/*');
  await open(page, 'Asha');
  await expect(row(page, 'Asha')).toContainText('Not saved yet');
  await page.reload();
  await expect(page.getByLabel('Note')).toHaveValue('wants the corner plot');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Asha: Saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
  expect(await mailbox.stored()).toMatchObject([
    { note: 'wants the corner plot', nextStepOn: '2099-12-05' },
  ]);

  const day = page.getByLabel('Next step on');
  await day.press('Backspace');
  await page.reload();
  await expect(row(page, 'Asha')).toContainText('Not saved yet');
  await expect(day).toHaveValue('');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('Please enter day, month and year.')).toBeVisible();
  expect(await mailbox.stored()).toMatchObject([{ nextStepOn: '2099-12-05' }]);

  await page.getByRole('link', { name: 'Profile' }).tap();
  await page.getByRole('button', { name: 'Logout' }).tap();
  const question = page.getByRole('dialog', { name: 'Log out before everything is saved?' });
  await question.getByRole('button', { name: 'cancel' }).tap();
  await day.fill('2099-12-06');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('Asha: Saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).tap();
  await expect(page).toHaveURL('/');
});

const isPatch = (request: Request) => request.method() === 'PATCH';

test('changes of a lead count in the order in which they were made, however slow an answer is', async ({
  page,
  mailbox,
  signedInAsAdmin,
}) => {
  await mailbox.add({ name: 'Asha' });
  await signedInAsAdmin('/admin/dashboard');
  await open(page, 'Asha');
  const line = Promise.withResolvers<void>();
  let isFirstSent = false;
  await page.route('**/api/messages/*', async (route) => {
    if (!isFirstSent && isPatch(route.request())) {
      isFirstSent = true;
      await line.promise;
    }
    await route.continue();
  });
  const stage = (name: string) => page.getByRole('button', { name, exact: true });
  await stage('Contacted').tap();
  await expect(stage('Contacted')).toHaveAttribute('aria-pressed', 'true');
  await stage('Site visit').tap();
  await page.getByLabel('Note').fill('wants the corner plot');
  await page.getByRole('button', { name: 'Save' }).tap();
  // Its answers come when the lead is out of sight.
  await folder(page, 'Spam');
  await expect(page.getByText('No spam.')).toBeVisible();
  line.resolve();
  await expect(page.getByText('Asha: Saved.')).toBeVisible();
  await folder(page, 'Open');
  await expect(row(page, 'Asha')).not.toContainText('Not saved yet');
  // The address still names the lead, so it is open.
  await expect(stage('Site visit')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Note')).toHaveValue('wants the corner plot');
  expect(await mailbox.stored()).toMatchObject([{ stage: 'visit', note: 'wants the corner plot' }]);
});

test('without a connection the reason stands beside the button that was tapped, and moves no other', async ({
  page,
  mailbox,
  signedInAsAdmin,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|could not be changed/);
  await mailbox.add({ name: 'Asha', message: 'about a plot\n'.repeat(30), phone });
  await signedInAsAdmin('/admin/dashboard');
  await openNoOtherProgram(page);
  await row(page, 'Asha').getByRole('link', { name: 'Call Asha' }).tap();
  const earlier = page.waitForResponse(/\/earlier$/);
  await open(page, 'Asha');
  await earlier;
  await page.context().setOffline(true);
  const notYet = page.getByRole('button', { name: 'Not yet' });
  const placeOf = (button: HTMLElement) => [button.offsetLeft, button.offsetTop];
  const place = await notYet.evaluate(placeOf);
  const reason = page.getByText(/^Not saved\. .*try again/);
  for (const name of ['Yes', 'Not interested', 'Mark as spam', 'Delete']) {
    const button = page.getByRole('button', { name, exact: true });
    const before = await reason.count();
    await button.tap();
    await expect(reason).toHaveCount(before + 1);
    expect(await notYet.evaluate(placeOf)).toEqual(place);
    await expect(
      button
        .locator('xpath=ancestor::*[.//p[@role="alert" and text()]][1]')
        .getByText(/^Not saved/),
    ).toBeInViewport({ ratio: 1 });
  }
  await page.context().setOffline(false);
});

test('"Book plot" books the plot for the lead and marks the lead; Undo takes both back', async ({
  page,
  mailbox,
  signedInAsAdmin,
}) => {
  // Other tests count the plots of the other layout meanwhile.
  await mailbox.add({ name: 'Asha', layout: 'sample-hills', plot: '8' });
  const plot = async () => {
    const plots = await (await page.request.get('/api/layouts/sample-hills/plots')).json();
    return plots.find((each: { number: string }) => each.number === '8').state;
  };
  await signedInAsAdmin('/admin/dashboard');
  await expect(row(page, 'Asha')).toContainText('Sample Hills, plot 8');
  await open(page, 'Asha');
  await page.getByRole('button', { name: 'Book plot 8' }).press('Enter');
  await expect(page.getByText('Plot 8 is booked now.')).toBeFocused();
  expect(await mailbox.stored()).toMatchObject([{ stage: 'booked' }]);
  expect(await plot()).toBe('booked');
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(page.getByText('Undone: plot 8.')).toBeVisible();
  expect(await mailbox.stored()).toMatchObject([{ stage: 'new' }]);
  expect(await plot()).toBe('available');
});

test('a deleted lead can be taken back, at once and later; a link to one says it is gone', async ({
  page,
  mailbox,
  signedInAsAdmin,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/, /could not be loaded/);
  await mailbox.add({ name: 'Selvi' }, { name: 'Asha' });
  await signedInAsAdmin('/admin/dashboard');
  const takeBack = page.getByRole('button', { name: 'Restore Selvi' });
  await open(page, 'Selvi');
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('Selvi: Deleted.')).toBeFocused();
  await takeBack.press('Enter');
  await expect(takeBack).toBeHidden();
  await expect(page.getByText('Selvi: Restored.')).toBeFocused();
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(takeBack).toBeVisible();
  await page.goto('/admin/dashboard?lead=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('This lead was deleted.')).toBeVisible();
  await expect(names(page, GROUP)).toHaveText(['Asha']);
  await folder(page, 'All');
  await takeBack.click();
  await expect(page.getByText('Selvi: Restored.')).toBeVisible();
  await folder(page, 'Open');
  await expect(names(page, GROUP)).toHaveText(['Selvi', 'Asha']);
});

test('earlier messages of a person stand with the newest, and who wants it is forgotten after a question', async ({
  page,
  mailbox,
  signedInAsAdmin,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/, /could not be changed/);
  await mailbox.add(
    { name: 'Selvi', phone },
    { name: 'Selvi M', phone, stage: 'called', message: 'about the corner plot', note: 'rang' },
    { name: 'Asha', phone: '+919843022222' },
  );
  await signedInAsAdmin('/admin/dashboard');
  await open(page, 'Selvi');
  await page.getByText('1 earlier message').click();
  const earlier = row(page, 'Selvi').getByRole('listitem').filter({ hasText: 'corner plot' });
  await expect(earlier).toContainText(/Contacted · Selvi M.*about the corner plot.*rang/s);
  await page.getByLabel('Note').fill('wants a loan');
  await page.getByRole('button', { name: 'Forget this person' }).click();
  const question = page.getByRole('dialog', { name: 'do you want to delete ?' });
  await page.route('/api/messages/forget', (route) => route.fulfill(problem(503)));
  await question.getByRole('button', { name: 'yes' }).click();
  await expect(question.getByRole('alert')).toHaveText(/^Not deleted\. .*try again/);
  expect(await mailbox.stored()).toHaveLength(3);
  await page.unroute('/api/messages/forget');
  await question.getByRole('button', { name: 'yes' }).press('Enter');
  await expect(page.getByText('2 messages of this person are permanently deleted.')).toBeFocused();
  // Nothing of this person is left on the page by then, nor on the device.
  expect(await names(page, GROUP).allTextContents()).toEqual(['Asha']);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('loan');
  expect(await mailbox.stored()).toMatchObject([{ name: 'Asha' }]);
});

test('a search says how far back it read, and goes on; it finds who is booked too', async ({
  page,
  mailbox,
  signedInAsAdmin,
}) => {
  await mailbox.add(
    { name: 'Asha', createdAt: ago(40) },
    { name: 'Selvi', message: 'ஆண்டிபட்டி வீடு', stage: 'booked', createdAt: ago(50) },
  );
  const newest = (await mailbox.stored()).find(({ name }) => name === 'Asha')?.id;
  // As if there were 300 leads down to this one.
  await page.route(/\/api\/messages\?(?=.*search=)(?!.*before=)/, (route) =>
    route.fulfill({ json: { messages: [], next: newest, searchedBackTo: ago(40) } }),
  );
  await signedInAsAdmin('/admin/dashboard');
  await page.getByLabel('Search leads').fill('வீடு selvi');
  await expect(page.getByText(/^Searched back to /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Search older leads' }).press('Enter');
  await expect(names(page, YEAR)).toHaveText(['Selvi']);
  await expect(page.getByText('All leads were searched.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Selvi' })).toBeFocused();
  await page.getByLabel('Search leads').fill('castle');
  await page.getByRole('button', { name: 'Search older leads' }).press('Enter');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await expect(page.getByText('All leads were searched.')).toBeFocused();
  const open = page.getByRole('button', { name: 'Open', exact: true });
  await open.click();
  await expect(page.getByText(/^Searched back to /)).toBeVisible();
  await page.getByLabel('Search leads').fill('');
  await expect(page.getByText('Asha').first()).toBeVisible();
  await expect(open).toHaveAttribute('aria-pressed', 'true');
});

test('spam is apart: a lead comes out of it and goes into it, and "Empty spam" asks first', async ({
  page,
  mailbox,
  signedInAsAdmin,
}) => {
  const spam = { verdict: 'spam', mailState: 'not-mailed', mailAttempts: 0 } as const;
  await mailbox.add({ ...spam, name: 'Casino' }, { ...spam, name: 'Selvi' });
  await signedInAsAdmin('/admin/dashboard');
  await expect(page.getByText('No open leads.')).toBeVisible();
  await folder(page, 'Spam');
  await open(page, 'Selvi');
  await page.getByRole('button', { name: 'Not spam' }).press('Enter');
  await expect(page.getByText('Selvi: Not spam any more.')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as spam' }).press('Enter');
  await expect(page.getByText('Selvi: Marked as spam.')).toBeVisible();
  await page.getByRole('button', { name: 'Not spam' }).press('Enter');
  await expect(page.getByText('Selvi: Not spam any more.')).toBeVisible();
  await page.getByRole('button', { name: 'Empty spam' }).click();
  await page.getByRole('button', { name: 'cancel' }).click();
  expect(await mailbox.stored()).toHaveLength(2);
  await page.getByRole('button', { name: 'Empty spam' }).click();
  await page.getByRole('button', { name: 'yes' }).press('Enter');
  await expect(page.getByText('1 spam message deleted.')).toBeFocused();
  await expect(page.getByText('No spam.')).toBeVisible();
  await folder(page, 'Open');
  await expect(names(page, GROUP)).toHaveText(['Selvi']);
  expect(await mailbox.stored()).toMatchObject([{ name: 'Selvi', verdict: 'clean' }]);
});

test('Back closes an open lead, and "Contacted" can be undone; what has come meanwhile moves no row under the thumb; with forced colours, too, the pressed button of a group differs', async ({
  page,
  mailbox,
  signedInAsAdmin,
}) => {
  await mailbox.add({ name: 'Selvi', createdAt: minutesAgo, phone });
  await signedInAsAdmin('/admin/dashboard');
  const lead = page.getByRole('button', { name: 'Selvi', exact: true });
  await lead.tap();
  await page.getByRole('button', { name: 'Contacted' }).tap();
  await expect(page.getByText('Selvi: Marked: Contacted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText('Selvi: Undone.')).toBeVisible();
  expect(await mailbox.stored()).toMatchObject([{ stage: 'new' }]);
  await page.reload();
  await expect(lead).toHaveAttribute('aria-expanded', 'true');
  await page.goBack();
  await expect(lead).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL('/admin/dashboard');

  const call = page.getByRole('link', { name: 'Call Selvi' });
  await expect(call).toBeVisible();
  const before = await call.boundingBox();
  await mailbox.add({ name: 'Kumar', createdAt: now.toISOString(), phone });
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  const show = page.getByRole('button', { name: 'Show' });
  await expect(page.getByText('A new lead has come.')).toBeVisible();
  expect(await call.boundingBox()).toEqual(before);
  await show.tap();
  await expect(page.getByRole('link', { name: 'Call Kumar' })).toBeVisible();

  await page.emulateMedia({ forcedColors: 'active' });
  const outlineOf = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).outlineStyle);
  expect(await outlineOf('Open')).not.toBe(await outlineOf('Spam'));
});
