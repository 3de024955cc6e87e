import { expect, test } from 'vitest';
import { samplePlot, samplePlotId } from '../../../config/sample-plan.ts';
import { bannedPhraseList, bannedPhrases } from './banned-phrases.ts';
import { type Layout, layoutDraft } from './layout-fields.ts';
import { layoutIssues } from './layout-issues.ts';
import { layoutFrom, layoutValues, plotPath } from './layout-values.ts';
import { plotDraft, plotFacts } from './plot-fields.ts';

const NOW = new Date('2026-03-02T04:30:00.000Z');
const text = { en: 'A text', ta: 'ஓர் உரை' };

const complete: Layout = layoutDraft.parse({
  name: text,
  description: text,
  place: 'Theni',
  geo: { latitude: 10.01, longitude: 77.47 },
  approval: { authority: 'DTCP', number: '12/2023', date: '2023-01-02' },
  registration: {
    number: 'TN/99/Layout/0195/2023',
    date: '2023-02-03',
    page: 'https://rera.tn.gov.in/a',
    formC: 'https://rera.tn.gov.in/b',
  },
  promoter: { name: text, address: text },
  extent: 40_000,
  public: true,
});
const { state: _, ...facts } = samplePlot({ number: '17' });
const plot = { ...facts, id: samplePlotId('17') };

const issues = (changes: Partial<Layout>, plots: Layout['plots'] = []) =>
  layoutIssues({ ...complete, ...changes, plots }, NOW);
const paths = (...requested: Parameters<typeof issues>) =>
  issues(...requested).map(({ path }) => path);
const registered = (changes: Partial<Layout['registration']>) => ({
  registration: { ...complete.registration, ...changes },
});
const numbered = (number: string, copied = false) => paths(registered({ number, copied }));

test('a layout with its facts and papers may be public, with plots or without', () => {
  expect(issues({})).toEqual([]);
  expect(issues({}, [plot])).toEqual([]);
});

test('what is missing is named with its language, and why it is asked for', () => {
  expect(
    issues({ name: { en: 'A name', ta: ' ' }, ...registered({ number: '', formC: '' }) }),
  ).toEqual([
    { path: 'name.ta', message: expect.stringContaining('missing in Tamil') },
    {
      path: 'registration.number',
      message: expect.stringContaining('the law requires it (RERA s. 11(2), TNRERA'),
    },
    { path: 'registration.formC', message: expect.stringContaining('Form-C QR') },
  ]);
});

test('an empty layout is told all that it lacks at once', () => {
  const empty = layoutDraft.parse({ approval: { authority: '' } });
  expect(paths(empty)).toEqual([
    ...['name.en', 'name.ta', 'description.en', 'description.ta', 'place', 'geo'],
    ...['approval.authority', 'approval.number', 'approval.date'],
    ...['number', 'date', 'page', 'formC'].map((field) => `registration.${field}`),
    ...['promoter.name.en', 'promoter.name.ta', 'promoter.address.en', 'promoter.address.ta'],
    'extent',
  ]);
});

test('what may be left out may not be left out in one language', () => {
  const half = { en: 'Half', ta: '' };
  expect(
    paths({
      survey: { numbers: '12/3', village: half, taluk: half },
      roads: half,
      directions: half,
      amenities: [half],
      distances: [{ metres: 100, to: half }],
      documents: [{ file: '00000000-0000-4000-8000-000000000000', title: half }],
    }),
  ).toEqual([
    ...['directions.ta', 'distances.0.to.ta', 'survey.village.ta', 'survey.taluk.ta'],
    ...['documents.0.title.ta', 'roads.ta', 'amenities.0.ta'],
  ]);
});

test.each([
  ...['TN/99/Layout/0195/2023', 'TN/01/Layout/Offline/012/2017', 'TN/1/Building/2031/2026'],
  ...[
    'TN/99/Regularisation-Layout/0012/2019',
    'TNRERA/99/LO/3195/2025',
    ' TNRERA/1/BLG/001/2024\n',
  ],
])('the number %j passes', (right) => {
  expect(numbered(right)).toEqual([]);
});

test.each([
  ...['', '   ', 'TN/Agent/0012/2023', 'tn/agent/12', 'TN/99/Layout/0000/2023'],
  ...['TNRERA/Agent/0012/2023', 'TN/99/Agent/0012/2023', 'TN-AGENT-12', 'Agent No. 12/2023'],
  ...['TN/99/Layout/0000', 'TN-99-LO-000-2023', 'TN/99/Layout/0/2023', '0000'],
  ...['TN/99/Layout/12/2016-A', 'TN-99-LO-0195-2027', 'TN/99/Layout/12/2099'],
])('the number %j is refused, though the admin says that it is copied', (wrong) => {
  expect(numbered(wrong, true)).toEqual(['registration.number']);
});

