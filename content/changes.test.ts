import { expect, test } from 'vitest';
import { changesOf, contentFrom, renamed, SCHEMA_VERSION, type StoredContent } from './changes.ts';
import { type Content, shipped } from './index.ts';
import { drawing } from './pictures.ts';
import { completenessIssues, draftSchema } from './schema.ts';

const both = (en: string, ta = 'அ') => ({ en, ta });

const changed = (change: (content: Content) => void): Content => {
  const content = structuredClone(shipped);
  change(content);
  return content;
};

const lastSlide = shipped.plots.slides.length - 1;

const stored = (content: Content): StoredContent => ({
  SchemaVersion: SCHEMA_VERSION,
  Changes: changesOf(content),
});

test('only what the owner has changed is stored, and what he sees comes out of it again', () => {
  const content = changed(({ company, plots, people, home }) => {
    company.phones = ['+91 00000 00009'];
    company.geo.latitude = 10.2;
    home.hero.headline.ta = '';
    plots.slides.reverse();
    people.deputyDirectors = [];
  });
  expect(changesOf(shipped)).toEqual({});
  expect(Object.keys(changesOf(content)).sort()).toEqual([
    'company.geo.latitude',
    'company.phones',
    'home.hero.headline',
    'people.deputyDirectors',
    'plots.slides',
  ]);
  expect(contentFrom(JSON.parse(JSON.stringify(stored(content))))).toEqual(content);
});

/** As an earlier version of the code has stored it: some of its names were others. */
const older = {
  SchemaVersion: 1,
  Changes: {
    'home.hero.motto': both('A motto that is gone'),
    'home.hero.title': both('The owner’s headline', 'உரிமையாளரின் தலைப்பு'),
    'plots.slides': [
      { title: both('First'), words: both('Its words') },
      { title: both('Second'), words: both('Other words'), colour: 'red' },
    ],
    'company.geo': 'Theni',
    'company.phones': ['+91 00000 00009'],
  },
};
const moves = [
  { since: 2, from: 'home.hero.title', to: 'home.hero.headline' },
  { since: 2, from: 'plots.slides.*.words', to: 'plots.slides.*.caption' },
];

test('what older code has stored is read: renamed texts are found, dropped ones told, new ones are the shipped ones', () => {
  const notes: string[] = [];
  const note = (what: string) => notes.push(what);
  const content = contentFrom(older, { renamed: moves, note });
  expect(content).toEqual(
    changed(({ company, home, plots }) => {
      company.phones = ['+91 00000 00009'];
      home.hero.headline = both('The owner’s headline', 'உரிமையாளரின் தலைப்பு');
      plots.slides = [
        { title: both('First'), caption: both('Its words'), picture: drawing('plots1') },
        { title: both('Second'), caption: both('Other words'), picture: drawing('plots2') },
      ];
    }),
  );
  expect(notes.sort()).toEqual([
    'company.geo has another shape now',
    'home.hero.motto has no place any more',
    'plots.slides.1.colour has no place any more',
  ]);
  expect(completenessIssues(content, { isDemo: true })).toEqual([]);
});

test('what a renamed text is called now is not renamed once more', () => {
  const now = { SchemaVersion: 2, Changes: { 'home.hero.headline': both('Now') } };
  const back = { since: 2, from: 'home.hero.headline', to: 'home.hero.button' };
  expect(contentFrom(now, { renamed: [back] }).home.hero.headline).toEqual(both('Now'));
});

test('what a new version asks of a slide that the owner has added is empty, and Publish names it', () => {
  const slides = [...shipped.plots.slides, { title: both('Added') }];
  const content = contentFrom({ SchemaVersion: 1, Changes: { 'plots.slides': slides } });
  expect(content.plots.slides.at(-1)).toEqual({
    title: both('Added'),
    caption: both('', ''),
    picture: drawing('plots1'),
  });
  expect(completenessIssues(content, { isDemo: true })).toEqual([
    { path: `plots.slides.${lastSlide + 1}.caption.en`, message: 'is missing' },
    { path: `plots.slides.${lastSlide + 1}.caption.ta`, message: 'is missing' },
  ]);
});

test('a slide that is moved takes its picture along', () => {
  const content = changed(({ plots }) => plots.slides.reverse());
  expect(contentFrom(stored(content)).plots.slides[0]?.picture.file).toBe(
    shipped.plots.slides[lastSlide]?.picture.file,
  );
});

