import type { Locator, Page } from '@playwright/test';
import { expect, expectNoBarrier } from '../fixtures.ts';
import { test as base, type LayoutsApi, LEAD, PLAN, SLUG, saved } from './layouts-api.ts';

/** Where the first plots stand on the plan. */
const shapeOf = (index: number) => {
  const x = 60 + index * 120;
  return `${x},60 ${x + 120},60 ${x + 120},340 ${x},340`;
};

const test = base.extend<{ open: (part?: string) => Promise<Page> }>({
  open: async ({ page, api, signedInAsAdmin }, use) => {
    await api.add({ plan: PLAN }, [
      { Number: '1', Shape: shapeOf(0) },
      { Number: '2' },
      { Number: '3', State: 'booked' },
    ]);
    await use(async (part) => {
      const path = `/admin/projects?layout=${SLUG}`;
      await signedInAsAdmin(part ? `${path}&part=${part}` : path);
      const opened = part ? saved(page) : page.getByRole('button', { name: 'All (3)' });
      await expect(opened).toBeVisible();
      return page;
    });
  },
});

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const plots = async (api: LayoutsApi) => (await api.find()).Project.Plots;
const statuses = async (api: LayoutsApi) => (await api.find()).Statuses;
const cell = (page: Page, column: string, number: string) =>
  page.getByLabel(`${column} of plot ${number}`, { exact: true });

/** Taps the plan at one of its own pixels. */
async function tapPlan(plan: Locator, x: number, y: number) {
  const box = await plan.boundingBox();
  if (!box) throw new Error('There is no plan.');
  const scale = Math.min(box.width / PLAN.width, box.height / PLAN.height);
  const left = (box.width - PLAN.width * scale) / 2;
  const top = (box.height - PLAN.height * scale) / 2;
  await plan.tap({ position: { x: left + x * scale, y: top + y * scale }, force: true });
}

const planOf = (page: Page) => page.getByRole('group', { name: 'Layout plan' });

test('sizes and prices are typed in place and saved; a plot is removed after a question; what is no size is named at its cell; plots that are alike are made by three answers', async ({
  open,
  api,
}) => {
  const page = await open('plots');
  const facts = async () =>
    (await plots(api)).map((each) => [each.Number, each.SquareFeet, each.Price]);
  await cell(page, 'Price, ₹', '1').fill('9,00,000');
  await cell(page, 'Facing', '1').selectOption('South');
  const remove = page.getByRole('button', { name: 'Remove plot 2' });
  await remove.click();
  await page.getByRole('button', { name: 'cancel' }).click();
  await expect(cell(page, 'Number', '2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Plot 3 is booked' })).toBeDisabled();

  const size = cell(page, 'Size, sq ft', '2');
  await size.fill('wide');
  await expect(size).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('This is not a number.')).toBeVisible();
  await expectNoBarrier(page);
  const largeText = await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await largeText.evaluate((style) => (style as Element).remove());
  await expect.poll(facts).toEqual([
    ['1', 1200, 900_000],
    ['2', 1200, 850_000],
    ['3', 1200, 850_000],
  ]);
  await size.fill('1500');
  await expect.poll(async () => (await facts())[1]).toEqual(['2', 1500, 850_000]);
  expect((await plots(api))[0]).toMatchObject({ Facing: 'S', Shape: shapeOf(0) });
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Plot 2 is removed.')).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await facts()).map(([number]) => number)).toEqual(['1', '3']);

  await page.getByLabel('How many?').fill('12');
  await page.getByLabel('Which size, sq ft?').fill('1,500');
  await page.getByLabel('Which road, ft?').fill('30 ft');
  await page.getByRole('button', { name: 'Add plots 4 to 15' }).click();
  await expect(cell(page, 'Number', '4')).toBeFocused();
  await expect.poll(async () => (await plots(api)).length).toBe(14);
  const added = { Number: '15', SquareFeet: 1500, Road: 30, Price: null };
  expect((await plots(api)).at(-1)).toMatchObject(added);
});

test('of hundreds of plots those near the view are made, and a new one at their end can be typed at once', async ({
  open,
  api,
}) => {
  await api.setPlots(Array.from({ length: 400 }, (_, index) => ({ Number: `${index + 1}` })));
  const page = await open('plots');
  await expect(cell(page, 'Number', '1')).toBeVisible();
  await expect(cell(page, 'Number', '400')).toBeHidden();
  await page.getByRole('button', { name: 'Add plot 401' }).click();
  await expect(cell(page, 'Number', '401')).toBeFocused();
  await expect(cell(page, 'Number', '400')).toBeVisible();
  await expect(cell(page, 'Number', '1')).toBeHidden();
});

