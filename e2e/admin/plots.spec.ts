import type { Locator, Page } from '@playwright/test';
import { plotPath } from '@theni/contract';
import { samplePlotId } from '../../config/sample-plan.ts';
import { LEAD, PLAN, SLUG } from '../../functions/test/layouts-behind.ts';
import { cornersOf, type Point } from '../../web/src/layouts/plan/shape.ts';
import { expectNoBarrier } from '../accessibility.ts';
import { brokenWords, cutControls } from '../cut-controls.ts';
import { expect } from '../fixtures.ts';
import { test as base, type LayoutsApi, saved } from './layouts-api.ts';
import { workbookOf } from './workbook.ts';

/** Where the first plots stand on the plan. */
const shapeOf = (index: number) => {
  const x = 60 + index * 120;
  return `${x},60 ${x + 120},60 ${x + 120},340 ${x},340`;
};

const test = base.extend<{ open: (part?: string) => Promise<Page> }>({
  open: async ({ page, api, signedInAsAdmin }, use) => {
    await api.add({ plan: PLAN }, [
      { number: '1', shape: shapeOf(0) },
      { number: '2' },
      { number: '3', state: 'booked' },
    ]);
    await use(async (part = 'plots') => {
      await signedInAsAdmin(`/admin/layouts?layout=${SLUG}&part=${part}`);
      await expect(saved(page)).toBeVisible();
      return page;
    });
  },
});

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const plots = async (api: LayoutsApi) => (await api.find()).layout.plots;
const statuses = async (api: LayoutsApi) => (await api.find()).statuses;
const row = (page: Page, number: string) =>
  page
    .getByRole('list', { name: 'Plots' })
    .getByRole('button')
    .filter({ has: page.getByText(number, { exact: true }) });
const summary = (page: Page, name: string) => page.locator('summary').filter({ hasText: name });