test('a number of another form passes when the admin has copied it from the certificate', () => {
  expect(numbered('TN/99/Layout/12/2019-A')).toEqual(['registration.number']);
  for (const copied of ['TN/99/Layout/12/2019-A', 'TN-99-LO-3195-2025', 'TN/01/Layout/2031/2025 A'])
    expect(numbered(copied, true)).toEqual([]);
});

const exempt = (
  exemption: Layout['registration']['exemption'],
  changes: Partial<Layout['registration']> = {},
) => registered({ number: '', date: '', page: '', formC: '', exemption, reason: text, ...changes });
const plotsUpTo = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...plot, number: String(at + 1) }));

test('a small layout needs no number but its reason, and must be small', () => {
  expect(paths({ ...exempt('small'), extent: 5381 }, plotsUpTo(9))).toEqual([]);
  expect(paths({ ...exempt('small'), extent: 5382 }, plotsUpTo(9))).toEqual([
    'registration.exemption',
  ]);
  expect(paths({ ...exempt('small'), extent: 90_000 }, plotsUpTo(8))).toEqual([]);
  expect(paths({ ...exempt('small'), extent: 90_000 })).toEqual(['registration.exemption']);
  expect(paths({ ...exempt('small', { reason: { en: 'Small', ta: '' } }), extent: 5000 })).toEqual([
    'registration.reason.ta',
  ]);
});

test('a layout of before registration was needed was approved and completed by then', () => {
  const before2017 = (approved: string, completed: string) => ({
    ...exempt('before', { completed }),
    approval: { ...complete.approval, date: approved },
  });
  expect(paths(before2017('2016-02-03', '2017-04-30'))).toEqual([]);
  expect(paths(before2017('2017-05-01', '2017-04-30'))).toEqual(['registration.exemption']);
  expect(paths(before2017('2016-02-03', '2017-05-01'))).toEqual(['registration.completed']);
  expect(paths(before2017('2016-02-03', ''))).toEqual(['registration.completed']);
});

test('only a layout of before registration was needed is asked when it was completed', () => {
  expect(paths({ ...exempt('small', { completed: '' }), extent: 5000 })).toEqual([]);
  expect(paths(registered({ completed: '' }))).toEqual([]);
});

test('a date for which nobody is asked holds up nothing', () => {
  expect(paths(registered({ completed: '2026-03-03' }))).toEqual([]);
  expect(paths({ ...exempt('small', { date: '2026-03-03' }), extent: 5000 })).toEqual([]);
});

test('a number and a reason why none is needed exclude each other', () => {
  const both = exempt('small', { number: complete.registration.number });
  expect(paths({ ...both, extent: 5000 })).toEqual(['registration.exemption']);
});

test.each([
  ...['http://rera.tn.gov.in/a', 'rera.tn.gov.in', 'https://', 'https://a b', 'javascript:x'],
  ...['https://example.com/rera.tn.gov.in', 'https://rera.tn.gov.in.example.com/'],
  ...['https://myrera.tn.gov.in/a', 'https://rera.tn.gov.in@example.com/', 'https://tn.gov.in/'],
])('the register’s address %s is refused', (page) => {
  expect(paths(registered({ page }))).toEqual(['registration.page']);
  expect(paths(registered({ formC: page }))).toEqual(['registration.formC']);
});

test.each([
  'https://www.rera.tn.gov.in/a?b=1#c',
  'HTTPS://RERA.tn.gov.in',
  'https://rera.tn.gov.in/',
])('the register’s address %s passes', (page) => {
  expect(paths(registered({ page, formC: page }))).toEqual([]);
});

test('no paper is of a day that has not come, and a price has its day', () => {
  expect(
    paths({
      approval: { ...complete.approval, date: '2026-03-03' },
      ...registered({ date: '2026-03-03' }),
      price: { perCent: 1, perSqFt: null, asOf: '2026-03-03' },
    }),
  ).toEqual(['approval.date', 'registration.date', 'price.asOf']);
  expect(paths({ price: { perCent: null, perSqFt: 1, asOf: '' } })).toEqual(['price.asOf']);
});

test('a phrase that advertisements may not have is refused in each language, with its place', () => {
  const phrase = 'T&C apply';
  for (const language of ['en', 'ta'])
    expect(paths({ description: { ...text, [language]: `Come. ${phrase}!` } })).toEqual([
      `description.${language}`,
    ]);
  expect(paths({ amenities: [text, { ...text, en: phrase }] })).toEqual(['amenities.1.en']);
});

