import { expect, test } from 'vitest';
import { licenceIssues } from './licences.ts';

test('a package under a harmless licence may be downloaded, also one of several', () => {
  const licences = ['MIT', '(MIT OR GPL-3.0-only)', 'BSD-3-Clause AND Apache-2.0', 'OFL-1.1'];
  expect(licenceIssues(licences.map((identifier) => packageUnder(identifier)))).toEqual([]);
});

test.each([
  'GPL-3.0-only',
  'LGPL-3.0-or-later',
  'AGPL-3.0-only',
  'MPL-2.0',
  'MIT AND GPL-2.0-only',
  'SEE LICENSE IN x',
  undefined,
])('a package under %s fails the build', (identifier) => {
  expect(licenceIssues([packageUnder(identifier)])).toEqual([
    `Browsers would download library, which is under ${identifier ?? 'no known licence'}.`,
  ]);
});

function packageUnder(identifier: string | undefined) {
  return { name: 'library', version: '1.0.0', ...(identifier && { identifier }) };
}
