import { expect, test } from 'vitest';
import { testFilesIn } from './test-files.ts';

test('a folder stands for its tests of every kind, a file for itself', () => {
  const files = testFilesIn(['functions/src/gallery', 'e2e/contact', 'scripts/stages.test.ts']);
  for (const kind of [
    /gallery\/\w[\w-]*\.test\.ts$/,
    /\.emulator\.test\.ts$/,
    /^e2e\/contact\/.*\.spec\.ts$/,
  ])
    expect(files.some((file) => kind.test(file))).toBe(true);
  expect(files.at(-1)).toBe('scripts/stages.test.ts');
  expect(files.every((file) => /\.(test|spec)\.tsx?$/.test(file))).toBe(true);
});

test('a folder without a test is told, instead of passing', () => {
  expect(() => testFilesIn(['docs'])).toThrow('There is no test in docs.');
});