test('two tabs that change other plots keep both; of the same plot the owner chooses', async ({
  open,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 412/);
  const page = await open('plots');
  const [first, second, third] = await plots(api);
  if (!first || !second || !third) throw new Error('There are three plots.');
  await api.change({ Plots: [{ ...first, Price: 5 }, second, third] });
  await cell(page, 'Price, ₹', '2').fill('7');
  await expect
    .poll(async () => (await plots(api)).map((plot) => plot.Price))
    .toEqual([5, 7, 850_000]);
  await expect(cell(page, 'Price, ₹', '1')).toHaveValue('5');
  await api.change({ Plots: [{ ...first, Price: 5 }, { ...second, Price: 8 }, third] });
  await cell(page, 'Price, ₹', '2').fill('9');
  await expect(page.getByRole('alert').getByText('Plots › Plot 2 › Price, ₹')).toBeVisible();
});

test('a plot is drawn with a finger or by numbers, a corner is taken back, dragged and moved by keys, and the shapes are saved', async ({
  open,
  api,
}) => {
  const page = await open('draw');
  const plan = planOf(page);
  const shapes = async () => (await plots(api)).map(({ Shape }) => Shape);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(page.getByText('Tap the corners of plot 2')).toBeVisible();
  await tapPlan(plan, 180, 60);
  await tapPlan(plan, 300, 60);
  await tapPlan(plan, 600, 700);
  await undo.click();
  await tapPlan(plan, 300, 340);
  await tapPlan(plan, 180, 340);
  await tapPlan(plan, 180, 60);
  // The next one without a shape is at hand.
  await expect(page.getByText('Tap the corners of plot 3')).toBeVisible();
  await expect.poll(async () => (await shapes())[1]).not.toBe('');
  const drawn = (await shapes())[1]?.split(/[ ,]/).map(Number) ?? [];
  const wanted = [180, 60, 300, 60, 300, 340, 180, 340];
  expect(drawn).toHaveLength(wanted.length);
  for (const [index, pixel] of wanted.entries())
    expect(Math.abs((drawn[index] ?? 0) - pixel)).toBeLessThan(5);

  await page.getByText('Corners in numbers').focus();
  await page.keyboard.press('Enter');
  const add = page.getByRole('button', { name: 'Add a corner' });
  for (const [index, [x, y]] of [
    ['600', '100'],
    ['700', '100'],
    ['700', '200'],
  ].entries()) {
    await add.press('Enter');
    await page.getByLabel(`Corner ${index + 1}, from the left`).fill(x ?? '');
    await page.getByLabel(`Corner ${index + 1}, from the top`).fill(y ?? '');
  }
  await page.getByRole('button', { name: 'Close the shape' }).press('Enter');
  await expect.poll(async () => (await shapes())[2]).toBe('600,100 700,100 700,200');

  await tapPlan(plan, 120, 200);
  const corner = page.getByRole('button', { name: 'Corner 3 of plot 1' });
  const box = await corner.boundingBox();
  if (!box) throw new Error('There is no corner.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 40, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText('Plot 1 has another shape.')).toBeVisible();
  const third = async () => Number((await shapes())[0]?.split(' ')[2]?.split(',')[0]);
  await expect.poll(third).toBeGreaterThan(180);
  const dragged = await third();
  await corner.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(third).toBeGreaterThan(dragged);
  const points = (await shapes())[0]?.split(' ') ?? [];
  expect(points.toSpliced(2, 1)).toEqual(shapeOf(0).split(' ').toSpliced(2, 1));
});

test('from anywhere in the admin area three taps change the status of a plot: Layouts, its number, its status; one more takes it back', async ({
  page,
  api,
  signedInAsAdmin,
}) => {
  await api.add({ plan: PLAN }, [{ Number: '1' }, { Number: '2' }, { Number: 'A-3' }]);
  await api.add({ name: { en: 'Green Park', ta: '' } }, [{ Number: '1' }], 'green-park');
  await signedInAsAdmin();
  const card = page.getByRole('listitem', { name: 'Meera Nagar' });
  await page.getByRole('link', { name: 'Layouts', exact: true }).tap();
  await card.getByRole('button', { name: 'Plot A-3, available' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Booked' }).tap();
  const booked = card.getByRole('button', { name: 'Plot A-3, booked' });
  await expect(booked).toBeFocused();
  await expect(card).toContainText('2 available');
  await expect(page.getByText('Plot A-3 is booked now.')).toBeInViewport({ ratio: 1 });
  expect((await statuses(api))[2]?.State).toBe('booked');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(card.getByRole('button', { name: 'Plot A-3, available' })).toBeVisible();
  expect((await statuses(api))[2]?.State).toBe('available');
  await expectNoBarrier(page);
});

test('two taps book a plot from the list or the map, by finger and by keyboard, two hold one until tomorrow at six, and each can be taken back', async ({
  open,
  api,
}) => {
  const page = await open();
  const stateOf = async (index: number) => (await statuses(api))[index]?.State;
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: /^2 .*available/i }).tap();
  await expectNoBarrier(page);
  await dialog.getByRole('button', { name: 'Booked' }).tap();
  await expect(page.getByText('Plot 2 is booked now.')).toBeInViewport({ ratio: 1 });
  expect(await stateOf(1)).toBe('booked');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText('Undone.')).toBeInViewport({ ratio: 1 });
  expect(await stateOf(1)).toBe('available');

  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await tapPlan(planOf(page), 120, 200);
  await expect(dialog).toBeVisible();
  // The tap that opens it presses nothing in it.
  expect(await stateOf(0)).toBe('available');
  await dialog.getByRole('button', { name: 'Sold' }).tap();
  await page.getByRole('button', { name: 'Plot 1, sold' }).press('Enter');
  await dialog.getByRole('button', { name: 'Available' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Plot 1, available' })).toBeVisible();
  expect(await stateOf(0)).toBe('available');
  await expect(page.getByText('Not drawn, in the list only: 2, 3')).toBeVisible();

  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.getByRole('button', { name: /^1 .*available/i }).tap();
  await dialog.getByRole('button', { name: 'Hold' }).tap();
  await expect(page.getByRole('button', { name: /^1 .*held until .*6:00/i })).toBeVisible();
  const until = new Date((await statuses(api))[0]?.HeldUntil ?? '');
  expect(until.getTime()).toBeGreaterThan(Date.now());
});

test('of two tabs that change one plot the slower one is told and sees how it stands, and takes nothing of the other back', async ({
  open,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 412/, /could not be changed/);
  const page = await open();
  const stateOfTwo = async () => (await statuses(api))[1]?.State;
  const told = 'Someone just changed this plot: plot 2 is';
  await page.getByRole('button', { name: /^2 /i }).tap();
  await api.changePlot('2', 'booked');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sold' }).tap();
  await expect(dialog.getByRole('alert')).toContainText(`${told} booked by now.`);
  await expect(dialog.getByText('Now: booked')).toBeVisible();
  expect(await stateOfTwo()).toBe('booked');

  await dialog.getByRole('button', { name: 'Available' }).tap();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await api.changePlot('2', 'sold');
  await undo.tap();
  await expect(page.getByText(`${told} sold by now.`)).toBeVisible();
  expect(await stateOfTwo()).toBe('sold');
});

test('a booking whose response is lost is tapped again or changed, and nobody else is said to have been faster', async ({
  open,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /status of 412/, /could not be changed/);
  const page = await open();
  const dialog = page.getByRole('dialog');
  const tapUnheard = async (number: string) => {
    await page.getByRole('button', { name: new RegExp(`^${number} `) }).tap();
    api.losesResponses = true;
    await dialog.getByRole('button', { name: 'Booked' }).tap();
    await expect(dialog.getByRole('alert')).toContainText('There is no answer.');
  };
  await tapUnheard('2');
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: /^2 / }).tap();
  const [, booked] = await statuses(api);
  api.losesResponses = false;
  await dialog.getByRole('button', { name: 'Booked' }).tap();
  await expect(page.getByText('Plot 2 is booked now.')).toBeVisible();
  expect((await statuses(api))[1]).toEqual({ ...booked, State: 'booked' });

  await tapUnheard('1');
  api.losesResponses = false;
  await dialog.getByRole('button', { name: 'Sold' }).tap();
  await expect(dialog.getByRole('alert')).toContainText('Plot 1 is booked by now, perhaps by you');
  await dialog.getByRole('button', { name: 'Sold' }).tap();
  await expect(page.getByText('Plot 1 is sold now.')).toBeVisible();
});

test('a plot goes with a lead, of which it gets the id alone, and leads to it', async ({
  open,
  api,
}) => {
  const page = await open();
  await page.getByRole('button', { name: /^2 /i }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Link a lead' }).tap();
  await dialog.getByRole('button', { name: /Asha.*plot 3/ }).tap();
  await expect(dialog.getByText('From Asha')).toBeVisible();
  await dialog.getByRole('button', { name: 'Booked' }).tap();
  await expect(dialog).toBeHidden();
  expect((await statuses(api))[1]).toMatchObject({ State: 'booked', Message: LEAD });
  await expectNoBarrier(page);
  await page.getByRole('link', { name: 'Lead of plot 2' }).tap();
  const lead = page.getByRole('list', { name: 'The lead you came for' });
  await expect(lead.getByRole('heading', { name: 'Asha' })).toBeVisible();
});
