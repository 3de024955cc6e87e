import { expect, expectShownFor, pauseClock } from '../fixtures.ts';
import { problem } from '../responses.ts';
import { test } from './fixtures.ts';
import { Panel } from './panel.ts';

const ROAD = { Location: 'Theni', Service: 'Road Work' } as const;

test('service, place and layout are changed afterwards, for visitors too, and the change can be taken back', async ({
  page,
  gallery,
  panel,
}) => {
  await gallery.add(ROAD);
  await page.reload();
  await page.getByRole('button', { name: 'Edit: Road Work, Theni' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit item' });
  await editor.getByLabel('Service').selectOption({ value: 'Consturction ' });
  await editor.getByLabel('Location').fill('Uthamapalayam');
  await editor.getByLabel('Layout').selectOption('Sample Garden');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeInViewport({ ratio: 1 });
  await expect(panel.items.getByRole('button', { name: /^Edit: / })).toBeFocused();
  await expect(panel.items).toContainText('Sample Garden');
  const changed = { Location: 'Uthamapalayam', Service: 'Consturction ', Project: 'sample-garden' };
  expect(await gallery.items()).toMatchObject([changed]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeInViewport({ ratio: 1 });
  const [item] = await gallery.items();
  expect(item).toMatchObject(ROAD);
  expect(item?.Project).toBeUndefined();
});

test.describe('the home page takes six pins', () => {
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(/status of 409|the item could not be changed/);
  });

  test('and says so at the seventh', async ({ page, gallery, panel }) => {
    await gallery.add(ROAD);
    for (let count = 0; count < 6; count += 1) await gallery.add(ROAD, { Pinned: true });
    await page.reload();
    const pins = panel.items.getByRole('button', { name: 'Pin to home: Road Work, Theni' });
    await expect(pins.nth(5)).toHaveAttribute('aria-pressed', 'true');
    await pins.nth(6).click();
    await expect(page.getByText('Six items are pinned already.')).toBeInViewport({ ratio: 1 });
    await expect(pins.nth(6)).toHaveAttribute('aria-pressed', 'false');
    await pins.nth(0).click();
    await expect(pins.nth(0)).toHaveAttribute('aria-pressed', 'false');
  });
});

test('a video that some browsers cannot play says so, with what to do', async ({ panel }) => {
  await panel.upload('functions/test/corpus/videos/hevc.mp4');
  await panel.finished();
  await expect(panel.items.getByText(/^Some browsers cannot play .* upload that/)).toBeVisible();
});

test('a list that cannot be loaded is asked for again; a delete that fails says so for five seconds, shows the picture it asked about, and the item stays', async ({
  page,
  gallery,
  panel,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500|the list could not be loaded|delete failed/);
  const sentence = 'something went wrong please try again later....';
  await gallery.add(ROAD);
  await page.clock.install();
  await page.route('/api/admin/file', (route) => route.fulfill(problem(500)));
  await page.reload();
  await expect(page.getByText(sentence)).toBeVisible();
  await page.unroute('/api/admin/file');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.items).toHaveCount(1);

  await page.route('/api/file/*', (route) => route.fulfill(problem(500)));
  await panel.items.getByRole('link', { name: 'Delete Road Work, Theni' }).click();
  const question = page.getByRole('dialog', { name: 'do you want to delete ?' });
  await expect(question.getByRole('img', { name: 'Road Work' })).toBeVisible();
  await pauseClock(page);
  await question.getByRole('button', { name: 'yes' }).click();
  await expectShownFor(question.getByText(sentence), 5);
  await question.getByRole('button', { name: 'cancel' }).click();
  await expect(page).toHaveURL('/admin-panel');
  await expect(question).toBeHidden();
  await expect(panel.items).toHaveCount(1);
});

test('two tabs that delete the same item leave both lists right, and the later one says that it was gone', async ({
  page,
  context,
  gallery,
  panel,
}) => {
  await gallery.add({ Location: 'Theni', Service: 'Road Work' });
  await gallery.add({ Location: 'Bodinayakanur', Service: 'Road Work' });
  await page.reload();
  const other = await context.newPage();
  await other.goto('/admin-panel');
  for (const tab of [page, other]) {
    await tab.getByRole('link', { name: 'Delete Road Work, Theni' }).click();
    await expect(tab.getByRole('dialog')).toBeVisible();
  }
  await page.getByRole('button', { name: 'yes' }).click();
  await expect(panel.items).toHaveCount(1);
  await other.getByRole('button', { name: 'yes' }).click();
  const place = other.getByRole('listitem').filter({ hasText: 'This item was already deleted.' });
  await expect(place).toBeFocused();
  await expect(new Panel(other).items).toHaveCount(1);
  expect(await gallery.items()).toHaveLength(1);
});
