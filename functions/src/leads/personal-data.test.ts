import { readFile } from 'node:fs/promises';
import { dayOf, type Item } from '@theni/contract';
import { expect, test } from 'vitest';
import { layoutApi, SLUG } from '../../test/layout-api.ts';
import { sampleItem, samplePost } from '../../test/samples.ts';
import { setTotals, sharedTestApi, showItem } from '../../test/test-api.ts';
import type { StoredContentFile } from '../content-files/content-file-store.ts';
import { deliverLeads } from '../delivery/deliver-leads.ts';
import type { StoredBrowser } from '../push/browser-store.ts';
import { COLLECTIONS } from '../stores.ts';

const api = await sharedTestApi();

const list = await readFile(new URL('../../../docs/personal-data.md', import.meta.url), 'utf8');

/** The names in both columns of each row of the table under a heading. */
function rowsUnder(heading: string): [first: string[], second: string[]][] {
  const [, part = ''] = list.split(`\n${heading}\n`);
  const rows = part.split('\n#')[0]?.match(/^\| `.*$/gm) ?? [];
  return rows.map((row) => {
    const [, first = '', second = ''] = row.split('|');
    return [namesIn(first), namesIn(second)];
  });
}
const namesIn = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
const firstNamesUnder = (heading: string) =>
  rowsUnder(heading)
    .flatMap(([names]) => names)
    .sort();

async function everythingStored(): Promise<void> {
  const post = { ...samplePost(), phone: '98765 43210', comeOn: dayOf(new Date()) };
  // The second one is over the hour's total, so that a listing tells of it.
  await setTotals(api.firestore, { ofHour: 59 });
  await api.send(post);
  api.mailService.behave(() => 500);
  await deliverLeads(api.dependencies);
  await api.send(samplePost());
  api.mailService.behave(() => 'accept');
  await deliverLeads({ ...api.dependencies, now: () => new Date(Date.now() + 20_000) });
  await layoutsStored(post.id);
  await filesStored();
  const browser: StoredBrowser = {
    endpoint: 'https://fcm.googleapis.com/a',
    keys: { p256dh: '', auth: '' },
    name: 'Chrome on Android',
    addedAt: '',
    lostAt: null,
  };
  await api.dependencies.browsers.add(browser, undefined);
  await api.asAdmin('PATCH', '/content', { changes: { 'company.email': 'a@theni.example' } });
  await api.asAdmin('POST', '/content/publish');
}

/** One is deleted, and one has a plot that somebody has booked. */
async function layoutsStored(messageId: string): Promise<void> {
  const layout = layoutApi(api);
  await layout.create();
  await layout.remove();
  await layout.create('sample-hills');
  await api.asAdmin('POST', `/admin/layouts/${SLUG}/restore`);
  await api.asAdmin('DELETE', '/admin/layouts/sample-hills');
  const [plot] = await layout.withPlots();
  await layout.patch('1', { state: 'booked', messageId }, plot?.revision);
}

async function filesStored(): Promise<void> {
  const { contentFiles, items } = api.dependencies;
  const variant = { Width: 320, Url: '' };
  const made = { Variants: [variant], Avif: [variant], Placeholder: '', Colour: '', PosterUrl: '' };
  const item: Required<Item> = { ...sampleItem(), ...made, Duration: 1, Layout: SLUG };
  await showItem(api, item);
  const gone = await showItem(api);
  await items.remove(gone, new Date());
  const { Location, Service, Layout, Pinned, CreatedAt, _id, ...processed } = item;
  await items.noteProcessed(gone, processed);
  const file: StoredContentFile = {
    id: gone,
    kind: 'picture',
    name: 'a.jpg',
    bytes: 1,
    width: 1,
    height: 1,
    widths: [1],
    colour: '',
    placeholder: '',
    hash: '',
  };
  await contentFiles.create(file);
}

/** Names of the fields of all records, and of the entries of lists in them. */
async function storedFields(collection: string): Promise<string[]> {
  const records = (await api.firestore.collection(collection).get()).docs.map((doc) => doc.data());
  const lists = records.flatMap((record) => Object.values(record).filter(Array.isArray).flat());
  const entries = lists.filter((entry) => typeof entry === 'object');
  return [...new Set([...records, ...entries].flatMap((each) => Object.keys(each)))].sort();
}

test('the list of personal data names each field of a stored message, and no other', async () => {
  await everythingStored();
  expect(firstNamesUnder('### A message')).toEqual(await storedFields('messages'));
});

test('the list of personal data names each field of every other record, and no other', async () => {
  await everythingStored();
  const named = rowsUnder('### All other records').flatMap(([collections, fields]) =>
    collections.map((collection) => [collection, [...new Set(fields)].sort()]),
  );
  const others = COLLECTIONS.filter((collection) => collection !== 'messages');
  const stored = others.map(async (collection) => [collection, await storedFields(collection)]);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(await Promise.all(stored)));
});

test('the list of personal data names each collection of the database', async () => {
  await everythingStored();
  const found = (await api.firestore.listCollections()).map(({ id }) => id);
  expect(COLLECTIONS).toEqual(found.sort());
  expect(firstNamesUnder('## In the database')).toEqual(COLLECTIONS);
});

test('whoever looks up what to do finds the page on a breach, with its times and its words for both languages', async () => {
  const [breach, operating] = await Promise.all(
    ['data-breach', 'operating'].map((name) =>
      readFile(new URL(`../../../docs/${name}.md`, import.meta.url), 'utf8'),
    ),
  );
  expect(operating).toContain('](data-breach.md)');
  for (const part of ['without delay', '72\nhours', 'Data Protection Board', 'We are {company}'])
    expect(breach).toContain(part);
  expect(breach).toContain('{company} நிறுவனத்திலிருந்து');
});
