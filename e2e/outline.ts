import type { Page } from '@playwright/test';

/** What a screen reader can jump to. */
const STOPS =
  /^\s*- '?(banner|complementary|contentinfo|dialog|form|heading|main|navigation|region|search)\b/;

/** Landmarks, headings, forms and dialogs with their names, as deep as they stand. */
export async function outlineOf(page: Page): Promise<string> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  return lines
    .filter((line) => STOPS.test(line))
    .map((line) => `${line.replace(/:$/, '')}\n`)
    .join('');
}
