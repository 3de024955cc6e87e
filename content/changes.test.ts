import { expect, test } from 'vitest';
import { changedPaths, changesOf, withAllChanges, withValidChanges } from './changes.ts';
import { type Content, shipped } from './index.ts';
import { shippedValues } from './paths.ts';
import { completenessIssues, completeSchema, contentFields, valueToPublish } from './schema.ts';

const both = (en: string, ta = 'அ') => ({ en, ta });

const changed = (change: (content: Content) => void): Content => {
  const content = structuredClone(shipped);
  change(content);
  return content;
};

test('only what the owner has changed is kept, by path, and what he sees comes out of it again', () => {
  const content = changed(({ company, plots, people, home }) => {
    company.phones = ['+91 00000 00009'];
    company.geo.latitude = 10.2;
    home.hero.headline.ta = '';
    plots.slides.reverse();
    people.deputyDirectors = [];
  });
  const changes = changesOf(content);
  expect(changesOf(shipped)).toEqual({});
  expect(Object.keys(changes).sort()).toEqual([
    'company.geo',
    'company.phones',
    'home.hero.headline',
    'people.deputyDirectors',
    'plots.slides',
  ]);
  expect(withValidChanges(JSON.parse(JSON.stringify(changes)))).toEqual(content);
  expect(changedPaths(changes, { 'company.phones': ['+91 00000 00009'] })).not.toContain(
    'company.phones',
  );
});

test('what has no place or another shape in the content is left out, and the rest stands', () => {
  const stored = {
    'home.hero.motto': both('A motto that is gone'),
    'company.geo': { latitude: 10 },
    'plots.slides': [{ title: both('First') }],
    'company.phones': ['+91 00000 00009'],
    __proto__: { polluted: true },
    constructor: 'x',
  };
  expect(withValidChanges(stored)).toEqual(
    changed(({ company }) => {
      company.phones = ['+91 00000 00009'];
    }),
  );
});

test('every value of the content has a path, and what may be typed there', () => {
  const again = withValidChanges(JSON.parse(JSON.stringify(shippedValues)));
  expect(again).toEqual(shipped);
  expect([...contentFields.keys()]).toEqual(Object.keys(shippedValues));
});

test.each<[string, (content: Content) => void, string]>([
  [
    'a text of 10,000 letters',
    ({ privacy }) => (privacy.intro.en = 'x'.repeat(10_000)),
    'privacy.intro.en',
  ],
  ['a bell in a name', ({ company }) => (company.name.en = 'Sample\u0007'), 'company.name.en'],
  ['no phone', ({ company }) => (company.phones = []), 'company.phones'],
  ['41 slides', ({ plots }) => (plots.slides = Array(41).fill(plots.slides[0])), 'plots.slides'],
  [
    'a picture that is neither a drawing nor an uploaded one',
    ({ people }) => (people.founder.picture.file = 'https://example.com/a.jpg'),
    'people.founder.picture.file',
  ],
  [
    'a drawing of another place',
    ({ home }) => (home.hero.picture.file = 'plots1'),
    'home.hero.picture.file',
  ],
])('%s is not even a draft', (_what, change, path) => {
  const found = Object.entries(changesOf(changed(change))).flatMap(([at, value]) =>
    (contentFields.get(at)?.schema.safeParse(value).error?.issues ?? []).map((issue) =>
      [at, ...issue.path].join('.'),
    ),
  );
  expect(found).toEqual([path]);
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
    'a number that lacks a digit',
    ({ company }) => (company.whatsapp = '+91 98765 4321'),
    'company.whatsapp',
  ],
  [
    'hours that nobody can read',
    ({ company }) => (company.openingHours = ['9 to 5']),
    'company.openingHours.0',
  ],
  [
    'beside each layout what the authority bans in advertisements',
    ({ layoutPage }) => (layoutPage.loan.note.en = 'Subject to change.'),
    'layoutPage.loan.note.en',
  ],
])('%s is not published', (_what, change, path) => {
  const issues = completenessIssues(changed(change), { isDemo: true });
  expect(issues.map((issue) => issue.path)).toEqual([path]);
});

test('mobile numbers, landlines and numbers of other countries are published, a network without an address too', () => {
  const content = changed(({ company }) => {
    company.phones = ['+91 98765 43210', '+91 (4546) 000-000', '+971 50 123 4567'];
    company.social.youtube = '';
    company.social.twitter = ' ';
  });
  expect(completenessIssues(content, { isDemo: true })).toEqual([]);
});

test('a telephone number is published as links need it, however it was typed', () => {
  const typed = changed(({ company, people }) => {
    company.phones = ['98421 55555', '04546-250123'];
    people.founder.phone = ' 098421 55555 (office)';
  });
  const { company, people } = completeSchema.parse(typed);
  expect(company.phones).toEqual(['+91 98421 55555', '+91 4546 250 123']);
  expect(people.founder.phone).toBe('+91 98421 55555');
  // So it is the same value, and nothing is left to be published.
  expect(valueToPublish('company.phones', typed.company.phones)).toEqual(company.phones);
  expect(valueToPublish('company.phones', ['call us'])).toEqual(['call us']);
});

test('a build with words that are not complete is refused, and their place is named', () => {
  const headline = { en: 'Plots in Theni', ta: '' };
  expect(() => withAllChanges({ 'home.hero.headline': headline })).toThrow('home.hero.headline.ta');
  expect(() => withAllChanges({ 'home.hero.motto': headline })).toThrow('home.hero.motto');
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
  expect(paths).toContain('company.openingHours.0');
  expect(paths).toContain('people.founder.picture.file');
  expect(paths).toContain('people.founder.picture.alt.ta');
  expect(paths).not.toContain('people.founder.picture.x');
  expect(paths).not.toContain('people.deputyDirectors.0.picture.file');
  expect(paths).not.toContain('company.address.locality.en');
  expect(paths).not.toContain('people.founder.position.en');
});

test('a real office that is open around the clock says so in one line', () => {
  const content = changed(({ company }) => (company.openingHours = ['Mo-Su 00:00-23:59']));
  const issues = completenessIssues(content, { isDemo: false });
  expect(issues.map(({ path }) => path)).not.toContain('company.openingHours.0');
});

test('a real company that is found on the map by its town alone may say so', () => {
  const content = changed(({ company }) => (company.mapQuery = 'Theni'));
  const issues = completenessIssues(content, { isDemo: false });
  expect(issues.map(({ path }) => path)).not.toContain('company.mapQuery');
});
