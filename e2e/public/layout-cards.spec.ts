import { sampleLayouts } from '../../config/sample-layouts.ts';
import { expect, layoutShift, openLive, requestsOf, screens, test } from '../fixtures.ts';

test.use({ ...screens.phone, viewport: { width: 360, height: 740 } });

for (const [path, line] of [
  ['/', 'Plots: 5 of 24 available'],
  ['/service-plots', 'Plots: 5 of 24 available'],
  ['/layouts', 'Plots: 5 of 24 available'],
  ['/ta/layouts', 'மனைகள்: 24-இல் 5 விற்பனைக்கு'],
] as const)
  test(`a card of ${path} says how many plots are available now, asks for it when it is near the view, and moves nothing`, async ({
    page,
  }) => {
    // Five have become available since the page was made.
    await page.route('**/api/layouts/*/plots', (route) => {
      const layout = sampleLayouts.find(({ slug }) => route.request().url().includes(slug));
      const states = layout?.plots.map(({ number }, index) => ({
        number,
        state: index < 5 ? 'available' : 'sold',
      }));
      return route.fulfill({ json: states });
    });
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a card says how many plots there are, and none of them is called available', async ({
    page,
  }) => {
    await page.goto('/layouts');
    const card = page
      .getByRole('listitem')
      .filter({ hasText: /TN\/99\/Layout/ })
      .first();
    await expect(card).toContainText('Plots: 24');
    await expect(card).not.toContainText('available');
  });
});
