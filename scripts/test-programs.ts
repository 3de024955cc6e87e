import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, findWholeBrowser } from '../e2e/browsers.ts';

/** Debian's packages that the tests need, each with what tells that it is installed. */
const WANTED: Record<string, () => boolean> = {
  'chromium-headless-shell': () => findBrowser() !== undefined,
  chromium: () => findWholeBrowser() !== undefined,
  // These fonts have the letters of Android's phones.
  'fonts-noto-core': () => existsSync('/usr/share/fonts/truetype/noto/NotoSansTamil-Regular.ttf'),
  // The commands of docs/api.md use curl.
  curl: () => succeeds('curl', ['--version']),
};

/** Installs what is missing, where that is possible. @throws when there is still no browser */
export function ensurePrograms(): void {
  for (const [name, isInstalled] of Object.entries(WANTED))
    if (!isInstalled() && !installFromDebian(name))
      console.log(`… Some tests may fail without "${name}": as root, apt-get install ${name}`);
  if (findBrowser()) return;
  console.log('… Installing a Chromium for the tests (by hand: npx playwright install chromium)');
  if (succeeds('npx', ['--no-install', 'playwright', 'install', 'chromium'])) return;
  throw new Error(
    'The browser tests need Chromium: install "chromium-headless-shell", or set CHROMIUM_PATH.',
  );
}

/** Only root can install packages. @returns whether the package is installed now */
function installFromDebian(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`… Installing Debian's ${name} for the tests (by hand: apt-get install ${name})`);
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
