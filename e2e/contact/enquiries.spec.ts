import { dayOf, daysBefore } from '@theni/contract/times';
import { ADMIN } from '../../emulators/suite/accounts.ts';
import { expect, expectNoBarrier, openNoOtherProgram } from '../fixtures.ts';
import { test } from './fixtures.ts';

const Phone = '+910000000001';
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test.use({ viewport: { width: 360, height: 740 } });

test('the newest lead is called or answered on WhatsApp with one tap on the first screen, and search is there', async ({
  page,
  mailbox,
  signedInAsAdmin,
}) => {
  await mailbox.add({ Name: 'Selvi', Phone, CreatedAt: ago(1) }, { Name: 'Asha' });
  await signedInAsAdmin('/admin/dashboard');
  await openNoOtherProgram(page);
  const lead = page.getByRole('listitem').filter({ hasText: 'Selvi' });
  // In the bar at the bottom.
  const bar = await page.getByRole('link', { name: 'Profile' }).boundingBox();
  for (const name of ['Call', 'WhatsApp']) {
    const way = await lead.getByRole('link', { name, exact: true }).boundingBox();
    expect((way?.y ?? 740) + (way?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  await lead.getByRole('link', { name: 'Call', exact: true }).click();
  await expect(lead.getByText('Answered?')).toBeVisible();
  await page.getByLabel('Search messages').fill('asha');
  await expect(page.getByRole('heading', { name: 'Selvi' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Asha' })).toBeVisible();
});

test('who names a day is confirmed in the language of the message, and the visit is set with one tap; nothing is booked before', async ({
  page,
  mailbox,
  signedInAsAdmin,
}) => {
  const ComeOn = dayOf(daysBefore(new Date(), -3));
  // So answered, a browser stays where it is.
  await page.route('https://wa.me/**', (route) => route.fulfill({ status: 204 }));
  await mailbox.add({ Name: 'செல்வி', Phone, ComeOn, Language: 'ta' });
  await signedInAsAdmin('/admin/dashboard');
  const lead = page.getByRole('listitem').filter({ hasText: 'செல்வி' });
  await lead.getByRole('button', { name: /செல்வி/ }).press('Enter');
  const day = new Date(ComeOn).toLocaleDateString('en-IN', { day: 'numeric', month: 'long' });
  await expect(lead.getByText(/^Wants to come on \w+day/)).toContainText(day);
  const confirm = lead.getByRole('link', { name: 'Confirm by WhatsApp' });
  const address = new URL((await confirm.getAttribute('href')) ?? '');
  expect(address.searchParams.get('text')).toContain('அன்று வர விரும்புவதாக');
  await expectNoBarrier(page);
  await confirm.press('Enter');
  await expect(lead.getByText('Answered?')).toBeVisible();
  expect(await mailbox.stored()).toMatchObject([{ Stage: 'new', VisitAt: null }]);
  await lead.getByRole('button', { name: 'Set the site visit' }).press('Enter');
  await expect(page.getByText('செல்வி: Saved.')).toBeFocused();
  expect(await mailbox.stored()).toMatchObject([{ Stage: 'visit', VisitAt: ComeOn }]);
  await page.getByRole('button', { name: 'Undo: செல்வி' }).press('Enter');
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await mailbox.stored()).toMatchObject([{ Stage: 'new', VisitAt: null }]);
});

test('the link of a lead opens its line, however old it is and whoever has written since, and whether one has to sign in first', async ({
  page,
  mailbox,
  signedInAsAdmin,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  await mailbox.add(
    { Name: 'Asha again', Phone },
    ...Array.from({ length: 60 }, () => ({ Read: true })),
    { Name: 'Asha', Phone, Message: 'about the corner plot' },
    { Name: 'Old', Stage: 'called' },
  );
  const idOf = async (name: string) =>
    (await mailbox.stored()).find(({ Name }) => Name === name)?.id ?? '';
  await signedInAsAdmin(`/admin/dashboard?lead=${await idOf('Old')}`);
  const opened = page.getByRole('list', { name: 'The lead you came for' });
  await expect(
    opened.getByRole('button', { name: 'Old', exact: true, expanded: true }),
  ).toBeVisible();
  await page.goto(`/admin/dashboard?lead=${await idOf('Asha')}`);
  await expect(opened.getByRole('button', { name: 'Asha again', exact: true })).toBeVisible();
  await opened.getByText('More: 1 earlier message').click();
  await expect(opened).toContainText('about the corner plot');
  await expect(page.getByRole('heading', { name: 'Asha again' })).toHaveCount(1);
  await page.goto(`/admin/dashboard?lead=${crypto.randomUUID()}`);
  await expect(page.getByText('This lead was deleted.')).toBeVisible();

  // Whoever has to sign in first comes to it all the same.
  const lead = `/admin/dashboard?lead=${await idOf('Old')}`;
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(lead);
  await page.getByRole('link', { name: 'Admin sign-in' }).click();
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: ADMIN }).click();
  await expect(page).toHaveURL(lead);
  await expect(opened.getByRole('button', { name: 'Old', exact: true })).toBeVisible();
});

test('a person with 40 messages is one line', async ({ page, mailbox, signedInAsAdmin }) => {
  await mailbox.add(
    ...Array.from({ length: 40 }, (_, index) => ({
      Name: 'Asha',
      Phone,
      Message: `words ${index}`,
    })),
    { Name: 'Kumar' },
  );
  await signedInAsAdmin('/admin/dashboard');
  const leads = page.getByRole('list', { name: /^Messages/ }).locator('> li');
  await expect(leads).toHaveText([/Asha.*40 messages/, /Kumar/]);
  await expect(page.getByLabel('To do')).toBeChecked();
  const asha = leads.first();
  await asha.getByRole('button', { name: /Asha/ }).click();
  await asha.getByText('More: 39 earlier messages').click();
  await expect(asha.getByText('words 39')).toBeVisible();
  await expectNoBarrier(page);
});
