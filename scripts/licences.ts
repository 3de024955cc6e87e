import { readFileSync } from 'node:fs';
import { isAllowed, type Licence } from '../web/build/licence-terms.ts';
import { type LockedPackage, lockedPackages } from './lock.ts';

/** `npm run licences`: every package by its licence: what browsers download, and what stays here. */

/** Programs that we run and do not hand on, so that their terms for passing on changed copies do not apply. */
const ALLOWED_HERE = [
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BSD', 'Apache-2.0', 'Zlib'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'Python-2.0', 'public domain', 'OFL-1.1'],
  // axe-core and lightningcss, tools of the tests and the build; mediabunny, which the functions run unchanged.
  'MPL-2.0',
  // libvips, in sharp's packages: loaded by the functions as a library of its own.
  'LGPL-3.0-or-later',
  // spdx-exceptions, a list of names: on the server, with Google's framework.
  'CC-BY-3.0',
];

/** Packages of an old form of package.json, which the lock file does not understand; looked up by hand. */
const BY_HAND: Record<string, string> = { fuzzy: 'MIT', limiter: 'MIT', 'valid-url': 'MIT' };

function licenceOf({ name, license }: LockedPackage): string | undefined {
  return license ?? BY_HAND[name];
}

/** Packages under a licence that nobody has looked at yet. */
export function unknownLicences(packages: LockedPackage[]): string[] {
  return packages
    .filter((one) => !isAllowed(licenceOf(one), ALLOWED_HERE))
    .map((one) => `${one.name} ${one.version}: ${licenceOf(one) ?? 'no licence'}`);
}

if (import.meta.main) printLicences();

function printLicences(): void {
  const file = new URL('../web/dist/licences.json', import.meta.url);
  const downloaded: Licence[] = JSON.parse(readFileSync(file, 'utf8'));
  const known = new Set(downloaded.map(({ name, version }) => `${name} ${version}`));
  const rest = lockedPackages().filter(({ name, version }) => !known.has(`${name} ${version}`));
  console.log('Browsers download:');
  printGroups(downloaded.map(({ name, version, identifier }) => [identifier, name, version]));
  console.log('\nStays on the server, or on the machines of those who build:');
  printGroups(rest.map((one) => [licenceOf(one), one.name, one.version]));
}

function printGroups(packages: [string | undefined, string, string][]): void {
  const groups = Map.groupBy(packages, ([licence]) => licence ?? 'unknown');
  for (const [licence, members] of [...groups].sort(([, a], [, b]) => b.length - a.length)) {
    const names = members.map(([, name, version]) => `${name} ${version}`);
    console.log(`  ${licence} (${members.length}): ${names.sort().join(', ')}`);
  }
}
