import { dayOf } from '@theni/contract/times';
import { expect, expectAccessible, openLive, words } from '../fixtures.ts';
import { problem } from '../responses.ts';
import { test } from './fixtures.ts';

test('the admin reads, answers, finishes and deletes what a visitor wrote', async ({
  page,
  mailbox,
  signedInAsAdmin,
}) => {
  await openLive(page, '/contact-us');
  await page.getByLabel('Name').fill('Asha');
  await page.getByLabel('Email').fill('asha@theni.example');
  await page.getByLabel('Phone').fill('+91 098765 43210');
  await page.getByLabel('Message').fill('Say Hi\nவணக்கம்');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('your message received..')).toBeVisible();

  await signedInAsAdmin('/admin/dashboard');
  await expect(page.getByRole('navigation').getByText('1 unread message')).toBeAttached();
  const message = page.getByRole('listitem').filter({ hasText: 'Asha' });
  await expect(message).toContainText('Unread');
  await message.getByRole('button', { name: /Asha/ }).click();
  await expect(message).not.toContainText('Unread');
  await expect(page.getByRole('navigation').getByText('unread message')).toBeHidden();

  const respond = (name: string) => message.getByRole('link', { name, exact: true });
  await expect(respond('Reply by e-mail')).toBeHidden();
  await message.getByText('More', { exact: true }).click();
  await expect(respond('Reply by e-mail')).toHaveAttribute(
    'href',
    /^mailto:asha%40theni\.example\?/,
  );
  await expect(respond('Call')).toHaveAttribute('href', 'tel:+919876543210');
  await expect(respond('WhatsApp')).toHaveAttribute('href', /^https:\/\/wa\.me\/919876543210\?/);

  await message.getByRole('button', { name: 'Called', exact: true }).click();
  await expect(page.getByText('Asha: Marked: Called.')).toBeInViewport({ ratio: 1 });
  await expect(message).toBeHidden();
  await expect(page.getByText('Nothing to do')).toBeVisible();
  expect(await mailbox.stored()).toMatchObject([{ Read: true, Stage: 'called' }]);

  await page.getByLabel('All', { exact: true }).check();
  await message.getByText('More', { exact: true }).click();
  await message.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'do you want to delete ?' });
  await question.getByRole('button', { name: 'It is spam' }).click();
  await expect(page.getByText('Asha: Deleted.')).toBeVisible();
  await expect(page.getByText('No messages yet.')).toBeVisible();
  expect(await mailbox.stored()).toMatchObject([{ Deleted: expect.any(String) }]);
});

test('the newest message stands first, each says how its delivery went and whether it is Tamil, which is answered with a Tamil greeting', async ({
  page,
  mailbox,
  signedInAsAdmin,
}) => {
  await mailbox.add(
    { State: 'queued', LastError: 'the mail service answered 500', Attempts: 3 },
    { State: 'failed', LastError: 'the mail service answered 401', Attempts: 13 },
    { State: 'sent', Suspect: true },
    { Name: 'செல்வி', Language: 'ta', Phone: '+910000000001' },
  );
  await signedInAsAdmin('/admin/dashboard');
  await page.getByLabel('All', { exact: true }).check();
  const shown = page.getByRole('list', { name: 'Messages, newest first' }).getByRole('listitem');
  await expect(shown).toHaveText([
    /^(?!.*e-mail)/,
    /Our e-mail about it failed/,
    /May be spam/,
    /செல்வி/,
  ]);
  await shown
    .nth(1)
    .getByRole('button', { name: /Sample Visitor 2/ })
    .click();
  await shown.nth(1).getByText('More', { exact: true }).click();
  await expect(shown.nth(1)).toContainText(
    'Tried 13 times to e-mail it to the company: the mail service answered 401.',
  );

  await expect(shown.getByText('Tamil', { exact: true })).toHaveCount(1);
  const tamil = shown.nth(3);
  await expect(tamil.getByText('Tamil', { exact: true })).toBeVisible();
  await tamil.getByRole('button', { name: /செல்வி/ }).click();
  await expect(tamil.getByRole('button', { name: 'செல்வி', exact: true })).toBeVisible();
  await tamil.getByText('More', { exact: true }).click();
  const greeting = `வணக்கம் செல்வி, ${words.ta.company.name} நிறுவனத்தைத் தொடர்பு கொண்டதற்கு நன்றி.`;
  for (const name of ['Reply by e-mail', 'WhatsApp'])
    await expect(tamil.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(greeting)),
    );
});

