import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { budgets } from '../../web/budgets.ts';
import { expect } from '../fixtures.ts';
import { test } from './fixtures.ts';
import { smallPhoto } from './sample-files.ts';

const KIBIBYTE = 1024;

test('with the keyboard alone an item is uploaded, put on Home first and deleted, and the results are announced', async ({
  page,
  photos,
}) => {
  await photos.choose(await smallPhoto());
  await page.getByLabel('Photo or video').focus();
  const focusedNames = () =>
    page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement;
      const labels = [...(focused.labels ?? [])].map((label) => label.textContent);
      return [focused.ariaLabel, focused.textContent, ...labels];
    });
  const reach = async (name: string) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      if ((await focusedNames()).includes(name)) return;
    }
    throw new Error(`The keyboard does not reach ${name}.`);
  };
  await reach('Service');
  await page.keyboard.press('R');
  await reach('Location');
  await page.keyboard.type('Theni');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 file uploaded.' })).toBeVisible();
  const pin = page.getByLabel('On Home first: Road Work, Theni');
  await expect(pin).toBeVisible();
  await reach('On Home first: Road Work, Theni');
  await page.keyboard.press('Space');
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await reach('Delete: Road Work, Theni');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'cancel' })).toBeFocused();
  await reach('yes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Deleted.' })).toBeFocused();
});

test(`the panel loads at most ${budgets.adminScript} KiB of script`, async ({ page, photos }) => {
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    const address = response.url();
    if (new URL(address).pathname.endsWith('.js')) scripts.set(address, response);
  });
  await page.reload();
  await expect(photos.bar).toBeVisible();
  await expect(page.getByText('Nothing is uploaded yet.')).toBeVisible();
  const bodies = await Promise.all([...scripts.values()].map((script) => script.body()));
  const sizes = bodies.map((body) => gzipSync(body).length);
  const atFirst = sizes.reduce((sum, bytes) => sum + bytes, 0);
  expect(atFirst / KIBIBYTE).toBeLessThanOrEqual(budgets.adminScript);
  expect(atFirst / KIBIBYTE).toBeGreaterThan(50);
});
