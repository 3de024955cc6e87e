import { expect, test } from 'vitest';
import { help } from './help-page.tsx';

test('each task of the help stands in both languages, with the same names of what is tapped', () => {
  const quoted = (text: string) => [...text.matchAll(/“[^”]+”/g)].map(String).sort();
  const named = (tasks: string[][]) => tasks.map((texts) => texts.map(quoted));
  expect(named(help.ta)).toEqual(named(help.en));
  for (const text of help.ta.flat()) expect(text).toMatch(/\p{Script=Tamil}/u);
});
