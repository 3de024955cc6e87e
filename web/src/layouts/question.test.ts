import { shipped, wordsIn } from '@theni/content';
import type { Language } from '@theni/contract/limits';
import { expect, test } from 'vitest';
import { sampleLayouts } from '../../../config/sample-layouts.ts';
import { namedLayouts } from './name-layouts.ts';
import { contactAbout, linkedQuestion } from './question.ts';

const published = sampleLayouts.map((sample) => ({ ...sample, Photos: [], Files: {} }));
const wordsOf = (language: Language) =>
  wordsIn(language, shipped, {
    keepMessagesDays: 1,
    layouts: namedLayouts(published, shipped, language),
  });
const en = wordsOf('en');
const ta = wordsOf('ta');

test('a link to the form names layout and plot in the message and beside it, in both languages', () => {
  expect(linkedQuestion('?project=sample-garden&plot=17', en)).toEqual({
    project: 'sample-garden',
    plot: '17',
    message: 'I would like to know more about plot 17 of Sample Garden, Theni.',
  });
  const tamil = linkedQuestion('?plot=17&project=sample-garden&utm_source=x', ta);
  expect(tamil?.message).toContain('மாதிரித் தோட்டம், தேனி, மனை எண் 17');
});

test('a link without a plot, or with what is no number of one, names the layout alone', () => {
  const about = {
    project: 'sample-garden',
    plot: '',
    message: 'I would like to know more about Sample Garden, Theni.',
  };
  const link = contactAbout('sample-garden');
  for (const plot of ['', '&plot=', '&plot=%20', `&plot=${'9'.repeat(21)}`, '&plot=1%0A2'])
    expect(linkedQuestion(new URL(`https://x.example${link}${plot}`).search, en)).toEqual(about);
});

test('a link that names no public layout changes nothing', () => {
  for (const search of [
    '',
    '?plot=17',
    '?project=',
    '?project=secret&plot=17',
    '?project=__proto__',
  ])
    expect(linkedQuestion(search, en)).toBeUndefined();
});
