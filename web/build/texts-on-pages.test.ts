import { shipped } from '@theni/content';
import { expect, test } from 'vitest';
import { findValues, searchedValues } from '../src/admin/documents/editable-values.ts';
import { objectPaths } from '../src/admin/documents/object-paths.ts';
import { isEdited } from '../src/admin/documents/sections.ts';
import { ShownTexts, textsIn } from '../src/admin/documents/shown-texts.ts';
import { contentTexts } from '../src/admin/documents/site-texts.ts';
import * as renderer from './render-site.ts';
import { testBuild } from './test-build.ts';
import { pagesWith, textsOnPages, tokenContent } from './texts-on-pages.ts';

/** A tap on hours or on a number opens that; the words around it are found by the search. */
const WORDS_OF_NUMBERS = /^(?:frame\.hours|projectPage\.units)\./;

test('the owner finds each text that a page shows by tapping it there', async () => {
  const { content, pathsIn } = tokenContent();
  const texts = new ShownTexts(contentTexts(content, 'en'));
  for (const { page, html } of await pagesWith(content, renderer)) {
    const missed = shownIn(html).flatMap((shown) => {
      const found = texts.find(shown);
      return pathsIn(shown).filter((path) => !found.includes(path) && !WORDS_OF_NUMBERS.test(path));
    });
    expect({ page, missed }).toEqual({ page, missed: [] });
  }
});

/** What stands between two tags, as one tap finds it. */
function shownIn(html: string): string[] {
  const texts = html.replace(/<!--.*?-->/gs, '').split(/<[^>]*>/);
  return [...new Set(texts.map(unescaped))].filter((text) => text.trim() !== '');
}

function unescaped(html: string): string {
  const signs = { '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' };
  return Object.entries(signs).reduce((text, [code, sign]) => text.replaceAll(code, sign), html);
}

test('the owner finds each text of the site by its words, in either language', () => {
  const values = searchedValues(shipped);
  for (const language of ['en', 'ta'] as const)
    for (const { path, text } of textsIn(shipped, language))
      if (isEdited(path) && text.trim())
        expect(findValues(values, text).map((value) => value.path)).toContain(path);
});

test('pictures, hours, the map and social networks say what they are to the owner, and nothing to visitors', async () => {
  const edition = renderer.editionOf('en', shipped, [], { site: testBuild({}).site });
  const pathOf = objectPaths(edition.words);
  const preview = await renderer.render('/', { ...edition, isPreview: true, pathOf });
  for (const path of [
    'home.hero.picture',
    'people.founder.picture',
    'company.openingHours',
    'company.geo company.mapQuery',
    'company.social.facebook',
  ])
    expect(preview).toContain(`data-edit="${path}"`);
  const page = await renderer.render('/', edition);
  expect(page).not.toContain('data-edit');
  expect(preview.replaceAll(/ data-edit="[^"]*"/g, '')).toBe(page);
});

test('a text says on which pages it stands', async () => {
  const pages = await textsOnPages(renderer);
  expect(pages['home.hero.headline']).toEqual(['home']);
  expect(pages['company.phones.0']?.length).toBeGreaterThan(8);
  expect(pages['pages.home.title']).toEqual([]);
});
