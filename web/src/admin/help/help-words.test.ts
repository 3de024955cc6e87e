import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { helpTasks } from './help-words.ts';

const pictures = readdirSync(new URL('pictures/', import.meta.url)).map(
  (file) => file.split('-')[0] ?? '',
);

test('each task of the help is shown in pictures, and no picture is of another one', () => {
  expect([...new Set(pictures)].sort()).toEqual(helpTasks.map(({ key }) => key).sort());
});

test('each step of the help stands in both languages, with the same names of what is tapped', () => {
  const quoted = (text: string) => [...text.matchAll(/“[^”]+”/g)].map(String).sort();
  for (const { steps } of helpTasks)
    for (const { en, ta } of steps) {
      expect(ta).toMatch(/\p{Script=Tamil}/u);
      expect(quoted(ta)).toEqual(quoted(en));
    }
});
