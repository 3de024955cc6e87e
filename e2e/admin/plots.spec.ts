import type { Locator, Page } from '@playwright/test';
import { PLAN, SLUG } from '../../functions/test/layouts-server.ts';
import { cornersOf, type Point } from '../../web/src/layouts/plan/shape.ts';
import { workbookOf } from '../../web/test/workbook.ts';
import { expectNoBarrier } from '../accessibility.ts';
import { expect } from '../fixtures.ts';
import { brokenWords, cutControls } from '../legibility.ts';
import { saved, test } from './layouts-api.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const summary = (page: Page, name: string) => page.locator('summary').filter({ hasText: name });
const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ number: String(at + 1) }));

test('on a phone all that a change of plots needs is in view: its Undo, however many there are; the question about a spreadsheet that was chosen; the states of a plot, as whole words', async ({
  page,
  api,
  signedInAsAdmin,
}) => {
  await api.add({}, numbered(60));
  await api.add({ name: { en: 'Green Park', ta: '' } }, numbered(1), 'green-park');
  await signedInAsAdmin('/admin/layouts');

  await test.step('what was done and its Undo, under sixty plots', async () => {
    const card = page.getByRole('listitem', { name: 'Meera Nagar' });
    await page.getByRole('button', { name: 'marks it sold' }).tap();
    await card.getByRole('button', { name: 'Plot 1, available' }).tap();
    await expect(page.getByText('Plot 1 is sold now.')).toBeInViewport({ ratio: 1 });
    await expect(card.getByRole('button', { name: 'Undo: plot 1' })).toBeInViewport({ ratio: 1 });
  });

  await test.step('what is asked about the plots of a spreadsheet', async () => {
    await page.getByRole('link', { name: 'Green Park' }).tap();
    await summary(page, 'Add plots').tap();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose an Excel or CSV file' }).tap();
    const rows = [
      ['Plot No', 'Cent', 'Rate per cent', 'Status'],
      ['1', 3, 350_000, 'Sold'],
      [21, 2.9999999999999996, 350_000, 'விற்றது'],
      [{ day: 46_034 }, 3, 350_000, ''],
    ];
    const file = { name: 'plots.xlsx', mimeType: 'application/zip', buffer: workbookOf(rows) };
    await (await chooser).setFiles(file);
    const wrong = page.getByRole('form', { name: 'Row 4' });
    await expect(wrong).toContainText('a spreadsheet has made a date of the number');
    await expectNoBarrier(page);
    await page.getByRole('button', { name: 'Change 1 plot, add 1' }).tap();
    const status = page.getByRole('button', { name: 'Set the status of 2' });
    await expect(status).toBeInViewport();
    await status.tap();
    await expect(status).toBeHidden();
  });

  await test.step('the states of a plot on the narrowest phone, as whole words, two by two', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('list', { name: 'Plots' }).getByRole('button').first().tap();
    const dialog = page.getByRole('dialog', { name: 'Plot 1' });
    const states = dialog.getByRole('button', { name: /available|held|booked|sold/i });
    await expect(states).toHaveText(['Back to available', 'Held', 'Booked', 'Sold']);
    expect(await brokenWords(page, 'dialog button', /\S+/g)).toEqual([]);
    expect(await cutControls(page, 'dialog')).toEqual([]);
    const lefts = await states.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().x),
    );
    expect(new Set(lefts).size).toBe(2);
  });
});

test('a thumb draws one plot after the other by its corners, which outlive a reload, and thirty plots in three rows in 45 taps or fewer, straight and without overlaps', async ({
  page,
  api,
  signedInAsAdmin,
}) => {
  await api.add({ plan: PLAN }, [
    { number: '1', shape: '60,60 180,60 180,340 60,340' },
    { number: '2' },
    { number: '3' },
  ]);
  const rows = { name: { en: 'Three rows', ta: '' }, plan: PLAN };
  await api.add(rows, numbered(30), 'three-rows');
  await signedInAsAdmin(`/admin/layouts?layout=${SLUG}&part=draw`);
  const plan = page.getByRole('group', { name: 'Layout plan' });

  await test.step('one plot after the other', async () => {
    await expect(page.getByText('Tap the corners of plot 2')).toBeVisible();
    await tapPlan(plan, [180, 60], 1);
    await tapPlan(plan, [300, 60], 2);
    await tapPlan(plan, [600, 700], 3);
    await page.getByRole('button', { name: 'Undo corner' }).tap();
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
    await expect(saved(page)).toBeVisible();
    const shape = (await api.find()).layout.plots[1]?.shape ?? '';
    const toTens = (pixel: string) => Math.round(Number(pixel) / 10) * 10;
    expect(shape.split(/[ ,]/).map(toTens)).toEqual([180, 60, 300, 60, 300, 160, 180, 160]);
    await expectNoBarrier(page);
  });

  await test.step('thirty plots in three rows', async () => {
    await page.getByRole('link', { name: 'All layouts' }).tap();
    await page.getByRole('link', { name: 'Three rows' }).tap();
    await page.getByRole('button', { name: 'Draw plots' }).tap();
    await drawThreeRows(page, plan);
    await expect(saved(page)).toBeVisible();
    const { plots } = (await api.find('three-rows')).layout;
    expect(plots.filter(({ shape }) => shape !== '')).toHaveLength(30);
    expectStraight(plots.map(({ shape }) => cornersOf(shape)));
  });
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

/** Errors of a thumb: normally distributed (Box and Muller), the same in each run. */
function thumbErrors(sigma: number): () => number {
  let seed = 7;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return () => sigma * Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
}

async function drawThreeRows(page: Page, plan: Locator): Promise<void> {
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
}

/** Four corners of 90 degrees, within two; and no plot lies on another. */
function expectStraight(outlines: Point[][]): void {
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
}

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