test('a stored path through __proto__ changes no other object', () => {
  contentFrom({ SchemaVersion: 1, Changes: { '__proto__.polluted': true, 'a.__proto__.b': 1 } });
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('whatever is stored is a value of the content as it is now: nothing has been renamed yet', () => {
  const notes: string[] = [];
  const all = changed((content) => Object.assign(content, behind(shipped)));
  const again = contentFrom(JSON.parse(JSON.stringify(stored(all))), {
    note: (what) => notes.push(what),
  });
  expect(again).toEqual(all);
  expect([notes, renamed, SCHEMA_VERSION]).toEqual([[], [], 1]);
});

/** Each text and number is another one. */
function behind(value: unknown): unknown {
  if (typeof value === 'string') return `${value}.`;
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return value.map(behind);
  return Object.fromEntries(
    Object.entries(value as object).map(([key, inner]) => [key, behind(inner)]),
  );
}

test('a draft may be half typed', () => {
  const content = changed(({ company, home, people }) => {
    company.email = 'office@';
    company.name.ta = '';
    home.hero.headline.en = '<script>{{ ';
    people.jointDirectors = [];
  });
  expect(draftSchema.parse(content)).toEqual(content);
});

test.each<[string, (content: Content) => void, string]>([
  [
    'a text of 10,000 letters',
    ({ privacy }) => (privacy.lead.en = 'x'.repeat(10_000)),
    'privacy.lead.en',
  ],
  ['a bell in a name', ({ company }) => (company.name.en = 'Sample\u0007'), 'company.name.en'],
  ['half a letter', ({ company }) => (company.name.ta = '\ud83d'), 'company.name.ta'],
  ['no phone', ({ company }) => (company.phones = []), 'company.phones'],
  ['41 slides', ({ plots }) => (plots.slides = Array(41).fill(plots.slides[0])), 'plots.slides'],
  ['a field that nobody knows', ({ home }) => Object.assign(home, { motto: 'x' }), 'home'],
  [
    'a picture that is neither a drawing nor an uploaded one',
    ({ people }) => (people.founder.picture.file = 'https://example.com/a.jpg'),
    'people.founder.picture.file',
  ],
  [
    'a picture whose middle lies outside of it',
    ({ home }) => (home.hero.picture.x = 101),
    'home.hero.picture.x',
  ],
])('%s is not even a draft', (_what, change, path) => {
  const { error } = draftSchema.safeParse(changed(change));
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});

test.each<[string, (content: Content) => void, string]>([
  ['a text without its Tamil', ({ home }) => (home.hero.button.ta = ' '), 'home.hero.button.ta'],
  [
    'a text that has lost its place',
    ({ frame }) => (frame.carousel.slide.ta = 'படம்'),
    'frame.carousel.slide.ta',
  ],
  ['an address of no mailbox', ({ company }) => (company.email = 'office'), 'company.email'],
  [
    'a number to call that is none',
    ({ company }) => (company.phones = ['call us']),
    'company.phones.0',
  ],
  [
    'a number that a chat would look for in another country',
    ({ people }) => (people.founder.phone = '98765 43210'),
    'people.founder.phone',
  ],
  [
    'a number with the 0 that only calls within the country want',
    ({ company }) => (company.phones = ['+91 098765 43210']),
    'company.phones.0',
  ],
  [
    'a number that lacks a digit',
    ({ company }) => (company.whatsapp = '+91 98765 4321'),
    'company.whatsapp',
  ],
  [
    'a landline as it is dialled in the town',
    ({ company }) => (company.phones = ['(04546) 250123']),
    'company.phones.0',
  ],
  [
    'a script in the place of a link',
    ({ company }) => (company.social.youtube = 'javascript:alert(1)'),
    'company.social.youtube',
  ],
  [
    'hours that nobody can read',
    ({ company }) => (company.openingHours = ['9 to 5']),
    'company.openingHours.0',
  ],
  [
    'an office that closes before it opens',
    ({ company }) => (company.openingHours = ['Mo-Sa 18:00-09:00']),
    'company.openingHours.0',
  ],
  [
    'half a PIN code',
    ({ company }) => (company.address.postalCode = '6255'),
    'company.address.postalCode',
  ],
  [
    'beside each layout what the authority bans in advertisements',
    ({ projectPage }) => (projectPage.papers.costs[0] = { en: 'Subject to change.', ta: 'கட்டணம்' }),
    'projectPage.papers.costs.0.en',
  ],
  ['a place beyond the pole', ({ company }) => (company.geo.latitude = 91), 'company.geo.latitude'],
])('%s is not published', (_what, change, path) => {
  const issues = completenessIssues(changed(change), { isDemo: true });
  expect(issues.map((issue) => issue.path)).toEqual([path]);
});

test('mobile numbers, landlines and numbers of other countries are published, a network without an address too', () => {
  const content = changed(({ company }) => {
    company.phones = ['+91 98765 43210', '+91 (4546) 250-123', '+971 50 123 4567'];
    company.social.youtube = '';
    company.social.twitter = ' ';
  });
  expect(completenessIssues(content, { isDemo: true })).toEqual([]);
});

test('a real project is asked for every sample, all at once; one of this machine is not', () => {
  expect(completenessIssues(shipped, { isDemo: true })).toEqual([]);
  const issues = completenessIssues(shipped, { isDemo: false });
  const paths = issues.map(({ path }) => path);
  expect(paths).toContain('company.name.en');
  expect(paths).toContain('company.name.ta');
  expect(paths).toContain('company.phones.1');
  expect(paths).toContain('people.deputyDirectors.0.name.en');
  expect(paths).toContain('company.social.youtube');
  expect(paths).not.toContain('company.openingHours.0');
  expect(paths).not.toContain('company.address.locality.en');
  expect(paths).not.toContain('people.founder.position.en');
});
