import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { PublishedLayout } from '@theni/contract';
import { content } from '../../config/content.ts';
import { sampleLayouts } from '../../config/sample-layouts.ts';
import { samplePlot } from '../../config/sample-plot.ts';
import { built } from '../../config/site-config.ts';
import { renderSite } from '../../functions/src/publishing/publisher.ts';
import { expect, screens, test } from '../fixtures.ts';
import { serveGallery } from '../gallery-api.ts';
import { openPlan } from './plan.ts';

const [garden] = sampleLayouts;
const PATH = '/projects/sample-garden';
const ROOT = join(import.meta.dirname, '../..');
test.use({ ...screens.phone, viewport: { width: 360, height: 740 } });

type Plot = PublishedLayout['Plots'][number];

const manyPlots: Plot[] = Array.from({ length: 500 }, (_, index) => {
  const [x, y] = [(index % 28) * 57, Math.floor(index / 28) * 55];
  return samplePlot({
    Number: String(index + 1),
    Price: 500_000 + index * 1000,
    Shape: `${x},${y} ${x + 56},${y} ${x + 56},${y + 54} ${x},${y + 54}`,
    State: (['available', 'held', 'booked', 'sold'] as const)[index % 4] ?? 'sold',
  });
});

/** In the place of the sample's plan, which is no matter here. */
const plan = {
  Kind: 'picture' as const,
  Width: 1600,
  Height: 1000,
  Colour: '#ffffff',
  Placeholder: '',
  Variants: [{ Width: 1600, Url: '/favicon.svg' }],
};

/** The first sample with other plots, as a publication makes its pages. */
async function servePlots(page: Page, Plots: Plot[]): Promise<void> {
  const renderer = pathToFileURL(join(ROOT, built.functions, 'lib/site/'));
  const Project = { ...garden?.Project, documents: [] };
  const layout = { ...garden, Project, Plots, AsOf: '2026-03-02', Photos: [] };
  const Files = { [Project.plan?.file ?? '']: plan };
  const files = await renderSite(content, [{ ...layout, Files } as PublishedLayout], renderer);
  await page.route(/\/assets\/.*\.json$/, (route) =>
    route.fulfill({
      body: files.get(new URL(route.request().url()).pathname) ?? '',
      contentType: 'application/json',
    }),
  );
  await page.route(`**${PATH}`, (route) =>
    route.fulfill({
      body: files.get(`${PATH}.html`) ?? '',
      contentType: 'text/html;charset=utf-8',
    }),
  );
  await page.route('**/api/projects/*/plots', (route) => route.fulfill({ json: Plots }));
}

test('of 500 plots the first, one between and the last answer a finger, then the arrow keys; the table has all of them', async ({
  page,
}) => {
  await serveGallery(page, []);
  await servePlots(page, manyPlots);
  const plan = await openPlan(page, PATH);
  const plotOf = (number: number) =>
    plan.getByRole('link', { name: new RegExp(`^Plot ${number}:`) });
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
  await plotOf(500).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(plotOf(499)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chosen(499)).toBeVisible();
  const onPlan = await plan
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
  const inTable = await page
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map(
        ({ children: [number, state] }) => `Plot ${number?.textContent}: ${state?.textContent}`,
      ),
    );
  expect(onPlan).toHaveLength(500);
  expect(inTable).toEqual(onPlan);
});
