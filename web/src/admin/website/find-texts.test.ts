import { shipped } from '@theni/content';
import { isEditable } from '@theni/content/value-settings';
import { LANGUAGES } from '@theni/contract/languages';
import { expect, test } from 'vitest';
import { findTexts, searchedTexts, textsIn } from './find-texts.ts';

test('the owner finds each text of the site by its words, in either language', () => {
  const texts = searchedTexts(shipped);
  for (const language of LANGUAGES)
    for (const { path, text } of textsIn(shipped, language))
      if (isEditable(path) && text.trim())
        expect(findTexts(texts, text).map((found) => found.path)).toContain(path);
});