test('from anywhere in the admin area three taps change the status of a plot, and one more takes it back', async ({
  page,
  api,
  signedInAsAdmin,
}) => {
  await api.add({ plan: PLAN }, [{ number: '1' }, { number: '2' }, { number: 'A-3' }]);
  await api.add({ name: { en: 'Green Park', ta: '' } }, [{ number: '1' }], 'green-park');
  await signedInAsAdmin();
  const card = page.getByRole('listitem', { name: 'Meera Nagar' });
  await page.getByRole('link', { name: 'Layouts', exact: true }).tap();
  await card.getByRole('button', { name: 'Plot A-3, available' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Booked' }).tap();
  const booked = card.getByRole('button', { name: 'Plot A-3, booked' });
  await expect(booked).toBeFocused();
  await expect(card).toContainText('2 of 3 plots available');
  await expect(page.getByText('Plot A-3 is booked now.')).toBeInViewport({ ratio: 1 });
  expect((await statuses(api))[2]?.state).toBe('booked');
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  await expect(card.getByRole('button', { name: 'Plot A-3, available' })).toBeVisible();
  expect((await statuses(api))[2]?.state).toBe('available');
});

test('a plot is held until tomorrow at six, or goes with an open lead, however many others have written since; it gets the id of the lead alone', async ({
  open,
  api,
}) => {
  await api.addNewerLeads(51);
  const page = await open();
  const dialog = page.getByRole('dialog');
  await row(page, '1').tap();
  await dialog.getByRole('button', { name: 'Held' }).tap();
  await expect(row(page, '1')).toContainText(/held until .*6:00/i);
  await row(page, '2').tap();
  await dialog.getByRole('button', { name: 'Older leads' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Older leads' })).toBeHidden();
  await expect(dialog.getByLabel('Lead')).toBeFocused();
  await expect(dialog.getByRole('option', { name: /^Asha, / }).last()).toBeAttached();
  await dialog.getByLabel('Lead').selectOption(LEAD);
  await dialog.getByRole('button', { name: 'Booked' }).tap();
  await expect(row(page, '2')).toContainText('booked');
  expect((await statuses(api))[1]).toMatchObject({ state: 'booked', messageId: LEAD });
  await row(page, '2').tap();
  await dialog.getByRole('link', { name: 'Open the lead of Asha' }).tap();
  const lead = page.getByRole('list', { name: 'The lead from the link' });
  await expect(lead.getByRole('heading', { name: 'Asha' })).toBeVisible();
});

test('of two devices that change one plot the slower one is told and sees how it stands, and takes nothing of the other back; an open plot shows what the other makes of it', async ({
  page,
  open,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 412/, /could not be changed/);
  await page.clock.install();
  await open();
  const stateOfTwo = async () => (await statuses(api))[1]?.state;
  const told = 'Plot 2 was changed a moment ago';
  await row(page, '2').tap();
  await api.changePlot('2', { state: 'booked', messageId: LEAD });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sold' }).tap();
  await expect(dialog.getByRole('alert').filter({ hasText: told })).toBeVisible();
  await expect(dialog.getByText('Now: booked')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open the lead of Asha' })).toBeVisible();
  expect(await stateOfTwo()).toBe('booked');
  await dialog.getByRole('button', { name: 'Sold' }).tap();
  await expect(row(page, '2')).toContainText('sold');
  expect((await statuses(api))[1]?.messageId).toBe(LEAD);
  await row(page, '2').tap();
  await dialog.getByRole('button', { name: 'Back to available' }).tap();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toBeVisible();
  await api.changePlot('2', { state: 'sold' });
  await undo.tap();
  await expect(page.getByText(told)).toBeVisible();
  expect(await stateOfTwo()).toBe('sold');
  await row(page, '1').tap();
  await expect(dialog.getByRole('button', { name: 'Booked' })).toBeVisible();
  await api.changePlot('1', { state: 'sold' });
  await page.clock.runFor(30_000);
  await expect(dialog.getByText('Now: sold')).toBeVisible();
});

test('a change that fails after the plot was closed names the plot, and one tap makes it again; none closes another plot', async ({
  page,
  open,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|could not be changed/);
  await open();
  const dialog = page.getByRole('dialog');
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let calls = 0;
  await page.route(/\/plots\/[^/]+$/, async (route) => {
    const isFirst = calls === 0;
    calls += 1;
    await answers[isFirst ? 0 : 1]?.promise;
    await (isFirst ? route.abort() : route.fallback());
  });
  await row(page, '2').tap();
  await dialog.getByRole('button', { name: 'Booked' }).tap();
  await dialog.getByRole('button', { name: 'Close' }).tap();
  answers[0]?.resolve();
  await expect(page.getByText('Plot 2: the server did not answer.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).tap();
  await row(page, '3').tap();
  answers[1]?.resolve();
  await expect(row(page, '2')).toContainText('booked');
  await expect(page.getByRole('dialog', { name: 'Plot 3' })).toBeVisible();
  expect((await statuses(api))[1]?.state).toBe('booked');
});

test('facts of a plot are typed in its form; its price is read as it is written, stays as typed where it cannot be read, and is asked about where it may be a slip; its number is none that another plot has; it is removed after a question; on the narrowest phone its states are whole words, two by two', async ({
  open,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  const page = await open();
  const dialog = page.getByRole('dialog');
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  const facts = async () =>
    (await plots(api)).map((plot) => [plot.number, plot.squareFeet, plot.price, plot.facing]);
  await row(page, '1').tap();
  const price = field('Price, ₹');
  const stored = async () => (await plots(api))[0]?.price;
  await price.fill('12 lakhs');
  await expect.poll(stored).toBe(1_200_000);
  await price.fill('12 lakhs or so');
  await price.blur();
  await expect(price).toHaveAccessibleDescription(/^Please enter a number/);
  await expect(page.getByText('Not saved. Please correct: Plot 1: Price, ₹')).toBeAttached();
  await page.reload();
  await row(page, '1').tap();
  await expect(price).toHaveValue('12 lakhs or so');
  await price.fill('1,20,000');
  await price.blur();
  const asked = dialog.getByRole('alert').filter({ hasText: 'Is it right?' });
  await expect(asked).toContainText('₹1,20,000 is far less than the ₹12,00,000 that stood here.');
  expect(await stored()).toBe(1_200_000);
  await asked.getByRole('button', { name: 'As it was' }).tap();
  await expect(price).toHaveValue('1200000');
  await price.fill('1,20,000');
  await price.blur();
  await asked.getByRole('button', { name: 'Yes, it is right' }).tap();
  await expect.poll(stored).toBe(120_000);
  await dialog.getByRole('button', { name: 'Close' }).tap();

  await row(page, '2').tap();
  await field('Price, ₹').fill('9,00,000');
  await field('Facing').selectOption('S');
  await field('Size, sq ft').fill('wide');
  await field('Number').fill('03');
  await expect(field('Size, sq ft')).toHaveAccessibleDescription(/^Please enter a number/);
  await expect(field('Number')).toHaveAccessibleDescription(
    'There is already a plot with this number.',
  );
  await field('Number').fill('B-2');
  await expect(page.getByRole('dialog', { name: 'Plot B-2' })).toBeVisible();
  await expect.poll(facts).toEqual([
    ['1', 1200, 120_000, 'N'],
    ['3', 1200, 850_000, 'N'],
    ['B-2', 1200, 900_000, 'S'],
  ]);
  await field('Size, sq ft').fill('1500');
  await expect.poll(async () => (await facts())[2]).toEqual(['B-2', 1500, 900_000, 'S']);
  await dialog.getByRole('button', { name: 'Remove plot B-2' }).tap();
  await page.getByRole('button', { name: 'Remove', exact: true }).tap();
  await expect.poll(async () => (await facts()).map(([number]) => number)).toEqual(['1', '3']);
  await row(page, '3').tap();
  await expect(dialog.getByRole('button', { name: 'Remove plot 3' })).toBeDisabled();
  await expect(field('Number')).not.toBeEditable();

  await page.setViewportSize({ width: 320, height: 640 });
  const states = dialog.getByRole('button', { name: /available|held|booked|sold/i });
  await expect(states).toHaveText(['Back to available', 'Held', 'Booked', 'Sold']);
  expect(await brokenWords(page, 'dialog button', /\S+/g)).toEqual([]);
  expect(await cutControls(page, 'dialog')).toEqual([]);
  const lefts = await states.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  expect(new Set(lefts).size).toBe(2);
});

test('a number that is changed, and changed again after a lost answer, is that of the one plot', async ({
  open,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /status of 412/);
  const page = await open();
  await row(page, '1').tap();
  const number = page.getByRole('dialog').getByLabel('Number', { exact: true });
  api.losesAnswerTo = 'PATCH';
  await number.fill('1A');
  await expect(
    page.getByText('The server does not answer. Your changes are kept on this device'),
  ).toBeVisible();
  await number.fill('1B');
  await page.getByRole('dialog').getByLabel('Price, ₹').fill('9,00,000');
  const facts = async () => (await plots(api)).map((plot) => [plot.number, plot.price]);
  const [two, three] = (await facts()).slice(1);
  await expect.poll(facts).toEqual([['1B', 900_000], two, three]);
  await expect(saved(page)).toBeVisible();
});

test('a pasted list shows old and new values side by side before it is taken, and one Undo takes all of it back', async ({
  open,
  api,
}) => {
  const page = await open();
  const before = await plots(api);
  await summary(page, 'Add plots').tap();
  const list =
    'No\tsq ft\tPrice\tFacing\n3\t1,300\t9,10,000\tகிழக்கு\n03A\t1200\n4\t1200\tSold\n1\t\t9,00,000';
  await page.getByLabel('Or paste your own list').fill(list);
  const table = page.getByRole('table', { name: 'Old and new values' });
  await expect(table.getByRole('row')).toHaveText([
    'PlotNow → new',
    '3Size, sq ft: 1,200 → 1,300 · Facing: N → E · Price, ₹: 8,50,000 → 9,10,000',
    '1Price, ₹: 8,50,000 → 9,00,000',
    '03ASize, sq ft: 1,200',
  ]);
  await expect(page.getByRole('form', { name: 'Row 4' })).toContainText('price “Sold”');
  await expectNoBarrier(page);
  await page.getByRole('button', { name: 'Change 2 plots, add 1' }).tap();
  await expect(page.getByText('2 plots changed, 1 added.')).toBeFocused();
  const facts = async () => (await plots(api)).map((plot) => [plot.number, plot.price]);
  await expect.poll(facts).toEqual([
    ['1', 900_000],
    ['2', 850_000],
    ['3', 910_000],
    ['03A', null],
  ]);
  expect((await statuses(api))[2]).toMatchObject({ number: '3', state: 'booked' });
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect.poll(() => plots(api)).toEqual(before);
  // What was not understood stays, also after a reload, until it is dealt with.
  await page.reload();
  await summary(page, 'Add plots').tap();
  const row4 = page.getByRole('form', { name: 'Row 2' });
  await expect(row4).toContainText('price “Sold”');
  await expect(page.getByLabel('Or paste your own list')).toHaveValue(/\n4\t1200\tSold$/);
  await row4.getByLabel('Price').fill('9,00,000');
  await row4.getByRole('button', { name: 'Read again' }).tap();
  await page.getByRole('button', { name: 'Add 1 plot' }).tap();
  await expect.poll(async () => (await plots(api)).at(-1)?.price).toBe(900_000);
});

test('a list with Tamil heads becomes saved plots; those that it names as taken are set by one more tap', async ({
  page,
  api,
  signedInAsAdmin,
}) => {
  await api.add({ name: { en: 'Empty', ta: '' } }, [], 'empty');
  await signedInAsAdmin('/admin/layouts');
  await page.getByRole('link', { name: 'Empty' }).tap();
  const list =
    'வ.எண்\tமனை எண்\tசதுர அடி\tமொத்த விலை\tதிசை\tநிலை\n1\t௧௨\t௧௨௦௦\t₹8,50,000\tகிழக்கு\tவிற்றது\n2\tமூலை 4\t1,500\t10,00,000\tதெற்கு\tHold';
  await page.getByLabel('Or paste your own list').fill(list);
  await page.getByRole('button', { name: 'Add 2 plots' }).tap();
  const status = page.getByRole('button', { name: 'Set the status of 2' });
  await expect(status).toBeInViewport();
  await status.tap();
  await expect(status).toBeHidden();
  await expect(saved(page)).toBeVisible();
  const found = () => api.find('empty');
  await expect
    .poll(async () => (await found()).statuses.map(({ state }) => state))
    .toEqual(['sold', 'held']);
  expect((await found()).layout.plots.map(({ number, price }) => [number, price])).toEqual([
    ['12', 850_000],
    ['மூலை 4', 1_000_000],
  ]);
  await page.getByRole('link', { name: 'All layouts' }).tap();
});

test('the plots of an Excel file are added; those that it says are sold are set after a question, for which a publication waits', async ({
  open,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/could not be changed/);
  const page = await open();
  await summary(page, 'Add plots').tap();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose an Excel or CSV file' }).tap();
  const rows = [
    ['VAIGAI GARDEN, PHASE 2'],
    [],
    ['S.No', 'Plot No', 'Cent', 'Rate per cent', 'Status', 'Remarks'],
    [1, '1', '', '', 'விற்றது', ''],
    [2, 21, 2.9999999999999996, 350_000, 'Sold', 'Muthu & Co, 98430 11111'],
    [3, 'Corner 7', 5, 350_000, 'Available', ''],
    [4, { day: 46_034 }, 3, 350_000, '', ''],
    ['Total', '', 11, '', '', ''],
  ];
  const file = { name: 'plots.xlsx', mimeType: 'application/zip', buffer: workbookOf(rows) };
  await (await chooser).setFiles(file);
  const wrong = page.getByRole('form', { name: 'Row 7' });
  await expect(wrong).toContainText('a spreadsheet has made a date of the number');
  await page.getByRole('button', { name: 'Add 2 plots' }).tap();
  await expect
    .poll(async () =>
      (await plots(api)).slice(3).map((plot) => [plot.number, plot.squareFeet, plot.price]),
    )
    .toEqual([
      ['21', 1306.8, 1_050_000],
      ['Corner 7', 2178, 1_750_000],
    ]);
  const mended = page.getByRole('form', { name: 'Row 2' });
  await mended.getByLabel('Plot No').fill('12/1');
  await mended.getByRole('button', { name: 'Read again' }).tap();
  await page.getByRole('button', { name: 'Add 1 plot' }).tap();
  await expect.poll(async () => (await plots(api)).map(({ number }) => number)).toContain('12/1');
  expect(JSON.stringify(await plots(api))).not.toMatch(/98430|Muthu/);

  await page.getByRole('link', { name: 'Publish', exact: true }).tap();
  await page.getByRole('button', { name: 'Publish now' }).tap();
  await page.getByRole('link', { name: 'sold, booked or held: 2' }).tap();
  const question = page.getByRole('region', { name: 'Status of the plots of your list' });
  await expect(question).toContainText('Sold, 2: 1, 21');
  await question.getByRole('button', { name: 'Set the status of 2' }).tap();
  await expect(question).toBeHidden();
  const sold = (await statuses(api)).filter(({ state }) => state === 'sold');
  expect(sold.map(({ number }) => number)).toEqual(['1', '21']);
});

test('five taps mark three plots sold, and each can be taken back for a minute, in view of however many', async ({
  page,
  api,
  signedInAsAdmin,
  expectedErrors,
}) => {
  // A call may be under way while a minute passes at once.
  expectedErrors.push(/could not be loaded/);
  await page.clock.install();
  const numbers = Array.from({ length: 60 }, (_, at) => String(at + 1));
  await api.add(
    {},
    numbers.map((number) => ({ number })),
  );
  await signedInAsAdmin();
  const card = page.getByRole('listitem', { name: 'Meera Nagar' });
  const states = async () =>
    (await statuses(api)).filter(({ number }) => Number(number) <= 4).map(({ state }) => state);
  await page.getByRole('link', { name: 'Layouts', exact: true }).tap();
  await page.getByRole('button', { name: 'marks it sold' }).tap();
  for (const number of ['1', '2', '3'])
    await card.getByRole('button', { name: `Plot ${number}, available` }).tap();
  await expect.poll(states).toEqual(['sold', 'sold', 'sold', 'available']);
  await expect(card.getByRole('button', { name: 'Undo: plot 1' })).toBeInViewport({ ratio: 1 });
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') calls += 1;
  });
  // A thumb that trembles taps twice.
  await card.getByRole('button', { name: 'Undo: plot 1' }).evaluate((undo: HTMLElement) => {
    undo.click();
    undo.click();
  });
  await expect.poll(states).toEqual(['available', 'sold', 'sold', 'available']);
  await expect(card.getByRole('button', { name: /^Undo/ })).toHaveCount(2);
  expect(calls).toBe(1);
  await page.clock.runFor(60_000);
  await expect(card.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
});

test('plots that are alike are made by three answers; what is typed after a change of several plots is not written over by its Undo', async ({
  open,
  api,
}) => {
  const page = await open();
  await summary(page, 'Add plots').tap();
  await page.getByLabel('How many plots?').fill('12');
  await page.getByLabel('Size of each plot, sq ft').fill('1,500');
  await page.getByLabel('Width of the road, ft').fill('30 ft');
  await page.getByRole('button', { name: 'Add plots 4 to 15' }).tap();
  await expect.poll(async () => (await plots(api)).length).toBe(15);
  const added = { number: '15', squareFeet: 1500, road: 30, price: null };
  expect((await plots(api)).at(-1)).toMatchObject(added);

  await summary(page, 'Price of all available plots').tap();
  await page.getByLabel('Price of one cent for all available plots, ₹').fill('4,00,000');
  await page.getByRole('button', { name: 'Change 14 plots' }).tap();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toBeVisible();
  await page.getByRole('button', { name: 'Draw plots' }).tap();
  await expect(undo).toBeVisible();
  await page.getByLabel('Plot', { exact: true }).selectOption({ label: '1 · drawn' });
  await page.getByRole('button', { name: 'Draw plot 1 again' }).tap();
  await expect(page.getByText('The outline of plot 1 is deleted.')).toBeVisible();
  await expect.poll(async () => (await plots(api))[0]?.shape).toBe('');
  await undo.tap();
  await expect.poll(async () => (await plots(api))[0]?.shape).not.toBe('');
  expect((await plots(api))[0]?.price).toBe(1_102_000);
});

/** Taps the plan at one of its own pixels, and waits for so many corners. */
async function tapPlan(plan: Locator, [x, y]: [number, number], corners: number) {
  const { width = 0, height = 0 } = (await plan.boundingBox()) ?? {};
  const scale = Math.min(width / PLAN.width, height / PLAN.height);
  const left = (width - PLAN.width * scale) / 2;
  const top = (height - PLAN.height * scale) / 2;
  await plan.tap({ position: { x: left + x * scale, y: top + y * scale }, force: true });
  await expect(plan.locator('path')).toHaveCount(corners);
}

test('the owner draws one plot after the other by tapping their corners, which outlive a reload, or types these', async ({
  open,
  api,
}) => {
  const page = await open('draw');
  const shapes = async () => (await plots(api)).map(({ shape }) => shape);
  const plan = page.getByRole('group', { name: 'Layout plan' });
  const undo = page.getByRole('button', { name: 'Undo corner' });
  await expect(page.getByText('Tap the corners of plot 2')).toBeVisible();
  await tapPlan(plan, [180, 60], 1);
  await tapPlan(plan, [300, 60], 2);
  await tapPlan(plan, [600, 700], 3);
  await undo.tap();
  await page.reload();
  await expect(plan.locator('path')).toHaveCount(2);
  await tapPlan(plan, [300, 160], 3);
  await tapPlan(plan, [180, 160], 4);
  await expect(plan).toHaveAttribute('viewBox', '0.00 0.00 1200.00 800.00');
  await page.getByRole('button', { name: 'Done, next plot' }).tap();
  // What was drawn is shown with as much again on all sides.
  await expect
    .poll(async () => Number((await plan.getAttribute('viewBox'))?.split(' ')[2]))
    .toBeLessThan(600);
  await expect(page.getByText('Tap the corners of plot 3')).toBeVisible();
  await expect.poll(async () => (await shapes())[1]).not.toBe('');
  const drawn = (await shapes())[1]?.split(/[ ,]/) ?? [];
  const toTens = (pixel: string) => Math.round(Number(pixel) / 10) * 10;
  expect(drawn.map(toTens)).toEqual([180, 60, 300, 60, 300, 160, 180, 160]);
  await expectNoBarrier(page);

  await page.goto(`/admin/layouts?layout=${SLUG}&field=${plotPath(samplePlotId('3'))}.shape`);
  const corners = page.getByRole('dialog').getByLabel('Outline on the plan');
  await corners.fill('600,100 700');
  await expect(corners).toHaveAttribute('aria-invalid', 'true');
  await corners.fill('600,100 700,100 700,200');
  await expect.poll(async () => (await shapes())[2]).toBe('600,100 700,100 700,200');
});

/** Errors of a thumb: normally distributed (Box and Muller), the same in each run. */
function thumbErrors(sigma: number): () => number {
  let seed = 7;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return () => sigma * Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
}

test('thirty plots in three rows are drawn by a thumb in 45 taps or fewer, straight and without overlaps', async ({
  page,
  api,
  signedInAsAdmin,
}) => {
  await api.add(
    { plan: PLAN },
    Array.from({ length: 30 }, (_, at) => ({ number: String(at + 1) })),
  );
  await signedInAsAdmin(`/admin/layouts?layout=${SLUG}&part=draw`);
  const plan = page.getByRole('group', { name: 'Layout plan' });
  const error = thumbErrors(3.5);
  let taps = 0;
  /** The rows of the plan: the second one lies at the first, and the third one behind a road. */
  for (const [top, bottom] of [
    [60, 260],
    [260, 460],
    [560, 760],
  ] as const) {
    const corners = [
      [60, top],
      [1140, top],
      [1140, bottom],
      [60, bottom],
    ] as const;
    for (const [at, [x, y]] of corners.entries()) {
      const { width } = (await plan.boundingBox()) ?? { width: 0 };
      const scale = width / PLAN.width;
      const position = { x: x * scale + error(), y: y * scale + error() };
      await plan.tap({ position, force: true });
      await expect(plan.locator('path')).toHaveCount(at + 1);
      taps += 1;
    }
    if (top === 60) {
      await page.getByLabel('A row of how many plots?').fill('10');
      taps += 1;
    }
    await page.getByRole('button', { name: /^Divide into plots/ }).tap();
    taps += 1;
  }
  expect(taps).toBeLessThanOrEqual(45);
  await expect
    .poll(async () => (await plots(api)).filter(({ shape }) => shape !== '').length)
    .toBe(30);
  const outlines = (await plots(api)).map(({ shape }) => cornersOf(shape));
  for (const [a, b, c, d] of outlines) {
    if (!a || !b || !c || !d) throw new Error('A plot has four corners.');
    for (const [corner, one, other] of [
      [a, d, b],
      [b, a, c],
      [c, b, d],
      [d, c, a],
    ] as const)
      expect(Math.abs(degreesAt(corner, one, other) - 90)).toBeLessThan(2);
  }
  const overlapping = outlines.filter((outline, at) =>
    outlines.some((other, place) => place !== at && overlap(outline, other)),
  );
  expect(overlapping).toEqual([]);
});

function degreesAt(corner: Point, one: Point, other: Point): number {
  const angle = (to: Point) => Math.atan2(to.y - corner.y, to.x - corner.x);
  return Math.abs(((((angle(one) - angle(other)) * 180) / Math.PI + 540) % 360) - 180);
}

/** Whether two outlines that lie along the plan have more in common than a rounded pixel. */
function overlap(one: Point[], other: Point[]): boolean {
  const range = (outline: Point[], axis: 'x' | 'y') => {
    const all = outline.map((corner) => corner[axis]);
    return [Math.min(...all), Math.max(...all)] as const;
  };
  return (['x', 'y'] as const).every((axis) => {
    const [[from, to], [otherFrom, otherTo]] = [range(one, axis), range(other, axis)];
    return Math.min(to, otherTo) - Math.max(from, otherFrom) > 1;
  });
}
