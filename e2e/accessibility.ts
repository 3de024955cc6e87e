import { readFileSync } from 'node:fs';
import { expect, type Frame, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * @param rules all that are about accessibility, unless some are named
 * @param except what another test looks at
 */
export async function expectNoBarrier(
  page: Page,
  rules?: string[],
  except?: string,
): Promise<void> {
  for (const frame of page.frames()) await bringAxe(frame);
  const barriers = await page.evaluate(
    async ({ runOnly, exclude }) => {
      // What else it can tell takes longer than to find it.
      const options = { runOnly, resultTypes: ['violations' as const], selectors: false };
      const { violations } = await window.axe.run({ exclude }, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
    },
    { runOnly: rules ?? WCAG, exclude: except ? [except] : [] },
  );
  expect(barriers).toEqual([]);
}

/** A document gets it once: to read it takes as long as to look the page through. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}

export async function expectNoBarrierInAnyTheme(page: Page, except?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  // A theme changes colours alone.
  await expectNoBarrier(page, ['color-contrast'], except);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoBarrier(page, undefined, except);
}

/**
 * Axe finds nothing, in light and in dark, and at no width does the page stand out of its window.
 * @param except what another test looks at
 */
export async function expectAccessible(page: Page, except?: string): Promise<void> {
  await expectNoBarrierInAnyTheme(page, except);
  await expectInWindow(page);
}

/** At no width does the page stand out of its window. */
export async function expectInWindow(page: Page): Promise<void> {
  for (const width of [768, 1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectInThisWindow(page);
  }
}

/** In a window of this width the page does not scroll sideways. */
export async function expectInThisWindow(page: Page): Promise<void> {
  const [overflow = 0, width] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth - clientWidth, clientWidth];
  });
  expect(overflow, `${page.url()} at ${width} pixels`).toBeLessThanOrEqual(0);
}

/** What a screen reader can jump to. */
const STOPS =
  /^\s*- '?(banner|complementary|contentinfo|dialog|form|heading|main|navigation|region|search)\b/;

/** Of some pages, by path, what stands in `outlines.txt`. */
const outlines = new Map(
  readFileSync(new URL('outlines.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n\n')
    .map((part) => part.split('\n'))
    .map(([path = '', ...lines]) => [path, lines]),
);

/** The page has these landmarks, headings, forms and dialogs by name, as deep as they stand. */
export async function expectOutline(page: Page, path: string): Promise<void> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  const stops = lines.filter((line) => STOPS.test(line)).map((line) => line.replace(/:$/, ''));
  expect(stops).toEqual(outlines.get(path));
}
