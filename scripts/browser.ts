import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installFromDebian, succeeds } from './install.ts';

/** Where Debian and Ubuntu put theirs; others set CHROMIUM_PATH. */
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** The Chromium that the tests drive, if there is one. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, SYSTEM_CHROMIUM, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

/** Finds a browser, or installs one where that is possible. @throws when it is not */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('… No Chromium here: installing one for the browser tests');
  for (const install of [() => installFromDebian('chromium'), installFromPlaywright]) {
    const installed = install() && findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium: install the package "chromium", or set CHROMIUM_PATH to yours.',
  );
}

function installFromPlaywright(): boolean {
  return succeeds('npx', ['--no-install', 'playwright', 'install', 'chromium']);
}
