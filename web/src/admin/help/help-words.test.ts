import { expect, test } from 'vitest';
import { helpTasks } from './help-words.ts';

test('each step of the help stands in both languages, with the same names of what is tapped', () => {
  const quoted = (text: string) => [...text.matchAll(/“[^”]+”/g)].map(String).sort();
  for (const { steps } of helpTasks)
    for (const { en, ta } of steps) {
      expect(ta).toMatch(/\p{Script=Tamil}/u);
      expect(quoted(ta)).toEqual(quoted(en));
    }
});
