import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const tamil = readFileSync(join(import.meta.dirname, 'type-ta.css'), 'utf8');

/** ['gallery/ask-link.module.css', '1.35'] of all styles that visitors' pages have. */
function declared(property: RegExp): [file: string, value: string][] {
  return globSync('**/*.css', { cwd: SOURCE })
    .filter((file) => !file.startsWith('admin/') && !file.startsWith('styles/type-'))
    .flatMap((file) =>
      Array.from(
        readFileSync(join(SOURCE, file), 'utf8').matchAll(property),
        ([, value = '']): [string, string] => [file, value],
      ),
    );
}

test('no line of a Tamil page is lower than its letters', () => {
  expect(tamil).toContain('--least-heading: 1.4;');
  expect(tamil).toContain('--least-text: 1.7;');
  const heights = [
    ...declared(/\bline-height:\s*([^;]+);/g),
    ...declared(/\bfont:[^;/]+\/\s*([^;]+);/g),
  ];
  expect(heights.length).toBeGreaterThan(40);
  expect(
    heights.filter(([, value]) => !/var\(--least-(?:heading|text)\)|^1\.4 /.test(value)),
  ).toEqual([]);
});

test('no letters of a Tamil page are moved apart or together', () => {
  expect(tamil).toContain('--tracking: 0em;');
  const spacings = declared(/\bletter-spacing:\s*([^;]+);/g);
  expect(spacings.length).toBeGreaterThan(1);
  expect(spacings.filter(([, value]) => !/var\(--tracking\)|^0$/.test(value))).toEqual([]);
});
