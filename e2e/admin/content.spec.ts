import { expect, expectNoBarrier, pauseClock } from '../fixtures.ts';
import { problem } from '../responses.ts';
import { headlineOf, openValue, saved, sheetOf, siteIn, test } from './content-editor.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const HEADLINE = 'home.hero.headline';

test('nothing that the owner types is lost: it is saved at once, kept on the device without a connection, and a text that is too long says so', async ({
  editor,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const stored = () => api.draft.home.hero.headline.en;
  await openValue(editor, HEADLINE);
  await headlineOf(editor, 'English').fill('Plots in Theni');
  await expect.poll(stored).toBe('Plots in Theni');
  await expect(saved(editor)).toBeVisible();
  await editor.reload();
  await expect(headlineOf(editor, 'English')).toHaveValue('Plots in Theni');

  api.isAway = true;
  await headlineOf(editor, 'English').fill('Plots by the river');
  await expect(editor.getByText(/kept on this (device|phone)/)).toBeVisible();
  expect(stored()).toBe('Plots in Theni');
  api.isAway = false;
  await editor.reload();
  await expect(headlineOf(editor, 'English')).toHaveValue('Plots by the river');
  await expect.poll(stored).toBe('Plots by the river');
  await expect(saved(editor)).toBeVisible();

  const { puts } = api;
  await headlineOf(editor, 'English').fill('x'.repeat(1000));
  await expect(editor.getByText(/^Has room for \d+ letters$/)).toBeVisible();
  await editor.getByRole('button', { name: 'Close', exact: true }).click();
  const issue = editor.getByRole('status').filter({ hasText: 'Not saved' });
  await issue.getByRole('link', { name: /Headline \(English\)/ }).click();
  await expect(headlineOf(editor, 'English')).toBeFocused();
  await headlineOf(editor, 'English').fill('Plots');
  await expect(saved(editor)).toBeVisible();
  expect(api.puts).toBe(puts + 1);
});

test('a save that takes 40 seconds loses nothing: not what is typed meanwhile, nor what was typed before the page is reloaded', async ({
  editor,
  api,
  page,
  expectedErrors,
}) => {
  // Reloaded, the page asks before the first response is there.
  expectedErrors.push(/status of 412/);
  await openValue(editor, HEADLINE);
  await page.clock.install();
  await pauseClock(page);
  const slow = Promise.withResolvers<void>();
  api.saving = slow.promise;
  await headlineOf(editor, 'English').fill('Plots in Theni');
  await page.clock.runFor(1000);
  await expect(editor.getByText('Saving automatically..')).toBeVisible();
  await page.clock.runFor(40_000);
  await headlineOf(editor, 'Tamil').fill('தேனியில் மனைகள்');
  slow.resolve();
  await page.clock.resume();
  await expect
    .poll(() => api.draft.home.hero.headline)
    .toEqual({ en: 'Plots in Theni', ta: 'தேனியில் மனைகள்' });
  await expect(saved(editor)).toBeVisible();

  const slower = Promise.withResolvers<void>();
  api.saving = slower.promise;
  await headlineOf(editor, 'English').fill('Plots by the river');
  await expect(editor.getByText('Saving automatically..')).toBeVisible();
  await editor.reload();
  await expect(headlineOf(editor, 'English')).toHaveValue('Plots by the river');
  slower.resolve();
  await expect(saved(editor)).toBeVisible();
  expect(api.draft.home.hero.headline.en).toBe('Plots by the river');
});

test('what is typed by an account that may no longer save it stays on the device, and is saved when the admin is back', async ({
  editor,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403/);
  await openValue(editor, HEADLINE);
  await editor.route('/api/content', (route) =>
    route.fulfill(problem(403, 'This account may not do that.')),
  );
  await headlineOf(editor, 'English').fill('Plots in Theni');
  await expect(editor.getByRole('link', { name: 'Sign in again' })).toBeVisible();
  await editor.unroute('/api/content');
  await editor.reload();
  await expect(headlineOf(editor, 'English')).toHaveValue('Plots in Theni');
  await expect.poll(() => api.draft.home.hero.headline.en).toBe('Plots in Theni');
});

test('of one text that two tabs have changed both are shown, and the owner decides; so of a list', async ({
  editor,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 412/);
  await openValue(editor, HEADLINE);
  api.change((content) => {
    content.home.hero.headline.en = 'Written there.';
  });
  await headlineOf(editor, 'English').fill('Written here.');
  const conflict = editor.getByRole('alert').filter({ hasText: 'Another tab has changed' });
  await expect(conflict).toContainText(/Headline \(English\)/);
  await expect(conflict).toContainText('Written here.');
  await expect(conflict).toContainText('Written there.');
  await editor.getByRole('link', { name: 'Publish', exact: true }).click();
  await expect(editor.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await editor.getByRole('link', { name: 'Choose which one stays' }).first().click();
  await expect(conflict.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(conflict.getByRole('heading', { level: 2 })).toBeInViewport();
  expect(api.draft.home.hero.headline.en).toBe('Written there.');
  await expectNoBarrier(editor);
  await conflict.getByRole('button', { name: 'Keep this one' }).click();
  await expect(conflict).toBeHidden();
  await expect(saved(editor)).toBeVisible();
  expect(api.draft.home.hero.headline.en).toBe('Written here.');

  await openValue(editor, 'people.jointDirectors', 'about');
  api.change(({ people }) => {
    people.jointDirectors = people.jointDirectors.map((person, index) => ({
      ...person,
      name: { en: `Director ${index}`, ta: `இயக்குநர் ${index}` },
    }));
  });
  const list = sheetOf(editor).getByRole('region', { name: 'People › Joint Directors' });
  await list
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  // On a phone the sheet would cover the two, so it waits.
  await editor.getByRole('button', { name: 'Keep the other' }).click();
  await expect(saved(editor)).toBeVisible();
  await expect(list.getByLabel('Name (English)')).toHaveCount(2);
  await expect(list.getByLabel('Name (English)').first()).toHaveValue('Director 0');
  await expect(list.getByLabel('Name (Tamil)').last()).toHaveValue('இயக்குநர் 1');
});

test('people are added, moved and removed in place until nobody is left, and are back as they were with one tap; hours are chosen', async ({
  editor,
  api,
}) => {
  const names = () => api.draft.people.jointDirectors.map(({ name }) => name.en);
  const [first = '', second = ''] = names();
  await openValue(editor, 'people.jointDirectors', 'about');
  const sheet = sheetOf(editor);
  const list = sheet.getByRole('region', { name: 'People › Joint Directors', exact: true });
  await list.getByRole('button', { name: 'Add: Joint Director' }).click();
  const added = list.getByRole('region', { name: 'Joint Director 3' });
  await expect(added.getByLabel('Name (English)')).toBeFocused();
  await added.getByLabel('Name (English)').fill('Asha');
  await expect.poll(names).toEqual([first, second, 'Asha']);
  await list.getByRole('button', { name: 'Move Asha up' }).click();
  await expect(list.getByRole('button', { name: 'Move Asha up' })).toBeFocused();
  await expect.poll(names).toEqual([first, 'Asha', second]);
  await list.getByRole('button', { name: `Remove ${first}` }).click();
  await expect.poll(names).toEqual(['Asha', second]);
  await expect(list.getByRole('status')).toContainText(`${first} removed.`);
  for (const name of ['Asha', second])
    await list.getByRole('button', { name: `Remove ${name}` }).click();
  await expect.poll(names).toEqual([]);
  await expect(siteIn(editor).getByText('Asha')).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(names).toEqual([first, second]);

  await openValue(editor, 'company.openingHours', 'contact');
  await sheet.getByLabel('to', { exact: true }).selectOption('Saturday');
  await sheet.getByLabel('Open all day').uncheck();
  await sheet.getByLabel('Opens').fill('09:30');
  await sheet.getByLabel('Closes').fill('19:00');
  await expect.poll(() => api.draft.company.openingHours).toEqual(['Mo-Sa 09:30-19:00']);
  await expect(
    siteIn(editor).getByText('Monday to Saturday, 9.30 am to 7 pm').first(),
  ).toBeAttached();
});
