import type { Page } from '@playwright/test';
import type { PublishedLayout } from '@theni/contract';
import { sampleLayouts } from '../../config/sample-layouts.ts';

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
