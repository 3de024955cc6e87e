import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const components = globSync('**/*.tsx', { cwd: SOURCE }).filter(
  (file) => !file.startsWith('admin/'),
);

/** Text between tags, and attributes that are shown or read out. */
function literalsIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const texts = code.matchAll(/[\w"'}/]>\s*([^<>{}=;()]*[A-Za-z]{2,}[^<>{}=;()]*?)\s*</g);
  const attributes = code.matchAll(
    /\s(?:aria-[a-z]*label|aria-roledescription|alt|title|placeholder|label|hint)="([^"]+)"/g,
  );
  return [...texts, ...attributes]
    .map(([, text = '']) => text)
    .filter((text) => !text.startsWith(','));
}

test('a text between tags or in a label is found', () => {
  expect(literalsIn('<p className={css.a}>\n  Call us\n</p>')).toEqual(['Call us']);
  expect(literalsIn('<Icon name="phone" aria-label="Call us" />')).toEqual(['Call us']);
  expect(literalsIn('const a = useRef<HTMLElement>(null);\nreturn <p>{words.call}</p>;')).toEqual(
    [],
  );
});

test('no component of the public pages has words of its own', () => {
  expect(components.length).toBeGreaterThan(40);
  const found = components.flatMap((file) =>
    literalsIn(readFileSync(join(SOURCE, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
