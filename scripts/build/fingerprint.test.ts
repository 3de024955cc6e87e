import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

const folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

test('a build counts as the same while no file, no name and no setting has changed', () => {
  const [one, two] = [file('one', 'a'), file('two', 'b')];
  const before = fingerprintOf([one, two], ['v24']);
  expect(fingerprintOf([two, one], ['v24'])).toBe(before);
  expect(fingerprintOf([one, two], ['v26'])).not.toBe(before);
  expect(fingerprintOf([one], ['v24'])).not.toBe(before);
  expect(fingerprintOf([one, file('three', 'b')], ['v24'])).not.toBe(before);
  file('two', 'c');
  expect(fingerprintOf([one, two], ['v24'])).not.toBe(before);
});
