// @vitest-environment jsdom
import { shipped } from '@theni/content';
import { LANGUAGES, pageNames, pages } from '@theni/contract/site-map';
import { expect, test } from 'vitest';
import { sampleLayouts } from '../../../../config/sample-layouts.ts';
import * as renderer from '../../../build/render-site.ts';
import { testBuild } from '../../../build/test/test-build.ts';
import { outlineEditable } from './tap-to-edit.ts';
import { pathLookup, withMarks } from './use-preview.ts';

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
