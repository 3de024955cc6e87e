import { readFileSync } from 'node:fs';
import { expect, type Frame, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
    /** What the Tab key has met since `expectEachControlReached` was called. */
    walk: { met: Set<Element>; faults: string[] };
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

/**
 * By the Tab key, once, from the top in the order of the page, each with a mark around it, and in
 * view until the focus goes on.
 */
export async function expectEachControlReached(page: Page): Promise<void> {
  await page.evaluate(watchFocus);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  let missed = await controlsNotMet(page);
  const most = 2 * missed.length;
  // Some come only when the focus is near, and a field for a date takes several presses.
  for (let pressed = 0; missed.length > 0 && pressed < most; missed = await controlsNotMet(page))
    for (const _ of missed) {
      await page.keyboard.press('Tab');
      pressed += 1;
    }
  expect(missed).toEqual([]);
  expect(await page.evaluate(() => window.walk.faults)).toEqual([]);
}

function watchFocus(): void {
  const isSkipLink = (control: Element) => control.matches('[href="#content"]');
  const isMarked = (control: Element) => {
    // A plot of the plan has its mark along its edge.
    const plot = control.querySelector(':scope > polygon');
    return plot
      ? getComputedStyle(plot).strokeDasharray !== 'none'
      : getComputedStyle(control).outlineStyle !== 'none' || isSkipLink(control);
  };
  const isSeen = (control: Element) => {
    const { x, y, width, height } = control.getBoundingClientRect();
    return control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const met = new Set<Element>();
  const faults: string[] = [];
  let last: Element = document.body;
  addEventListener('focusin', ({ target }) => {
    const control = target as Element;
    const isNext = last.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!isNext) faults.push(`Before the last one: ${control.outerHTML}`);
    if (!isMarked(control)) faults.push(`Without a mark: ${control.outerHTML}`);
    met.add(control);
    last = control;
  });
  // The browser scrolls to a control after it has the focus.
  addEventListener('focusout', ({ target }) => {
    const control = target as Element;
    if (!isSeen(control) && !isSkipLink(control)) faults.push(`Not in view: ${control.outerHTML}`);
  });
  window.walk = { met, faults };
}

/** Those that the Tab key is to reach, and has not yet. */
function controlsNotMet(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, summary, input, textarea, select')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => control.tabIndex >= 0 && !control.closest('[inert], :disabled'))
      .filter((control) => !window.walk.met.has(control))
      .map((control) => control.outerHTML),
  );
}
