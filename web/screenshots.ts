import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { LANGUAGES } from '@theni/contract/limits';
import { findBrowser } from '../scripts/programs.ts';
import { showWhole } from '../scripts/whole-page.ts';
import { pageNames, pages, pathIn } from './src/pages.ts';

/** Pictures of every page for a look with one's own eyes: SITE_URL=http://localhost:5000 npm run screenshots */
const site = process.env.SITE_URL ?? 'http://localhost:5000';
const folder = fileURLToPath(new URL('.vite/screenshots/', import.meta.url));
const widths = [360, 768, 1440];
const themes = ['light', 'dark'] as const;
const executablePath = findBrowser();

const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (const width of widths) {
  for (const theme of themes) await takeAll(browser, width, theme);
}
await browser.close();
console.log(`Screenshots are in ${folder}`);

async function takeAll(browser: Browser, width: number, colorScheme: (typeof themes)[number]) {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 780 : 900 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const language of LANGUAGES) {
    for (const name of pageNames) {
      await page.goto(site + pathIn(language, pages[name].path));
      await showWhole(page);
      await scrollThrough();
      const path = `${folder}${language}-${name}-${width}-${colorScheme}.png`;
      await page.screenshot({ path, fullPage: true });
    }
  }
  await context.close();

  /** So that lists and lazy pictures are there. */
  async function scrollThrough() {
    await page.mouse.move(1, 1);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 500) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      scrollTo(0, 0);
    });
    await page.waitForLoadState('networkidle');
  }
}
