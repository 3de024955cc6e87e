import { shipped } from '@theni/content';
import { inLanguage } from '@theni/content/text';
import { townsIn } from '@theni/content/towns';
import { expect, test } from 'vitest';
import { sampleLayout } from '../../../../functions/test/sample-layout.ts';
import { layoutTexts } from './site-texts.ts';

test('an empty text of a layout is found by the name that stands in its place', () => {
  const layout = sampleLayout({ description: { en: '', ta: '' }, place: '' });
  const { projectList, projectPage } = inLanguage(shipped, 'en');
  const words = { towns: townsIn('en'), projectList };
  const found = layoutTexts('meera-nagar', layout, { text: projectPage }, words, 'en');
  expect(found).toContainEqual({
    path: 'projects.meera-nagar.description',
    text: '[Description]',
  });
  expect(found).toContainEqual({ path: 'projects.meera-nagar.place', text: '[Town]' });
});
