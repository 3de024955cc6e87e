import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import rootPackage from '../package.json' with { type: 'json' };
import { unknownLicences } from './licences.ts';
import { lockedPackages } from './lock.ts';

const ROOT = join(import.meta.dirname, '..');
const manifests = ['.', ...rootPackage.workspaces].map((folder) => ({
  folder,
  ...JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')),
}));
const locked = lockedPackages();

test('every package.json names exact versions, and the lock file has just these', () => {
  for (const { folder, dependencies, devDependencies } of manifests) {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
      const found =
        locked.find(({ path }) => path === `${folder}/node_modules/${name}`) ??
        locked.find(({ path }) => path === `node_modules/${name}`);
      expect(found?.version, name).toBe(version);
    }
  }
});

test('npm checks the content of every package that it installs', () => {
  expect(locked.length).toBeGreaterThan(500);
  expect(locked.filter(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

test('only packages that were looked at run a script when they are installed', () => {
  const decided = Object.keys(rootPackage.allowScripts);
  const withScript = locked.filter(({ hasInstallScript }) => hasInstallScript);
  expect(withScript.filter(({ name }) => !decided.includes(name))).toEqual([]);
});

test('workflows run the very actions that were looked at', () => {
  const uses = globSync('.github/workflows/*.yml', { cwd: ROOT }).flatMap(
    (file) => readFileSync(join(ROOT, file), 'utf8').match(/uses: .*/g) ?? [],
  );
  expect(uses.length).toBeGreaterThan(0);
  // A tag can be moved to other code, a commit cannot.
  for (const one of uses) expect(one).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('every package is under a licence that was looked at', () => {
  expect(unknownLicences(locked)).toEqual([]);
});

test('a package under another licence, or under none, is noticed', () => {
  const one = { path: 'node_modules/new', name: 'new', version: '1.0.0' };
  expect(unknownLicences([{ ...one, license: 'AGPL-3.0-only' }])).toHaveLength(1);
  expect(unknownLicences([one])).toEqual(['new 1.0.0: no licence']);
});
