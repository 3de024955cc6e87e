// @vitest-environment jsdom
import { shipped } from '@theni/content';
import { fill } from '@theni/content/text';
import { cleanText } from '@theni/contract/characters';
import { LANGUAGES, pageNames, pages } from '@theni/contract/site-map';
import { expect, test } from 'vitest';
import { sampleLayouts } from '../../../../config/sample-layouts.ts';
import * as renderer from '../../../build/render-site.ts';
import { testBuild } from '../../../build/test/test-build.ts';
import { outlineEditable } from './tap-to-edit.ts';
import { marksIn, pathLookup, withMark, withMarks } from './use-preview.ts';

const pathsIn = (text: string) => marksIn(text).map(({ path }) => path);

test.each(['Plots in Theni', 'தேனியில் மனைகள்', 'ends in a virama: ம்'])(
  'a tap behind “%s” knows its path, and a copy of it is the text alone',
  (text) => {
    const marked = withMark(text, 'home.cards.0.title');
    expect(marksIn(marked)).toEqual([{ path: 'home.cards.0.title', end: marked.length }]);
    expect(cleanText(marked)).toBe(text);
  },
);

test('each line of a text has its path, and an empty line stays empty', () => {
  const lines = withMark('One\n\nTwo', 'privacy.text').split('\n');
  expect(lines.map(pathsIn)).toEqual([['privacy.text'], [], ['privacy.text']]);
});

test('in a template with a value each has its own', () => {
  const template = withMark('Plots of {company} in Theni', 'home.intro');
  const filled = fill(template, { company: withMark('Vaigai Homes', 'company.name') });
  expect(pathsIn(filled)).toEqual(['company.name', 'home.intro']);
});

test('headings and people are marked; numbers, addresses, hours and pictures are not', () => {
  const { home, people, company, frame } = withMarks(shipped);
  expect(pathsIn(home.hero.headline.ta)).toEqual(['home.hero.headline']);
  expect(pathsIn(people.jointDirectors[1]?.name.en ?? '')).toEqual([
    'people.jointDirectors.1.name',
  ]);
  expect(company.phones).toEqual(shipped.company.phones);
  expect(company.address).toEqual(shipped.company.address);
  expect(frame.hours).toEqual(shipped.frame.hours);
  expect(people.founder.picture.file).toBe(shipped.people.founder.picture.file);
});

test('pictures, hours, map and networks say what they are to the owner alone', async () => {
  const context = renderer.pageContextOf('en', shipped, [], { site: testBuild({}).site });
  const contentPathOf = pathLookup(context.words);
  const preview = await renderer.render('/', { ...context, isPreview: true, contentPathOf });
  for (const path of [
    'home.hero.picture',
    'people.founder.picture',
    'company.openingHours',
    'company.geo company.mapQuery',
    'company.social.facebook',
  ])
    expect(preview).toContain(`data-edit="${path}"`);
  const page = await renderer.render('/', context);
  expect(page).not.toContain('data-edit');
  expect(preview.replaceAll(/ data-edit="[^"]*"/g, '')).toBe(page);
});

/** Numbers of sections and plots, and the names of the languages. */
const NUMBER_OR_LANGUAGE = /^(?:[\d\s,./%₹]+|English|தமிழ்)$/;
/** They have forms of their own. */
const layoutNames = sampleLayouts.flatMap(({ fields }) => Object.values<string>(fields.name));

test.each(LANGUAGES)(
  'whatever a page says opens something when it is tapped (%s)',
  async (language) => {
    const { site } = testBuild({});
    const context = renderer.pageContextOf(language, withMarks(shipped), [], { site });
    const contentPathOf = pathLookup(context.words);
    for (const page of pageNames) {
      const preview = { ...context, isPreview: true, contentPathOf };
      const html = await renderer.render(pages[page].path, preview);
      const shown = new DOMParser().parseFromString(html, 'text/html');
      outlineEditable(shown, []);
      expect(shown.querySelectorAll('main h1[data-editable]'), page).toHaveLength(1);
      expect(untouchable(shown), page).toEqual([]);
    }
  },
);

/** Texts that nothing would open for. */
function untouchable(shown: Document): string[] {
  const walker = shown.createTreeWalker(shown.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const isText = text && !node.parentElement?.closest('[data-editable], [hidden], script, style');
    if (isText && !NUMBER_OR_LANGUAGE.test(text) && !layoutNames.includes(text)) found.push(text);
  }
  return found;
}
