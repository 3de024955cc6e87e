import type { Item } from '@theni/contract';
import { sampleItem } from '../../functions/test/sample-item.ts';
import { expect, expectNoBarrier } from '../fixtures.ts';
import { test } from './fixtures.ts';

const PLACES = ['Periyakulam', 'Periyakulam, தேனி', 'Cumbum', 'Theni'];

/** A gallery of 500 as the API would hand it out; its pictures are no matter here. */
const many: Item[] = Array.from({ length: 500 }, (_, index) => {
  const file = '/assets/none.webp';
  return sampleItem({
    FileUrl: file,
    Location: PLACES[index % 4] ?? '',
    Service: index % 2 ? 'Road Work' : 'Plots and Approvals',
    Hidden: index % 10 === 0,
    Pinned: index === 1,
    ...(index % 5 === 0 && { Project: 'sample-hills' }),
  });
});

test.use({ viewport: { width: 360, height: 740 } });

test('of 500 items, on a phone, the admin filters by town, selects many, and hides, changes or deletes them with one question', async ({
  page,
  signedInAsAdmin,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  await page.route('/api/admin/file', (route) => route.fulfill({ json: many }));
  const requested: unknown[] = [];
  await page.route(/\/api\/file(\/delete)?$/, (route) => {
    requested.push(route.request().postDataJSON());
    return route.fulfill({ json: [] });
  });
  await signedInAsAdmin('/admin-panel');
  const cards = page.getByRole('list', { name: 'Uploaded items' }).locator('> li');
  await expect(cards).toHaveCount(500);

  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  expect(second?.y).toBe(first?.y);
  await page.getByText('Filter', { exact: true }).click();
  await page.getByLabel('By layout').selectOption('Sample Hills');
  await expect(page.getByText('100 of 500 items')).toBeVisible();
  await page.getByLabel('By layout').selectOption('All layouts');
  await page.getByLabel('By place').selectOption('Periyakulam');
  await expect(page.getByText('250 of 500 items')).toBeVisible();
  await page.getByLabel('By service').selectOption('Road Work');
  await page.getByLabel('Shown as').selectOption('Pinned');
  await expect(cards).toHaveCount(1);
  await page.getByLabel('Shown as').selectOption('Visible');
  await page.getByLabel('Search photos').fill('தேனி');
  await expect(page.getByText('125 of 500 items')).toBeVisible();

  await cards.last().scrollIntoViewIfNeeded();
  await cards.last().getByRole('checkbox').check();
  await expect(page.getByText('1 selected')).toBeInViewport();
  await page.getByRole('button', { name: 'Select all shown' }).click();
  await expect(page.getByText('125 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByText('125 items changed.')).toBeInViewport({ ratio: 1 });
  const bar = page.getByText('125 selected').locator('..');
  const overflow = () => document.documentElement.scrollWidth - innerWidth;
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect((await bar.boundingBox())?.height).toBeLessThan(120);
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Change 125 items' });
  await editor.getByLabel('Service').selectOption('Plots and Approvals');
  await editor.getByLabel('Location').fill('Bodi');
  await editor.getByLabel('Layout').selectOption('Sample Hills');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => requested).toHaveLength(4);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('125 items will be permanently deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'yes' }).click();
  await expect(page.getByText('125 items deleted.')).toBeVisible();
  await expect(page.getByText('0 selected')).toBeFocused();
  const changed = {
    Service: 'Plots and Approvals',
    Location: 'Bodinayakanur',
    Project: 'sample-hills',
  };
  expect(requested).toMatchObject([
    { Hidden: true, Ids: { length: 100 } },
    { Hidden: true, Ids: { length: 25 } },
    { ...changed, Ids: { length: 100 } },
    { ...changed, Ids: { length: 25 } },
    { Ids: { length: 100 } },
    { Ids: { length: 25 } },
  ]);
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  await page.getByLabel('Search photos').fill('nothing of this name');
  await expect(page.getByText('No items match.')).toBeVisible();
  await expectNoBarrier(page);
  await page.getByLabel('Search photos').fill('');
});

test('what a filter hides is not deleted with the rest, and of a deletion that stops half-way is said how far it came', async ({
  page,
  signedInAsAdmin,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (404|503)/, /delete failed/);
  let items = many;
  let isDown = false;
  await page.route('/api/admin/file', (route) => route.fulfill({ json: items }));
  await page.route('/api/file/delete', (route) => {
    if (isDown) return route.fulfill({ status: 503, json: {} });
    const { Ids } = route.request().postDataJSON();
    items = items.filter(({ _id }) => !Ids.includes(_id));
    isDown = true;
    return route.fulfill({ status: 204 });
  });
  await signedInAsAdmin('/admin-panel');
  const remove = page.getByRole('button', { name: 'Delete', exact: true });
  await page.getByText('Filter', { exact: true }).click();
  await page.getByLabel('By place').selectOption('Theni');
  await page.getByRole('button', { name: 'Select all shown' }).click();
  await expect(page.getByText('125 selected')).toBeVisible();
  await page.getByLabel('By place').selectOption('Cumbum');
  await expect(page.getByText('0 selected')).toBeVisible();
  await expect(remove).toBeHidden();

  await page.getByRole('button', { name: 'Select all shown' }).click();
  await remove.click();
  await page.getByRole('button', { name: 'yes' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveText(
    '100 items deleted. Not changed: something went wrong please try again later....',
  );
  await expect(dialog.getByText('25 items will be permanently deleted.')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'yes' }).click();
  await expect(page.getByText('25 items deleted.')).toBeVisible();
  await expect(page.getByText('0 selected')).toBeFocused();
  await page.getByLabel('By place').selectOption('');
  await expect(page.getByText('375 items', { exact: true })).toBeVisible();
});