test('a plot lies inside the plan on which it is drawn', () => {
  const plan = { file: '00000000-0000-4000-8000-000000000000', width: 100, height: 50 };
  const drawn = (shape: string) => paths({ plan }, [{ ...plot, shape }]);
  expect(drawn('0,0 100,0 100,50 0,50')).toEqual([]);
  for (const outside of ['0,0 100.5,0 5,5', '0,0 5,51 5,5', '-1,0 5,5 0,5', 'x,y'])
    expect(drawn(outside)).toEqual([`plots.${plot.id}.shape`]);
  expect(paths({}, [{ ...plot, shape: '0,0 1,0 1,1' }])).toEqual(['plan']);
});

test('a plot has a number that can be one, and before it is public a size', () => {
  for (const number of ['', '.', '/1', '-1', '& 1', '12,1', '12+1', '<b>', '💡 1', 'x'.repeat(21)])
    expect(plotDraft.safeParse({ ...facts, number }).success).toBe(false);
  expect(plotDraft.parse({ number: ' ௧௭a ' }).number).toBe('17a');
  expect(paths({}, [plot, { ...plot, number: 'A-018', squareFeet: null }])).toEqual([
    `plots.${plot.id}.squareFeet`,
  ]);
});

test('a layout comes out of its values as it was, plots in the order of their numbers', () => {
  const plots = ['A-10', '2', 'A-9', '10'].map((number) => ({
    ...facts,
    id: samplePlotId(number),
    number,
  }));
  const values = layoutValues({ ...complete, plots });
  expect(values).toMatchObject({
    'approval.date': '2023-01-02',
    [plotPath(samplePlotId('A-9'))]: { ...facts, number: 'A-9' },
  });
  const again = layoutFrom({ ...values, [plotPath(samplePlotId('7'))]: null, extent: null });
  expect(again.plots.map((each) => each.number)).toEqual(['2', '10', 'A-9', 'A-10']);
  expect(again).toEqual({ ...complete, extent: null, plots: again.plots });
});

test.each([
  ['30 × 40', '30 × 40'],
  ['30x40 ft', '30 × 40'],
  ["30' by 40.5'", '30 × 40.5'],
  ['45*40*44*39', '45 × 40 × 44 × 39'],
  [' ', ''],
])('the sides %j of a plot are read as %j', (sides, read) => {
  expect(plotFacts.parse({ ...facts, sides }).sides).toBe(read);
});

test.each([
  '30',
  '30 ×',
  'thirty × forty',
  '30 × 40 (T&C apply)',
  '0.001 × 2',
  `${'1 × '.repeat(9)}1`,
])('the sides %j are none', (sides) => {
  expect(plotDraft.safeParse({ ...facts, sides }).success).toBe(false);
});

const isBanned = /is not allowed in an advertisement \(TNRERA Proc\. A3\/2253\/2025\): it .*\.$/;

test.each([
  ...bannedPhraseList.map(({ bans }) => bans),
  'T&C apply',
  '*conditions apply',
  'Prices are subject to change.',
  'just five minutes',
  '10-15 mins drive',
  'a few minutes’ walk',
  'within 10 min',
  'half an hour from Madurai',
  'An hour’s drive',
  '1.5 hours to the airport',
  '10 minutes distance from Theni bus stand',
  '10 minutes by walk',
  'under 10 minutes',
  'Madurai – 90 mins',
  'மாறுதலுக்கு உட்பட்டவை',
  'பேருந்து நிலையத்திலிருந்து 5 நிமிடத்தில்',
  'நிபந்தனைகளுக்குட்பட்டது',
  'விதிமுறைகளுக்குட்பட்டது',
  'விலை மாற்றத்திற்குட்பட்டது',
  'விலை மாறுதலுக்குரியது',
  'ஒரு மணிநேரத்துக்குள் மதுரை',
])('“%s” is refused once, with the reason', (phrase) => {
  expect(bannedPhrases({ text: `Come. ${phrase}!` })).toEqual([
    { path: 'text', message: expect.stringMatching(isBanned) },
  ]);
});

test.each([
  ...bannedPhraseList.flatMap(({ allows = [] }) => allows),
  '24 hours water from the borewell',
  'Mint Street, 5 min. plots',
  'Bus stand 1,200 metres; railway station: 2.6 km',
  'We answer within 24 hours',
  '24 மணி நேரமும் குடிநீர்',
  '30 நிமிடத்துக்கு ஒரு பேருந்து',
  'மாற்றுத்திறனாளிகளுக்குரிய வசதிகள்',
  'மாற்றங்கள் இல்லை',
])('“%s” may stand there', (phrase) => {
  expect(bannedPhrases(phrase)).toEqual([]);
});

test.each(['௧', '1', 'மாற்ற', '2 மணி நேர', 'நிபந்தனை ', ': ', ' -'])(
  'a text of nothing but %j is looked through once',
  (part) => {
    // From each sign to the end, 400,000 signs would take hours.
    expect(bannedPhrases(part.repeat(400_000 / part.length))).toEqual([]);
  },
);
