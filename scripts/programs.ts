import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The Chromium that the tests drive, if there is one: without a window they take half the time. */
export function findBrowser(): string | undefined {
  return [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    chromium.executablePath(),
  ].find((path) => path && existsSync(path));
}

/** The Chromium that shows notifications, if there is one: without a window none is shown. */
export function findWholeBrowser(): string | undefined {
  return ['/usr/bin/chromium', process.env.CHROMIUM_PATH].find((path) => path && existsSync(path));
}

/** Debian's packages that the tests want, and whether they are there. */
const WANTED: Record<string, () => boolean> = {
  'chromium-headless-shell': () => findBrowser() !== undefined,
  chromium: () => findWholeBrowser() !== undefined,
  // It has the letters of Android's phones.
  'fonts-noto-core': () => existsSync('/usr/share/fonts/truetype/noto/NotoSansTamil-Regular.ttf'),
  // The commands of docs/api.md use it.
  curl: () => succeeds('curl', ['--version']),
};

/** Installs what is not there, where that is possible. @throws when there is no browser then */
export function ensurePrograms(): void {
  for (const [name, isThere] of Object.entries(WANTED))
    if (!isThere() && !installFromDebian(name))
      console.log(`… Without the package "${name}" some tests may fail.`);
  if (findBrowser() || succeeds('npx', ['--no-install', 'playwright', 'install', 'chromium']))
    return;
  throw new Error(
    'The browser tests need Chromium: install "chromium-headless-shell", or set CHROMIUM_PATH.',
  );
}

/** @returns whether the package is there now: on Debian and its kin, and only for root */
function installFromDebian(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`… Installing ${name} for the tests`);
  return (
    succeeds('apt-get', ['update', '-qq']) &&
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
  );
}

function succeeds(program: string, args: string[]): boolean {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    return true;
  } catch {
    return false;
  }
}
