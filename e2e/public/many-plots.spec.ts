import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { pathIn } from '@theni/contract/site-map';
import { buildOutputs } from '../../config/config-paths.ts';
import { content } from '../../config/content.ts';
import { sampleLayouts } from '../../config/sample-layouts.ts';
import { samplePlot } from '../../config/sample-plan.ts';
import {
  type LayoutForRelease,
  renderRelease,
} from '../../functions/src/publishing/render-release.ts';
import { expect, screens, test } from '../fixtures.ts';
import { openLive, untilHydrated, watchElements } from '../hydration.ts';
import { layoutShift, twoFrames } from '../layout-shift.ts';
import { expectPartsOnTime, followPartLinks, planOf } from './layout-page.ts';

const GARDEN = '/layouts/sample-garden';
/** 120 plots, of which 69 are available. */
const HILLS = '/layouts/sample-hills';
const SCREEN = { width: 360, height: 740 };

test.use({ ...screens.phone, viewport: SCREEN });

test('price, plan, papers, place, form and photos of a large layout come on time; two fingers enlarge its plan and one moves it, and so do buttons', async ({
  page,
}) => {
  await openLive(page, HILLS);
  await expectPartsOnTime(page, 'en');
  await followPartLinks(page);

  const plan = await planOf(page);
  await plan.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const plot = plan.getByRole('link', { name: /^Plot 60:/ });
  const widthOf = async () => (await plot.boundingBox())?.width ?? 0;
  const box = await plan.boundingBox();
  if (!box) throw new Error('There is no plan.');
  expect(Math.round(box.width)).toBe(360);
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const [small, scrolled] = [await widthOf(), await page.evaluate(() => scrollY)];
  const touch = await touchscreenOf(page);
  await touch.spread(centre, 20, 80);
  await expect.poll(widthOf).toBeGreaterThan(2.5 * small);
  const before = await plot.boundingBox();
  await touch.swipe(centre, { x: centre.x - 50, y: centre.y - 40 });
  await expect
    .poll(async () => (before?.x ?? 0) - ((await plot.boundingBox())?.x ?? 0))
    .toBeGreaterThan(20);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await plan.boundingBox()).toEqual(box);

  await page.getByRole('button', { name: 'Whole plan' }).tap();
  await expect.poll(widthOf).toBeCloseTo(small, 1);
  await page.getByRole('button', { name: 'Larger' }).tap();
  await expect.poll(widthOf).toBeGreaterThan(1.3 * small);
  await page.getByRole('button', { name: 'Smaller' }).tap();
  await expect.poll(widthOf).toBeCloseTo(small, 1);
  // Not enlarged, it lets the page go on.
  await touch.swipe(centre, { x: centre.x, y: centre.y - 150 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);

  await page.goto(pathIn('ta', HILLS));
  await expectPartsOnTime(page, 'ta');
});

