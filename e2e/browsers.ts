import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Finds the Chromium that the tests drive: the one without a window takes half the time. */
export function findBrowser(): string | undefined {
  return [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    chromium.executablePath(),
  ].find((path) => path && existsSync(path));
}

/** Finds the Chromium that shows notifications, which one without a window does not. */
export function findWholeBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));
}