test('the admin finds spam counted apart, takes out a real message and deletes the rest at once', async ({
  page,
  mailbox,
  signedInAsAdmin,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/);
  await mailbox.add(
    { State: 'spam', Attempts: 0 },
    { State: 'spam', Attempts: 0, Name: 'Selvi' },
    // As spam was stored before it was counted.
    { State: 'spam', Attempts: 0, Read: true, Name: 'Old sample' },
  );
  await signedInAsAdmin('/admin/dashboard');
  await expect(page.getByRole('navigation').getByText('unread message')).toBeHidden();
  await expect(page.getByText('Nothing to do')).toBeVisible();
  await page.getByLabel('All', { exact: true }).check();
  await page.getByLabel('Search messages').fill('selvi');
  const shown = page.getByRole('list', { name: 'Messages, newest first' }).getByRole('listitem');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await expect(page.getByText('Spam is searched in Spam.')).toBeVisible();
  await page.getByLabel('Spam 2 unread').check();
  await expect(shown).toHaveText([/Selvi/]);
  await page.getByLabel('Search messages').fill('');
  await expect(shown).toHaveText([/Sample Visitor 1/, /Selvi/, /Old sample/]);
  await shown.nth(1).getByRole('button', { name: /Selvi/ }).click();
  await expect(page.getByLabel('Spam 1 unread')).toBeChecked();
  await page.getByRole('button', { name: 'Not spam' }).press('Enter');
  await expect(shown).toHaveText([/Sample Visitor 1/, /Old sample/]);
  await expect(page.getByText('Selvi: Not spam any more.')).toBeFocused();
  await page.getByRole('button', { name: 'Undo: Selvi' }).press('Enter');
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(shown.nth(1).getByRole('button', { name: 'Selvi', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Not spam' }).press('Enter');
  await expect(page.getByText('Selvi: Not spam any more.')).toBeFocused();
  expect((await mailbox.delivered()).map(({ reply_to }) => reply_to.name)).toEqual(['Selvi']);
  await page.getByRole('button', { name: 'Undo: Selvi' }).press('Enter');
  await expect(page.getByText('Selvi: Too late: its e-mail is on the way already.')).toBeFocused();
  await expect(shown).toHaveText([/Sample Visitor 1/, /Old sample/]);

  const deleteSpam = async () => {
    await page.getByRole('button', { name: 'Delete all spam' }).press('Enter');
    await page.getByRole('button', { name: 'yes' }).press('Enter');
    await expect(page.getByText('No spam.')).toBeVisible();
  };
  await deleteSpam();
  await expect(page.getByText('2 messages of spam deleted.')).toBeFocused();
  await page.getByRole('button', { name: 'Undo: delete all spam' }).press('Enter');
  await expect(shown).toHaveText([/Sample Visitor 1/, /Old sample/]);
  await expect(page.getByText('Undone.')).toBeFocused();
  await deleteSpam();
  expect((await mailbox.stored()).filter(({ Deleted }) => Deleted === null)).toMatchObject([
    { Name: 'Selvi', State: 'sent' },
  ]);
});

test('the admin finds one message among many, older ones too', async ({
  page,
  mailbox,
  signedInAsAdmin,
}) => {
  await mailbox.add(...Array.from({ length: 60 }, () => ({ Read: true })), {
    Name: 'Selvi',
    Message: 'ஆண்டிபட்டி அருகே வீடு',
    Stage: 'called',
    Read: true,
  });
  await signedInAsAdmin('/admin/dashboard');
  const messages = page.getByRole('list', { name: /^Messages, / }).getByRole('listitem');
  await expect(messages).toHaveCount(50);
  await page.getByLabel('Search messages').fill('வீடு selvi');
  await expect(messages).toHaveText([/Selvi/]);
  await expect(page.getByText('all messages, also those that are done')).toBeVisible();
  await page.getByLabel('Search messages').fill('castle');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await page.getByLabel('Search messages').fill('');
  await expect(messages).toHaveCount(50);
  await page.getByRole('button', { name: 'Older messages' }).click();
  await expect(messages).toHaveCount(60);
});

test('where the server does not answer, what is shown stays, and the admin can try again', async ({
  page,
  mailbox,
  signedInAsAdmin,
  expectedErrors,
}) => {
  expectedErrors.push(/the inbox does not answer/, /status of 503/);
  await mailbox.add({});
  await signedInAsAdmin('/admin/dashboard');
  await page.route('**/api/messages/*', (route) => route.fulfill(problem(503)));
  await page.getByRole('button', { name: /Sample Visitor 1/ }).click();
  await expect(page.getByText('something went wrong please try again later....')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unread, Sample Visitor 1' })).toBeVisible();
  await page.unroute('**/api/messages/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('something went wrong')).toBeHidden();
});

test('on a phone and on a desktop, light and dark, the inbox fits and has no barrier that axe can find', async ({
  page,
  mailbox,
  signedInAsAdmin,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const Phone = '+910000000001';
  const ComeOn = dayOf(new Date());
  await mailbox.add(
    { Message: 'x'.repeat(400), Phone, ComeOn },
    { State: 'failed', LastError: 'x' },
  );
  await signedInAsAdmin('/admin/dashboard');
  await page.getByRole('button', { name: /Sample Visitor 1/ }).click();
  await expect(page.getByText('Wants to come on')).toBeVisible();
  await expectAccessible(page);
  await page.getByText('More', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Reply by e-mail' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'The person wants it' }).click();
  await expect(page.getByText('All messages with the number or address of')).toBeVisible();
  await expectAccessible(page);
});
