import { expect, requestsOf, screens, test } from '../fixtures.ts';
import { openLive } from '../hydration.ts';
import { layoutShift } from '../layout-shift.ts';
import { servePlotStates } from './plot-states.ts';

test.use({ ...screens.phone, viewport: { width: 360, height: 740 } });

for (const [path, line] of [
  ['/', 'Plots: 5 of 24 available'],
  ['/ta/layouts', 'மனைகள்: 24-இல் 5 விற்பனைக்கு'],
] as const)
  test(`a card of ${path} says how many plots are available now`, async ({ page }) => {
    await servePlotStates(page, (_plot, index) => (index < 5 ? 'available' : 'sold'));
    const asked = requestsOf(page, (request) => request.url().endsWith('sample-garden/plots'));
    await openLive(page, path);
    if (path === '/') expect(asked).toEqual([]);
    const card = page
      .getByRole('listitem')
      .filter({ hasText: /TN\/99\/Layout/ })
      .last();
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByText(line, { exact: true })).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
  });