test('a link to a plot unfolds the list of all, and moves nothing', async ({ page }) => {
  await openLive(page, `${HILLS}?plot=118`);
  await expect(page.locator('tbody tr').filter({ visible: true })).toHaveCount(120);
  await expect(page.getByRole('heading', { name: 'Plot 118' })).toBeInViewport();
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

const ROOT = join(import.meta.dirname, '../..');

type Plot = LayoutForRelease['plots'][number];

const manyPlots: Plot[] = Array.from({ length: 500 }, (_, index) => {
  const [x, y] = [(index % 28) * 57, Math.floor(index / 28) * 55];
  return samplePlot({
    number: String(index + 1),
    price: 500_000 + index * 1000,
    shape: `${x},${y} ${x + 56},${y} ${x + 56},${y + 54} ${x},${y + 54}`,
    state: (['available', 'held', 'booked', 'sold'] as const)[index % 4] ?? 'sold',
  });
});

/** It replaces the sample's plan, which does not matter here. */
const plan = {
  kind: 'picture' as const,
  width: 1600,
  height: 1000,
  colour: '#ffffff',
  placeholder: '',
  variants: [{ Width: 1600, Url: '/favicon.svg' }],
};

/** The site as a publication makes it, if the first sample had other plots. */
async function renderWithPlots(plots: Plot[]) {
  const renderer = pathToFileURL(join(ROOT, buildOutputs.functions, 'lib/site/'));
  const [garden] = sampleLayouts;
  const fields = { ...garden.fields, documents: [] };
  const layout: LayoutForRelease = { ...garden, fields, plots, asOf: '2026-03-02', photos: [] };
  const files = { [fields.plan?.file ?? '']: plan };
  const { newFiles } = await renderRelease(
    renderer,
    async () => ({ filesById: files, readers: new Map() }),
    { content, layouts: [layout], liveHashes: {} },
  );
  return newFiles;
}

/** The first sample with other plots, as a publication makes its pages. */
async function servePlots(page: Page, plots: Plot[]): Promise<void> {
  const files = await renderWithPlots(plots);
  await page.route(/\/assets\/.*\.json$/, async (route) =>
    route.fulfill({
      body: (await files.get(new URL(route.request().url()).pathname)?.()) ?? '',
      contentType: 'application/json',
    }),
  );
  await page.route(`**${GARDEN}`, async (route) =>
    route.fulfill({
      body: (await files.get(`${GARDEN}.html`)?.()) ?? '',
      contentType: 'text/html;charset=utf-8',
    }),
  );
}

test('of 500 plots React keeps each element of the served page; the first, one between and the last answer a finger; a link to the question below them leads there, and it stays', async ({
  page,
}) => {
  await servePlots(page, manyPlots);
  // Plot 1 is sold since the page was made.
  await page.route('**/api/layouts/*/plots', (route) =>
    route.fulfill({
      json: manyPlots.map((plot) => (plot.number === '1' ? { ...plot, state: 'sold' } : plot)),
    }),
  );
  // By their names it takes seconds to find some among a thousand links.
  const plotOf = (number: number) => page.locator(`#plan [href="#plot-${number}"]`);
  const isAlive = () =>
    expect(page.getByRole('button', { name: 'Price', includeHidden: true })).toBeEnabled();
  const isSold = () => expect(plotOf(1)).toHaveAccessibleName('Plot 1: Sold');

  await page.goto(GARDEN);
  const changedAtOnce = await watchElements(page);
  await untilHydrated(page);
  await isAlive();
  await isSold();
  expect(await changedAtOnce()).toEqual([]);
  await planOf(page);
  const chosen = (number: number) =>
    page.getByRole('status').getByText(`Plot ${number}`, { exact: true });
  for (const number of [1, 263, 500]) {
    await plotOf(number).tap();
    await expect(chosen(number)).toBeVisible();
  }
  for (let times = 0; times < 4; times += 1)
    await page.getByRole('button', { name: 'Larger' }).tap();
  const box = await plotOf(500).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);

  // Now the states come when the page is alive.
  const { promise: alive, resolve: markAlive } = Promise.withResolvers<void>();
  await page.route('**/api/layouts/*/plots', async (route) => {
    await alive;
    await route.fallback();
  });
  await page.goto(`${GARDEN}#ask`);
  const changedLater = await watchElements(page);
  const question = page.locator('#ask');
  const topOf = () => question.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(topOf).toBeLessThan(200);
  const top = await topOf();
  await untilHydrated(page);
  await isAlive();
  await twoFrames(page);
  expect(Math.abs((await topOf()) - top)).toBeLessThan(1);
  markAlive();
  await isSold();
  expect(await changedLater()).toEqual([]);
  await twoFrames(page);
  expect(Math.abs((await topOf()) - top)).toBeLessThan(1);
});

interface Point {
  x: number;
  y: number;
}

/** Touches of the screen, as the browser gets them from it. */
async function touchscreenOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const move = async (paths: [from: Point, to: Point][]) => {
    const at = (part: number) =>
      paths.map(([from, to], id) => ({
        id,
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      }));
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number, step: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : at(part),
        timestamp: started + step * STEP,
      });
    const started = Date.now() / 1000 - (STEPS + REST) * STEP;
    await send('touchStart', 0, 0);
    for (let step = 1; step <= STEPS; step += 1) await send('touchMove', step / STEPS, step);
    await send('touchMove', 1, STEPS + REST);
    await send('touchEnd', 1, STEPS + REST);
  };
  return {
    swipe: (from: Point, to: Point) => move([[from, to]]),
    /** Two fingers that go apart from `center`, from `near` to `far` pixels away of it. */
    spread: ({ x, y }: Point, near: number, far: number) =>
      move([
        [
          { x: x - near, y },
          { x: x - far, y },
        ],
        [
          { x: x + near, y },
          { x: x + far, y },
        ],
      ]),
  };
}

const STEPS = 8;
/** In seconds. */
const STEP = 0.016;
/**
 * Steps that the fingers rest before they leave: a tap that comes while a throw still runs only
 * stops it.
 */
const REST = 20;
