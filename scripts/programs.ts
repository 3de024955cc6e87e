import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's Chromium without a window: the tests take half the time of those in the whole one. */
const PACKAGE = 'chromium-headless-shell';
const FONTS = 'fonts-noto-core';
/** The whole one: without a window no notification is shown. */
const WHOLE_PACKAGE = 'chromium';

/** The Chromium that the tests drive, if there is one. */
export function findBrowser(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    `/usr/bin/${PACKAGE}`,
    '/usr/bin/chromium',
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && existsSync(path));
}

/** Finds a browser, or installs one where that is possible. @throws when it is not */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('… No Chromium here: installing one for the browser tests');
  for (const install of [() => installFromDebian(PACKAGE), installFromPlaywright]) {
    const installed = install() && findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    `The browser tests need Chromium: install the package "${PACKAGE}", or set CHROMIUM_PATH to yours.`,
  );
}

/** The Chromium that shows notifications, if there is one. */
export function findWholeBrowser(): string | undefined {
  const candidates = [`/usr/bin/${WHOLE_PACKAGE}`, process.env.CHROMIUM_PATH];
  return candidates.find((path) => path && existsSync(path));
}

/** For the journeys of notifications. Installs it where that is possible. */
export function ensureWholeBrowser(): void {
  if (findWholeBrowser()) return;
  console.log('… No Chromium with notifications here: installing it for the browser tests');
  if (!installFromDebian(WHOLE_PACKAGE))
    console.log(`… Without the package "${WHOLE_PACKAGE}" the tests of notifications may fail.`);
}

function installFromPlaywright(): boolean {
  return succeeds('npx', ['--no-install', 'playwright', 'install', 'chromium']);
}

/** Text is measured in the letters of Android's phones, Latin and Tamil. Installs them where that is possible. */
export function ensureFonts(): void {
  if (existsSync('/usr/share/fonts/truetype/noto/NotoSansTamil-Regular.ttf')) return;
  console.log('… No Noto fonts here: installing them for the browser tests');
  if (!installFromDebian(FONTS))
    console.log(`… Without the package "${FONTS}" tests that measure text may fail.`);
}

/** The examples of docs/api.md are typed in a test. Installs curl where that is possible. @throws when it is not */
export function ensureCurl(): void {
  const isThere = () => succeeds('curl', ['--version']);
  if (isThere()) return;
  console.log('… No curl here: installing it for the tests of docs/api.md');
  if (installFromDebian('curl') && isThere()) return;
  throw new Error('The tests of docs/api.md need curl: install the package "curl".');
}

/** @returns whether the package is there now: on Debian and its kin, and only for root */
function installFromDebian(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  return (
    succeeds('apt-get', ['update', '-qq']) &&
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
  );
}

function succeeds(command: string, args: string[]): boolean {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    return true;
  } catch {
    return false;
  }
}
