import { type Content, shipped } from '@theni/content';
import { withValidChanges } from '@theni/content/changes';
import { isEditable } from '@theni/content/value-settings';
import { LANGUAGES } from '@theni/contract/site-map';
import { expect, test } from 'vitest';
import { findTexts, samplesIn, searchedTexts, textsIn } from './search.tsx';
import { websiteView } from './website-address.ts';

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

test('the owner finds each text of the site by its words, in either language', () => {
  const texts = searchedTexts(shipped);
  for (const language of LANGUAGES)
    for (const { path, text } of textsIn(shipped, language))
      if (isEditable(path) && text.trim())
        expect(findTexts(texts, text).map((found) => found.path)).toContain(path);
});

test('a link to a text that is gone opens the search', () => {
  expect(websiteView('?edit=home.hero.motto')).toMatchObject({ edit: [], find: '' });
  const path = 'people.jointDirectors.1.name.ta';
  expect(websiteView(`?edit=${path}`)).toMatchObject({ edit: [path], find: undefined });
});
