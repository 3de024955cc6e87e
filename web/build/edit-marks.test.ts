import { shipped } from '@theni/content';
import { expect, test } from 'vitest';
import { pathLookup } from '../src/admin/editor/use-preview.ts';
import * as renderer from './render-site.ts';
import { testBuild } from './test/test-build.ts';

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
