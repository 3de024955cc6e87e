import type { Page } from '@playwright/test';
import { dayOf } from '@theni/contract/times';
import { expect, expectNoBarrier, openLive, openNoOtherProgram } from '../fixtures.ts';
import { problem } from '../responses.ts';
import { test } from './fixtures.ts';

const Phone = '+910000000001';
const today = dayOf(new Date());

test('a visitor reads what happens next, and the admin which page and campaign led to the message', async ({
  page,
  mailbox,
}) => {
  await openLive(page, '/service-plots?utm_source=facebook&utm_campaign=monsoon');
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Contact us' })
    .click();
  await page.getByLabel('Name').fill('Asha');
  await page.getByLabel('Email').fill('asha@theni.example');
  await page.getByLabel('Message').fill('Hi');
  await page.clock.install();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('your message received..')).toBeVisible();
  await page.clock.runFor(6000);
  await expect(page.getByText('your message received..')).toBeHidden();
  await expect(page.getByText('usually within one working day')).toBeVisible();
  expect(await mailbox.stored()).toMatchObject([
    { Page: '/service-plots', Campaign: 'facebook / monsoon', Stage: 'new' },
  ]);
  expect(await page.context().cookies()).toEqual([]);
});

test('nothing that is typed into a lead is lost: when its stage is pressed, when another lead is opened, over a reload, and by a tab that has not seen it', async ({
  page,
  mailbox,
  signedInAsAdmin,
}) => {
  await mailbox.add({ Name: 'Selvi' }, { Name: 'Asha' });
  await signedInAsAdmin('/admin/dashboard');
  const leadIn = (tab: Page, name: string) =>
    tab
      .getByRole('list', { name: /^Messages/ })
      .locator('> li')
      .filter({ hasText: name });
  const lead = (name: string) => leadIn(page, name);
  const storedOf = async (name: string) =>
    (await mailbox.stored()).find(({ Name }) => Name === name);
  await page.getByRole('button', { name: 'Unread, Selvi' }).click();
  await lead('Selvi').getByLabel('Note').fill('with her brother');
  await page.getByRole('button', { name: 'Unread, Asha' }).click();
  await expect(page.getByText('Selvi: Saved.')).toBeVisible();
  expect(await storedOf('Selvi')).toMatchObject({ Note: 'with her brother' });

  const stale = await page.context().newPage();
  await stale.goto('/admin/dashboard');
  await stale.getByRole('button', { name: /Asha$/ }).click();
  await page.route('**/api/messages/*', (route) => route.abort());
  await lead('Asha').getByLabel('Note').fill('wants the corner plot');
  await page.unroute('**/api/messages/*');
  await page.reload();
  await expect.poll(async () => (await storedOf('Asha'))?.Note).toBe('wants the corner plot');
  await leadIn(stale, 'Asha').getByText('More', { exact: true }).click();
  await leadIn(stale, 'Asha').getByLabel('Remind me on').fill(today);
  await leadIn(stale, 'Asha').getByRole('button', { name: 'Save' }).last().click();
  await expect(stale.getByText('Asha: Saved.')).toBeVisible();
  expect(await storedOf('Asha')).toMatchObject({ Note: 'wants the corner plot', RemindAt: today });
  await stale.close();

  await page.getByRole('button', { name: 'Selvi', exact: true }).click();
  await lead('Selvi').getByLabel('Note').fill('with her mother');
  await lead('Selvi').getByRole('button', { name: 'Site visit', exact: true }).click();
  await expect(page.getByText('Selvi: Marked: Site visit.')).toBeVisible();
  await lead('Selvi').getByLabel('Site visit on').fill('2026-12-05');
  await lead('Selvi').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Selvi: Saved.')).toBeVisible();
  await expect(lead('Selvi')).toBeHidden();
  expect(await storedOf('Selvi')).toMatchObject({
    Stage: 'visit',
    VisitAt: '2026-12-05',
    Note: 'with her mother',
  });
});

