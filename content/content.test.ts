import { BOOKED_KEEP_DAYS } from '@theni/contract/lead-stages';
import { pageNames } from '@theni/contract/site-map';
import { expect, test } from 'vitest';
import { withAllChanges } from './changes.ts';
import { shipped, wordsIn } from './index.ts';
import { sections } from './sections.ts';
import { latinWords, untranslated } from './test/untranslated.ts';
import { fill, isBilingual } from './text.ts';

/** Every text with its path: ['home.hero.headline', {en, ta}]. */
const texts = textsIn(shipped);

function textsIn(part: unknown, path = ''): [path: string, text: { en: string; ta: string }][] {
  if (typeof part !== 'object' || part === null) return [];
  if (isBilingual(part) && typeof part.en === 'string' && typeof part.ta === 'string')
    return [[path, { en: part.en, ta: part.ta }]];
  return Object.entries(part).flatMap(([key, inner]) =>
    textsIn(inner, path ? `${path}.${key}` : key),
  );
}

const { gallery, contact, home, notFound, construction } = wordsIn('en', shipped, {
  keepMessagesDays: 1,
});

test('the words that the specification quotes stand to the letter', () => {
  expect(home.hero.headline).toBe('Best Land Promoters In Theni District');
  expect(home.quote.heading).toBe('GET A QOUTE');
  expect(Object.values(home.whatWeDo.cards).map(({ title }) => title)).toEqual([
    'Plots For Sale',
    '2D, 3D Home Plans',
    'Road & Construction Works',
  ]);
  expect(gallery.loading).toBe('Loading Please wait....');
  expect(notFound.message).toBe('Oops!.. Page Not Found..');
  expect(contact.sent).toBe('your message received..');
  expect(contact.failed).toBe('your message cannot send, please contact other way..');
  expect(construction.slides[2]?.title).toBe('Building contruction and Renovation');
});

test('a name that turns the direction of reading does not turn the sentence around it', () => {
  const name = 'Sample\u202E Homes\u2069';
  expect(fill('© {name}. All rights reserved.', { name })).toBe(
    '© Sample Homes. All rights reserved.',
  );
});

test('every text is there in both languages, to fill with the same values', () => {
  expect(withAllChanges({})).toEqual(shipped);
  const same = texts.filter(([, { en, ta }]) => en === ta).map(([path]) => path);
  expect(same.filter((path) => !isUntranslated(path))).toEqual([]);
});

function isUntranslated(path: string): boolean {
  return (untranslated as readonly string[]).includes(path);
}

test('what is Tamil is written in Tamil letters, composed as keyboards write them', () => {
  const known = new Set<string>(latinWords);
  for (const [path, { ta }] of texts) {
    if (isUntranslated(path) || path.startsWith('frame.languageSwitch')) continue;
    const words = ta.replace(/\{\w+\}/g, '').match(/\w*[A-Za-z]\w*/g) ?? [];
    expect(
      words.filter((word) => !known.has(word)),
      path,
    ).toEqual([]);
    expect(ta.normalize('NFC'), path).toBe(ta);
  }
});

test('every page has a name, and a description that a search engine shows whole', () => {
  expect(Object.keys(shipped.pages)).toEqual(pageNames);
  for (const { title, description } of Object.values(shipped.pages)) {
    for (const text of Object.values(title)) expect(text.length).toBeGreaterThan(4);
    for (const text of Object.values(description)) expect(text.length).toBeLessThanOrEqual(170);
  }
});

test('the privacy page names how long messages of each stage are kept', () => {
  const notice = shipped.privacy.parts.map(({ text }) => text.en).join(' ');
  expect(BOOKED_KEEP_DAYS).toBe(5 * 365);
  expect(notice).toContain('after {days} days, or after five years if you have booked');
});

test('the owner finds each text of the site in one section, beside the page that shows it', () => {
  const listed = sections.flatMap(({ parts }) => parts);
  expect(listed.toSorted()).toEqual(Object.keys(shipped).toSorted());
  for (const { page } of sections) expect(pageNames).toContain(page);
});
