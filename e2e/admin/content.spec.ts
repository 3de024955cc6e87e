import type { Page } from '@playwright/test';
import { content } from '../../config/content.ts';
import { expect, expectAccessible, expectNoBarrier } from '../fixtures.ts';
import { words } from '../words.ts';
import { openPart, saved, test } from './content-editor.ts';

test.use({ viewport: { width: 360, height: 740 } });

const PARTS = ['company', 'people', 'home', 'plots', 'changes', 'versions', 'preview'];

const headline = (page: Page, language: string) =>
  page.getByLabel(`Headline (${language})`, { exact: true });

/** The way out of the form that is always in view. */
async function openReview(page: Page) {
  await page.getByRole('link', { name: 'Publish', exact: true }).click();
}

test('nothing that the owner types is lost: it is saved at once, kept on the device without a connection, and a text that is too long says so', async ({
  editor,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const stored = () => api.draft.home.hero.headline.en;
  await openPart(editor, 'Home');
  await headline(editor, 'English').fill('Plots in Theni');
  await expect.poll(stored).toBe('Plots in Theni');
  await expect(saved(editor)).toBeVisible();
  await editor.reload();
  await expect(headline(editor, 'English')).toHaveValue('Plots in Theni');

  api.isAway = true;
  await headline(editor, 'English').fill('Plots by the river');
  await expect(editor.getByText('kept on this device')).toBeVisible();
  expect(stored()).toBe('Plots in Theni');
  api.isAway = false;
  await editor.reload();
  await expect(headline(editor, 'English')).toHaveValue('Plots by the river');
  await expect.poll(stored).toBe('Plots by the river');
  await expect(saved(editor)).toBeVisible();

  const { puts } = api;
  await headline(editor, 'English').fill('x'.repeat(1000));
  await expect(editor.getByText(/^Has room for \d+ letters$/)).toBeVisible();
  const issue = editor.getByRole('status').filter({ hasText: 'Not saved' });
  await expect(issue.getByRole('link')).toHaveText('Home › Top of the page › Headline (English)');
  await headline(editor, 'English').fill('Plots');
  await expect(saved(editor)).toBeVisible();
  expect(api.puts).toBe(puts + 1);
});

test('of one text that two tabs have changed both are shown, and the owner decides; so of a list', async ({
  editor,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 412/);
  await openPart(editor, 'Home');
  api.change((content) => {
    content.home.hero.headline.en = 'Written there.';
  });
  await headline(editor, 'English').fill('Written here.');
  const conflict = editor.getByRole('alert').filter({ hasText: 'Another tab has changed' });
  await expect(conflict).toContainText('Home › Top of the page › Headline (English)');
  await expect(conflict).toContainText('Written here.');
  await expect(conflict).toContainText('Written there.');
  await openReview(editor);
  await expect(editor.getByText('Publishing waits')).toBeVisible();
  await editor.getByRole('link', { name: 'Choose which one stays' }).first().click();
  await expect(conflict.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(conflict.getByRole('heading', { level: 2 })).toBeInViewport();
  expect(api.draft.home.hero.headline.en).toBe('Written there.');
  await expectNoBarrier(editor);
  await conflict.getByRole('button', { name: 'Keep this one' }).click();
  await expect(conflict).toBeHidden();
  await expect(saved(editor)).toBeVisible();
  expect(api.draft.home.hero.headline.en).toBe('Written here.');

  await openPart(editor, 'People');
  api.change(({ people }) => {
    people.jointDirectors = people.jointDirectors.map((person, index) => ({
      ...person,
      name: { en: `Director ${index}`, ta: `இயக்குநர் ${index}` },
    }));
  });
  const list = editor.getByRole('region', { name: 'People › Joint Directors', exact: true });
  await list
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await editor.getByRole('button', { name: 'Keep the other' }).click();
  await expect(saved(editor)).toBeVisible();
  await expect(list.getByLabel('Name (English)')).toHaveCount(2);
  await expect(list.getByLabel('Name (English)').first()).toHaveValue('Director 0');
  await expect(list.getByLabel('Name (Tamil)').last()).toHaveValue('இயக்குநர் 1');
});

test('people are added, moved and removed, hours are chosen, and each change is listed beside what visitors read and can be taken back', async ({
  editor,
  api,
}) => {
  const names = () => api.draft.people.jointDirectors.map(({ name }) => name.en);
  const [first = '', second = ''] = names();
  await openPart(editor, 'People');
  const list = editor.getByRole('region', { name: 'People › Joint Directors', exact: true });
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
  await list.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(names).toEqual([first, 'Asha', second]);
  await list.getByRole('button', { name: 'Remove Asha' }).click();
  await list.getByRole('button', { name: `Move ${first} down` }).click();
  await expect.poll(names).toEqual([second, first]);

  await openPart(editor, 'Company');
  await editor.getByLabel('to', { exact: true }).selectOption('Saturday');
  await editor.getByLabel('Open all day').uncheck();
  await editor.getByLabel('Opens').fill('09:30');
  await editor.getByLabel('Closes').fill('19:00');
  await expect.poll(() => api.draft.company.openingHours).toEqual(['Mo-Sa 09:30-19:00']);
  await openPart(editor, 'Home');
  await headline(editor, 'Tamil').fill('தேனியில் மனைகள்');

  await openReview(editor);
  const changes = editor.getByRole('list', { name: 'Changes and publishing' });
  await expect(changes.getByLabel(/^People › /)).toHaveCount(1);
  const changed = changes.getByLabel('Home › Top of the page › Headline (Tamil)', { exact: true });
  await expect(changed).toContainText(words.ta.home.hero.headline);
  await expect(changed).toContainText('தேனியில் மனைகள்');
  for (const part of ['Home', 'People', 'Company'])
    await editor.getByRole('button', { name: new RegExp(`^Undo: ${part}`) }).click();
  await expect(editor.getByText('nothing has changed since')).toBeVisible();
  await expect.poll(() => api.draft).toEqual(content);
});

test('a page is looked at before it is public: in both languages, at both widths, with a new slide', async ({
  editor,
}) => {
  const frame = editor.frameLocator('iframe');
  const preview = editor.getByRole('link', { name: 'Preview', exact: true });
  const heading = (name: string) => frame.getByRole('heading', { level: 1, name });

  await openPart(editor, 'Plots and Approvals');
  await editor.getByRole('button', { name: 'Add: Slide' }).click();
  const slide = editor.getByRole('region', { name: 'Slide 5', exact: true });
  await slide.getByLabel('Title (English)').fill('Near the bus stand');
  await slide.getByLabel('Title (Tamil)').fill('பேருந்து நிலையம் அருகில்');
  await preview.last().click();
  const shown = frame.getByRole('group', { name: 'Slide 5 of 5' });
  await expect(shown.getByRole('heading', { name: 'Near the bus stand' })).toBeAttached();
  await expect(shown.locator('img')).toHaveAttribute('src', /plots1/);

  await openPart(editor, 'Home');
  await headline(editor, 'English').fill('Plots in Theni');
  await headline(editor, 'Tamil').fill('தேனியில் மனைகள்');
  await preview.first().click();
  await expect(heading('Plots in Theni')).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await editor.getByLabel('Computer').check();
  await expect(frame.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await editor.getByLabel('Tamil').check();
  await expect(heading('தேனியில் மனைகள்')).toBeVisible();

  await editor.getByLabel('Page').selectOption('Road Work');
  await expect(heading(words.ta.roadWork.heading)).toBeVisible();
});

test('no part of the editor has a barrier, or stands out of the page', async ({ editor }) => {
  await expect(saved(editor)).toBeVisible();
  await expectAccessible(editor);
  const back = editor.getByRole('link', { name: 'All texts' });
  for (const part of PARTS) {
    await editor.locator(`main a[href$="part=${part}"]`).first().click();
    await expect(back).toBeVisible();
    await expect(saved(editor)).toBeVisible();
    await expect(editor.getByText('Loading..')).toHaveCount(0);
    // The page in the preview has tests of its own.
    await expectAccessible(editor, 'iframe');
    await back.click();
  }
});
