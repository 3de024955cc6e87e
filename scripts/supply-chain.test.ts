import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import rootPackage from '../package.json' with { type: 'json' };
import { isAllowed } from '../web/build/licence-terms.ts';

const ROOT = join(import.meta.dirname, '..');
const manifests = ['.', ...rootPackage.workspaces].map((folder) => ({
  folder,
  ...JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')),
}));

/** An entry of package-lock.json. */
interface LockedPackage {
  version: string;
  license?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  /** A folder of this repository. */
  link?: boolean;
}

/** Every package that comes from a registry, for whatever system, by the folder that npm puts it into. */
const locked = Object.entries<LockedPackage>(
  JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages,
).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');
const versions = new Map(locked.map(([path, { version }]) => [path, version]));

test('every package.json names exact versions, and the lock file has just these', () => {
  for (const { folder, dependencies, devDependencies } of manifests) {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
      const own = versions.get(`${folder}/node_modules/${name}`);
      expect(own ?? versions.get(`node_modules/${name}`), name).toBe(version);
    }
  }
});

test('npm checks the content of every package that it installs', () => {
  expect(locked.length).toBeGreaterThan(500);
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

test('only packages that were looked at run a script when they are installed', () => {
  const decided = Object.keys(rootPackage.allowScripts);
  const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(withScript.length).toBeGreaterThan(0);
  expect(withScript.filter(([path]) => !decided.includes(nameOf(path)))).toEqual([]);
});

test('workflows run the very actions that were looked at', () => {
  const uses = globSync('.github/workflows/*.yml', { cwd: ROOT }).flatMap(
    (file) => readFileSync(join(ROOT, file), 'utf8').match(/uses: .*/g) ?? [],
  );
  expect(uses.length).toBeGreaterThan(0);
  // A tag can be moved to other code, a commit cannot.
  for (const one of uses) expect(one).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

/** Programs that we run and do not hand on, so that their terms for passing on changed copies do not apply. */
const ALLOWED = [
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BSD', 'Apache-2.0', 'Zlib'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'Python-2.0', 'public domain', 'Unlicense', 'OFL-1.1'],
  // axe-core and lightningcss, tools of the tests and the build; mediabunny, which the functions run unchanged.
  'MPL-2.0',
  // libvips, in sharp's packages: loaded by the functions as a library of its own.
  'LGPL-3.0-or-later',
  // spdx-exceptions, a list of names: on the server, with Google's framework.
  'CC-BY-3.0',
];

/** Packages of an old form of package.json, which the lock file does not understand; looked up by hand. */
const BY_HAND: Record<string, string> = { fuzzy: 'MIT', limiter: 'MIT', 'valid-url': 'MIT' };

test.each([undefined, 'AGPL-3.0-only', 'MIT AND GPL-2.0-only'])(
  'a package under the licence %s would be noticed',
  (license) => {
    expect(isAllowed(license, ALLOWED)).toBe(false);
  },
);

test('every package is under a licence that was looked at', () => {
  const unknown = locked
    .map(([path, { license }]) => [nameOf(path), license ?? BY_HAND[nameOf(path)]] as const)
    .filter(([, license]) => !isAllowed(license, ALLOWED));
  expect(unknown).toEqual([]);
});
