import { type Content, shipped } from '@theni/content';
import { withValue } from '@theni/contract/tree';
import { expect, test } from 'vitest';
import { sampleLayout } from '../../../../functions/test/sample-layout.ts';
import { type ChangedDocument, halfChanged } from './half-changed.ts';

const NEW = '+91 98430 12345';

/** The shipped content with these values in the place of its own. */
const content = (changes: Record<string, unknown>): ChangedDocument => ({
  at: '',
  before: shipped,
  after: changed<Content>(shipped, changes),
});

function changed<Tree>(tree: Tree, changes: Record<string, unknown>): Tree {
  return Object.entries(changes).reduce((all, [path, value]) => withValue(all, path, value), tree);
}

const asked = (...documents: ChangedDocument[]) =>
  halfChanged(documents).map(({ path, reads, proposal }) => [path, reads, proposal]);

test('without a change, and where both languages have changed, nothing is asked', () => {
  expect(asked(content({}))).toEqual([]);
  const headline = { en: 'Plots in Theni', ta: 'தேனியில் மனைகள்' };
  expect(asked(content({ 'home.hero.headline': headline }))).toEqual([]);
});

test('a phone number that has changed is asked for wherever the old one still stands, however it is written', () => {
  const way = { en: 'Call +91 (00000) 00001, please.', ta: '0000000001' };
  const layout = sampleLayout({ directions: way });
  const changes = {
    'company.phones.0': NEW,
    'people.founder.phone': '+91-00000-00001',
  };
  expect(asked(content(changes), { at: 'projects.garden', before: layout, after: layout })).toEqual(
    [
      ['company.whatsapp', '+91 00000 00001', NEW],
      ['people.founder.phone', '+91-00000-00001', NEW],
      ['projects.garden.directions.en', way.en, `Call ${NEW}, please.`],
      ['projects.garden.directions.ta', way.ta, NEW],
    ],
  );
});

test('numbers that have changed places, went, or got another one before them, are not asked for', () => {
  const [first, second] = shipped.company.phones;
  expect(asked(content({ 'company.phones': [second, first] }))).toEqual([]);
  expect(asked(content({ 'company.phones': [second] }))).toEqual([]);
  expect(asked(content({ 'company.phones': [NEW, first, second] }))).toEqual([]);
});

test('a longer number that begins alike is another one', () => {
  const changes = { 'company.phones.0': NEW, 'company.whatsapp': '+91 00000 000012' };
  expect(asked(content(changes))).toEqual([]);
});

test('where a name or an address has changed, texts that still have the old one are asked for', () => {
  const note = { en: 'Sample Land Promoters since 1999.', ta: 'தேனி' };
  const before = withValue(shipped, 'home.hero.description', note);
  const name = { en: 'Meera Promoters', ta: 'மீரா நில மேம்பாட்டாளர்கள்' };
  const after = withValue(before, 'company.name', name);
  expect(asked({ at: '', before, after })).toContainEqual([
    'home.hero.description.en',
    note.en,
    'Meera Promoters since 1999.',
  ]);
});

test('a page that is called otherwise is not asked for in every text', () => {
  const name = { en: 'Photos of our work', ta: 'எங்கள் பணிகளின் படங்கள்' };
  expect(asked(content({ 'pages.gallery.name': name }))).toEqual([]);
});

test('an address that moves asks for its place on the map; a price for its day', () => {
  const street = { en: '5 New Street', ta: '5, புதிய தெரு' };
  expect(asked(content({ 'company.address.street': street }))).toEqual([
    ['company.mapQuery', shipped.company.mapQuery, undefined],
    ['company.geo', '10, 77.5', undefined],
  ]);
  const before = sampleLayout({ price: { perCent: 400_000, perSqFt: null, asOf: '2026-03-01' } });
  const after = withValue(before, 'price.perCent', 450_000);
  expect(asked({ at: 'projects.garden', before, after })).toEqual([
    ['projects.garden.price.asOf', '2026-03-01', undefined],
  ]);
});

test.each([
  ['en', 'ta'],
  ['ta', 'en'],
] as const)('a text that has changed in %s alone asks for %s', (language, other) => {
  const before = shipped.home.hero.headline;
  expect(asked(content({ [`home.hero.headline.${language}`]: 'Plots' }))).toEqual([
    [`home.hero.headline.${other}`, before[other], undefined],
  ]);
});

test('a text that was the same in both languages may be the same again', () => {
  const before = withValue(shipped, 'home.hero.headline', { en: 'DTCP', ta: 'DTCP' });
  const after = withValue(before, 'home.hero.headline.en', 'TNRERA');
  expect(asked({ at: '', before, after })).toEqual([['home.hero.headline.ta', 'DTCP', 'TNRERA']]);
});

test('in a list that was put in another order, the one text that has half changed is found', () => {
  const [first, second, ...rest] = shipped.plots.slides;
  const slides = [second, { ...first, title: { ...first?.title, en: 'By the river' } }, ...rest];
  expect(asked(content({ 'plots.slides': slides }))).toEqual([
    ['plots.slides.1.title.ta', first?.title.ta, undefined],
  ]);
});

test('what is missing in a language is no half change: publishing asks for it', () => {
  expect(asked(content({ 'home.hero.headline.ta': '' }))).toEqual([]);
});

test('what was answered for one change is asked again for the next', () => {
  const keyOf = (text: string) =>
    halfChanged([content({ 'home.hero.headline.en': text })]).map(({ key }) => key);
  expect(keyOf('Plots')).toEqual(keyOf('Plots'));
  expect(keyOf('Plots')).not.toEqual(keyOf('Plots in Theni'));
});
