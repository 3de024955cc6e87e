import { type Content, shipped } from '@theni/content';
import { withValidChanges } from '@theni/content/changes';
import { expect, test } from 'vitest';
import { samplesIn } from './search.tsx';

const samples = (content: Content) => samplesIn(content, []);

test('before the first publication each value of the sample is named once, until it is replaced', () => {
  const before = samples(shipped);
  expect(before).toContain('company.name');
  expect(new Set(before).size).toBe(before.length);
  const name = { en: 'Theni Land', ta: 'தேனி லேண்ட்' };
  expect(samples(withValidChanges({ 'company.name': name }))).toEqual(
    before.filter((path) => path !== 'company.name'),
  );
});

test('a text that lacks something is to be corrected, and no sample', () => {
  const content = withValidChanges({ 'company.name': { en: 'Theni Land', ta: '' } });
  const missing = [{ path: 'company.name.ta', message: 'is missing' }];
  expect(samplesIn(content, missing)).not.toContain('company.name');
});
