import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassNames } from './short-class-names.ts';

const SRC = join(import.meta.dirname, '../src');
const BUTTON = join(SRC, 'ui/button.module.css');
const SECTION = join(SRC, 'ui/section.module.css');

test('each build of the same sources gives a class the same name, whatever it asks for first', () => {
  const client = shortClassNames(SRC);
  const renderer = shortClassNames(SRC);
  const section = client('section', SECTION);
  expect(renderer('button', BUTTON)).toBe(client('button', BUTTON));
  expect(renderer('section', SECTION)).toBe(section);
  expect(client('section', BUTTON)).not.toBe(section);
});

test('names are short, each is given once, and none has the letters of an advertisement', () => {
  const nameOf = shortClassNames(SRC);
  const names = Array.from({ length: 3000 }, (_, index) => nameOf(`new-${index}`, BUTTON));
  expect(new Set(names).size).toBe(3000);
  for (const name of names) expect(name).toMatch(/^[^ad]{1,3}$/i);
});
