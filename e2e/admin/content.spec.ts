import type { Page } from '@playwright/test';
import { problem } from '../answers.ts';
import { expect, expectNoBarrier } from '../fixtures.ts';
import { ContentApi } from './content-api.ts';
import { test as base } from './fixtures.ts';

const test = base.extend<{ api: ContentApi; editor: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants an object pattern
  api: async ({}, use) => use(new ContentApi()),
  /** /admin/content, signed in. */
  editor: async ({ page, api, signedInAsAdmin }, use) => {
    await api.serve(page);
    await signedInAsAdmin();
    await page.getByRole('link', { name: 'Content', exact: true }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await use(page);
  },
});

test.use({ viewport: { width: 360, height: 740 } });

const open = (page: Page, part: string) => page.goto(`/admin/content?part=${part}`);

for (const width of [360, 768, 1280]) {
  test(`looks at ${width}`, async ({ page, editor }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const part of [
      '',
      'company',
      'people',
      'home',
      'plots',
      'changes',
      'claims',
      'versions',
      'preview',
    ]) {
      await editor.goto(part ? `/admin/content?part=${part}` : '/admin/content');
      await expect(editor.getByText('Saved', { exact: true })).toBeVisible();
      await editor.screenshot({
        path: `/tmp/c-shots/${width}-${part || 'index'}.png`,
        fullPage: part !== 'home',
      });
      await expectNoBarrier(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
}
