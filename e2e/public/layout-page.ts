import { expect, type Locator, type Page } from '@playwright/test';
import { inLanguage } from '@theni/content/text';
import type { PublishedLayout } from '@theni/contract';
import type { Language } from '@theni/contract/site-map';
import { content } from '../../config/content.ts';
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

/** On which screen each part of a layout's page begins at the latest. */
const LATEST = {
  'main h1 ~ ul': 1,
  '#plan': 3,
  '#papers': 4,
  '#place': 5,
  '#ask form': 6,
  // The photos begin where it ends.
  '#ask': 7,
};

/** Price, plan, papers, place, form and photos come on time, and each part has a link. */
export async function expectPartsOnTime(page: Page, language: Language): Promise<void> {
  const { parts } = inLanguage(content.layoutPage, language);
  const screen = page.viewportSize()?.height ?? Number.NaN;
  for (const [part, latest] of Object.entries(LATEST)) {
    const { y = Number.NaN, height = 0 } = (await page.locator(part).first().boundingBox()) ?? {};
    const top = part === '#ask' ? y + height : y;
    expect(Math.floor(top / screen) + 1, part).toBeLessThanOrEqual(latest);
  }
  const links = page.getByRole('navigation', { name: parts.label }).getByRole('link');
  await expect(links).toHaveText([parts.plan, parts.plots, parts.papers, parts.place]);
}

export async function followPartLinks(page: Page): Promise<void> {
  const { parts } = inLanguage(content.layoutPage, 'en');
  const links = page.getByRole('navigation', { name: parts.label }).getByRole('link');
  for (const link of await links.all()) {
    const target = page.locator((await link.getAttribute('href')) ?? '');
    await link.click();
    await expect(target).toBeInViewport();
  }
}
