import type { Page } from '@playwright/test';
import { PLAN, SLUG } from '../../functions/test/layouts-server.ts';
import { expectAccessible, expectInWindow, expectNoBarrier } from '../accessibility.ts';
import { becomeAdmin, expect } from '../fixtures.ts';
import { test as base, saved } from './layouts-api.ts';

const test = base.extend<{ layouts: Page }>({
  /** Signed in. The test opens what it needs. */
  layouts: async ({ page, api: _ }, use) => {
    await becomeAdmin(page);
    await use(page);
  },
});

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('no part of a layout has a barrier, or stands out of the page; a half-typed date and the place where the owner stands are read as the phone gives them', async ({
  layouts: page,
  api,
}) => {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const summary = (text: string) => page.locator('summary').filter({ hasText: text });
  const part = (name: string) =>
    page
      .getByRole('group', { name: 'Parts of this layout' })
      .getByRole('button', { name, exact: true });
  const price = { perSqFt: null, perCent: null, asOf: '' };
  await api.add({ plan: PLAN, geo: null, price, amenities: [{ en: 'Park', ta: 'பூங்கா' }] }, [
    { number: '1', shape: '60,60 180,60 180,340 60,340', state: 'sold' },
    { number: '2', state: 'held', heldUntil: '2026-12-01T12:30:00.000Z' },
  ]);

  await test.step('a link leads to what is folded by its summary', async () => {
    await page.goto(`/admin/layouts?layout=${SLUG}&part=details&field=photos`);
    await expect(summary('Choose from the gallery')).toBeFocused();
  });

  await test.step('a date that is half typed counts as not saved, and its field says what it lacks', async () => {
    await summary('Land and price').tap();
    const date = field('Date of this price');
    await date.press('1');
    await date.blur();
    await expect(date).toHaveAccessibleDescription('Please enter day, month and year.');
    await expect(page.getByText('Not saved. Please correct:')).toBeVisible();
    await date.press('Backspace');
    await date.blur();
    await expect(date).not.toHaveAccessibleDescription('Please enter day, month and year.');
    await expect(saved(page)).toBeVisible();
  });

  await test.step('“Here” is the place where the phone is', async () => {
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 10.0123456, longitude: 77.4, accuracy: 8 });
    await summary('Where it is').tap();
    await page.getByRole('button', { name: 'Here' }).tap();
    await expect(field('Place on the map')).toHaveValue('10.012346, 77.4');
  });

  await test.step('the page of the layout is drawn in the frame of the preview', async () => {
    await part('Preview').tap();
    const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Meera Nagar');
  });

  for (const name of ['Plots', 'Details', 'Draw plots'])
    await test.step(`${name}: no barrier, and nothing stands out`, async () => {
      await part(name).tap();
      await expect(part(name)).toHaveAttribute('aria-pressed', 'true');
      await page.locator('main details').evaluateAll((all) => {
        for (const details of all as HTMLDetailsElement[]) details.open = true;
      });
      await expect(page.getByText('Loading..')).toHaveCount(0);
      // Drawing has a test of its own.
      await (name === 'Draw plots' ? expectInWindow(page) : expectAccessible(page));
    });

  await test.step('an open plot: the same', async () => {
    await part('Plots').tap();
    await page.getByRole('list', { name: 'Plots' }).getByRole('button', { name: /^2/ }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close' }).tap();
  });

  await test.step('the questions for a new layout: the same', async () => {
    await page.getByRole('link', { name: 'All layouts' }).tap();
    await page.getByRole('link', { name: 'New layout' }).tap();
    await expect(page.getByRole('button', { name: 'Make the page' })).toBeVisible();
    await expectNoBarrier(page);
    await expectInWindow(page);
  });
});
