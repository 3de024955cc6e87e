import { expect, type Page } from '@playwright/test';
import { inLanguage } from '@theni/content/text';
import type { Language } from '@theni/contract/site-map';
import { content } from '../../config/content.ts';

/** On which screen each part of a layout's page begins at the latest. */
const LATEST = {
  'main h1 ~ ul': 1,
  '#plan': 3,
  '#papers': 4,
  '#place': 5,
  '#ask form': 6,
  // The photos begin where it ends.
  '#ask': 7,
};

/** Price, plan, papers, place, form and photos come on time, and each part has a link. */
export async function expectPartsOnTime(page: Page, language: Language): Promise<void> {
  const { parts } = inLanguage(content.layoutPage, language);
  const screen = page.viewportSize()?.height ?? Number.NaN;
  for (const [part, latest] of Object.entries(LATEST)) {
    const { y = Number.NaN, height = 0 } = (await page.locator(part).first().boundingBox()) ?? {};
    const top = part === '#ask' ? y + height : y;
    expect(Math.floor(top / screen) + 1, part).toBeLessThanOrEqual(latest);
  }
  const links = page.getByRole('navigation', { name: parts.label }).getByRole('link');
  await expect(links).toHaveText([parts.plan, parts.plots, parts.papers, parts.place]);
}

export async function followPartLinks(page: Page): Promise<void> {
  const { parts } = inLanguage(content.layoutPage, 'en');
  const links = page.getByRole('navigation', { name: parts.label }).getByRole('link');
  for (const link of await links.all()) {
    const target = page.locator((await link.getAttribute('href')) ?? '');
    await link.click();
    await expect(target).toBeInViewport();
  }
}
