import { join } from 'node:path';
import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

const SRC = join(import.meta.dirname, '../src');
const BUTTON = join(SRC, 'ui/button.module.css');

test('each build of the same sources gives a class the same short name, whatever it asks for first', () => {
  const client = classNames(SRC);
  const renderer = classNames(SRC);
  const other = client('section', join(SRC, 'ui/section.module.css'));
  expect(renderer('button', BUTTON)).toBe(client('button', BUTTON));
  expect(client('button', BUTTON)).not.toBe(other);
  expect(client('section', BUTTON)).not.toBe(other);
  expect(other).toMatch(/^[^ad]{1,3}$/i);
});

test('a class that is new while one develops gets a name of its own', () => {
  const nameOf = classNames(SRC);
  const fresh = nameOf('written-just-now', BUTTON);
  expect(fresh).toBe(nameOf('written-just-now', BUTTON));
  expect(fresh).not.toBe(nameOf('button', BUTTON));
});
