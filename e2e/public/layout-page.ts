import type { Locator, Page } from '@playwright/test';
import type { PublishedLayout } from '@theni/contract';
import { sampleLayouts } from '../../config/sample-layouts.ts';
import { openLive } from '../hydration.ts';

/** Opens the page of a layout, and brings its plan into view. */
export async function openPlan(page: Page, path: string): Promise<Locator> {
  await openLive(page, path);
  return planOf(page);
}

/** Brings the plan of the open page into view. */
export async function planOf(page: Page): Promise<Locator> {
  await page.locator('table').first().scrollIntoViewIfNeeded();
  const plan = page.getByRole('group', { name: /^(?:Layout plan|மனைப்பிரிவு வரைபடம்)$/ });
  await plan.scrollIntoViewIfNeeded();
  return plan;
}

/** The row of a plot in the table. */
export function rowOf(page: Page, number: string): Locator {
  const head = page.getByRole('rowheader', { name: number, exact: true });
  return page.locator('tbody tr').filter({ has: head });
}

type Plot = PublishedLayout['plots'][number];

/** The plots of the samples are now in other states than when their pages were made. */
export async function servePlotStates(
  page: Page,
  stateOf: (plot: Plot, index: number) => Plot['state'],
): Promise<void> {
  await page.route('**/api/layouts/*/plots', (route) => {
    const layout = sampleLayouts.find(({ slug }) => route.request().url().includes(slug));
    const states = layout?.plots.map((plot, index) => ({
      number: plot.number,
      state: stateOf(plot, index),
    }));
    return route.fulfill({ json: states });
  });
}