test('what was done can be taken back: after the list is loaded anew, again where the server did not hear it, and the focus stays with the lead or goes to the next', async ({
  page,
  mailbox,
  signedInAsAdmin,
  expectedErrors,
}) => {
  expectedErrors.push(/the inbox does not answer/, /status of 503/);
  await mailbox.add({ Name: 'Selvi', Phone, Suspect: true }, { Name: 'Asha', Read: true });
  await signedInAsAdmin('/admin/dashboard');
  await openNoOtherProgram(page);
  const lead = (name: string) => page.getByRole('button', { name, exact: true });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  const said = (text: string) => expect(page.getByText(text)).toBeFocused();
  await page.getByRole('button', { name: 'Unread, Selvi' }).click();
  const call = page.getByRole('listitem').getByRole('link', { name: 'Call', exact: true });
  await call.press('Enter');
  await press('Not yet');
  await expect(call).toBeFocused();
  await page.getByText('More', { exact: true }).click();
  await press('Not spam');
  await said('Not spam any more.');
  await page.getByLabel('Note').fill('with her brother');
  await page.getByRole('button', { name: 'Save' }).first().press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  await press('Undo: Selvi');
  await said('Undone.');
  await expect(page.getByLabel('Note')).toHaveValue('');

  await press('Called');
  await said('Selvi: Marked: Called.');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  await expect(lead('Selvi')).toBeHidden();
  await press('Undo: Selvi');
  await said('Undone.');
  await expect(lead('Selvi')).toBeVisible();
  expect((await mailbox.stored()).map(({ Stage }) => Stage)).toEqual(['new', 'new']);

  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'It is spam' }).click();
  const undo = page.getByRole('button', { name: 'Undo: Selvi' });
  await expect(undo).toBeVisible();
  await page.route('**/api/messages/*', (route) => route.fulfill(problem(503)));
  await undo.click();
  await expect(page.getByRole('status').getByText('Selvi: something went wrong')).toBeVisible();
  await page.unroute('**/api/messages/*');
  await undo.click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect((await mailbox.stored()).map(({ Deleted }) => Deleted)).toEqual([null, null]);

  await press('Called');
  await said('Selvi: Marked: Called.');
  await press('Dismiss');
  await expect(lead('Asha')).toBeFocused();
  await page.keyboard.press('Enter');
  await press('Called');
  await said('Asha: Marked: Called.');
  await press('Dismiss');
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the way of a lead: called after a tap on Call, a visit with a note, undone with the focus kept', async ({
    page,
    mailbox,
    signedInAsAdmin,
  }) => {
    await mailbox.add({ Name: 'Selvi', Phone, Project: 'green-acres', Plot: '12' });
    const received = Promise.withResolvers<void>();
    await page.route('**/api/messages?*', async (route) => {
      await received.promise;
      await route.continue();
    });
    await signedInAsAdmin();
    const toPanel = page.getByRole('link', { name: 'View dashboard' });
    const before = await toPanel.boundingBox();
    received.resolve();
    await expect(page.getByRole('link', { name: 'Call Selvi' })).toBeVisible();
    // The way to the panel does not move under the thumb when the leads come.
    expect(await toPanel.boundingBox()).toEqual(before);
    await page.getByRole('link', { name: 'All enquiries' }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'Selvi', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Unread, Selvi' }).press('Enter');
    const lead = page.getByRole('listitem').filter({ hasText: 'Selvi' });
    await lead.getByText('More', { exact: true }).click();
    await expect(lead).toContainText('Layout: green-acres');
    await lead.getByLabel('Remind me on').fill(today);
    await lead.getByLabel('Note').fill('with her brother');
    await lead.getByRole('button', { name: 'Save' }).first().press('Enter');
    await expect(page.getByText('Selvi: Saved.')).toBeInViewport({ ratio: 1 });
    await expect(lead.getByRole('button', { name: 'Save' }).first()).toBeFocused();
    expect(await mailbox.stored()).toMatchObject([{ RemindAt: today, Note: 'with her brother' }]);
    await expectNoBarrier(page);

    await openNoOtherProgram(page);
    await lead.getByRole('link', { name: 'Call', exact: true }).click();
    await lead.getByRole('button', { name: 'Yes, answered' }).press('Enter');
    await expect(page.getByText('Selvi: Marked: Called.')).toBeFocused();
    await expect(lead).toBeHidden();
    await expectNoBarrier(page);
    await page.getByRole('button', { name: 'Undo: Selvi' }).press('Enter');
    await expect(lead.getByRole('button', { name: 'Selvi', exact: true })).toBeFocused();
    expect(await mailbox.stored()).toMatchObject([{ Stage: 'new' }]);

    await page.getByRole('button', { name: 'Refresh' }).click();
    const due = page.getByRole('region', { name: /^Due today/ });
    await expect(due.getByRole('heading', { name: 'Selvi' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Selvi' })).toHaveCount(1);
    await expect(page.getByText('Nothing else to do.')).toBeVisible();

    await due.getByRole('button', { name: 'Booked', exact: true }).press('Enter');
    await expect(page.getByText('Selvi: Marked: Booked.')).toBeFocused();
    await expect(due).toBeHidden();
    await expect(page.getByText('Nothing to do: all messages are answered.')).toBeVisible();
    expect(await mailbox.stored()).toMatchObject([{ Stage: 'booked', RemindAt: null }]);
    await page.getByRole('button', { name: 'Undo: Selvi' }).press('Enter');
    await expect(due.getByRole('button', { name: 'Selvi', exact: true })).toBeFocused();
    expect(await mailbox.stored()).toMatchObject([{ Stage: 'new', RemindAt: today }]);
  });

  test('spam can be brought back, a person’s earlier messages stand under the newest, and a person who wants it is forgotten', async ({
    page,
    mailbox,
    signedInAsAdmin,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 503/, /could not be forgotten/);
    await mailbox.add(
      { Name: 'Selvi', Phone },
      { Name: 'Selvi', Phone, Stage: 'called', Message: 'about the corner plot' },
    );
    await signedInAsAdmin('/admin/dashboard');
    await page.getByRole('button', { name: 'Unread, Selvi' }).click();
    const lead = page.getByRole('list', { name: /^Messages/ }).locator('> li');
    await expect(lead).toHaveCount(1);
    await expect(lead).toContainText('2 messages');
    const more = lead.getByText('More: 1 earlier message');
    await more.click();
    await expect(lead.getByRole('region', { name: /^Earlier messages/ })).toContainText(
      'about the corner plot',
    );
    await lead.getByRole('button', { name: 'Delete' }).press('Enter');
    await page.getByRole('button', { name: 'It is spam' }).press('Enter');
    await expect(page.getByText('Selvi: Deleted.')).toBeFocused();
    await page.getByRole('button', { name: 'Undo: Selvi' }).press('Enter');
    await expect(page.getByText('Undone.')).toBeVisible();
    await expect(lead).toContainText('2 messages');
    await more.click();
    await lead.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'The person wants it' }).click();
    await page.route('/api/messages/forget', (route) => route.fulfill(problem(503)));
    await page.getByRole('button', { name: 'yes' }).click();
    const question = page.getByRole('dialog');
    await expect(question.getByRole('alert')).toHaveText(/something went wrong/);
    expect(await mailbox.stored()).toHaveLength(2);
    await page.unroute('/api/messages/forget');
    await page.getByRole('button', { name: 'yes' }).click();
    await expect(page.getByText('Nothing to do')).toBeVisible();
    await expect(
      page.getByText('2 messages of this person are permanently deleted.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Messages' })).toBeFocused();
    expect(await mailbox.stored()).toEqual([]);
  });

  test('filters ask the server, so that a page of spam hides nothing; what is shown can be exported', async ({
    page,
    mailbox,
    signedInAsAdmin,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 503/, /could not be exported/);
    await mailbox.add(
      ...Array.from({ length: 55 }, () => ({ State: 'spam' as const })),
      { Name: 'செல்வி', Project: 'green-acres', Stage: 'visit', VisitAt: '2026-12-05' },
      { Name: 'Asha', Stage: 'new' },
    );
    await signedInAsAdmin('/admin/dashboard');
    const messages = page.getByRole('list', { name: /^Messages/ }).locator('> li');
    await expect(messages).toHaveText([/Asha/]);
    await page.getByLabel('All', { exact: true }).check();
    await expect(messages).toHaveText([/செல்வி/, /Asha/]);
    await page.getByText('Filter, export').click();
    await page.getByLabel('Stage').selectOption('Site visit');
    await expect(messages).toHaveText([/செல்வி/]);
    await page.getByLabel('Layout').selectOption('green-acres');
    await expect(messages).toHaveText([/செல்வி/]);
    // Nobody has asked about it yet.
    await page.getByLabel('Layout').selectOption('Sample Garden');
    await expect(page.getByText('No messages match.')).toBeVisible();
    await page.getByLabel('Layout').selectOption('All layouts');
    await expect(messages).toHaveText([/செல்வி/]);
    await page.getByLabel('Layout').selectOption('green-acres');
    await expect(messages).toHaveText([/செல்வி/]);
    const download = page.waitForEvent('download');
    await page.route('**/api/messages.csv?**', (route) => route.fulfill(problem(503)));
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByText(/^No file was made/)).toBeVisible();
    await page.unroute('**/api/messages.csv?**');
    await page.getByRole('button', { name: 'Try again' }).click();
    expect((await download).suggestedFilename()).toBe(`messages-${today}.csv`);
    await expect(page.getByText(/^No file was made/)).toBeHidden();
    await expectNoBarrier(page);
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    }
  });
});
