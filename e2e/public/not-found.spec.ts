import { expect, test } from '../fixtures.ts';
import { untilHydrated } from '../hydration.ts';
import { words } from '../site.ts';

test('a link behind which a mail has broken the line leads to its page', async ({
  page,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/, /No routes matched/);
  await page.goto(`${baseURL}/ta/gallery%0D%0a%20`);
  await page.keyboard.press('Shift');
  await expect(page).toHaveURL('/ta/gallery');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ta.gallery.heading);
});
