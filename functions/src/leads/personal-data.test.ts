import { readFile } from 'node:fs/promises';
import { dayOf } from '@theni/contract';
import { expect, test } from 'vitest';
import { layoutApi } from '../../test/layout-api.ts';
import { samplePost } from '../../test/samples.ts';
import { sharedTestApi } from '../../test/test-api.ts';
import { deliverLeads } from '../delivery/deliver-leads.ts';
import { COLLECTIONS } from '../stores.ts';

const api = await sharedTestApi();

const list = await readFile(new URL('../../../docs/personal-data.md', import.meta.url), 'utf8');

/** The names in the first column of the table under a heading. */
function namesUnder(heading: string): string[] {
  const [, part = ''] = list.split(`\n${heading}\n`);
  const rows = part.split('\n#')[0]?.match(/^\|[^|]+\|/gm) ?? [];
  return rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)).sort();
}

async function everythingStored(): Promise<void> {
  const post = { ...samplePost(), phone: '98765 43210', comeOn: dayOf(new Date()) };
  await api.send(post);
  api.mailService.behave(() => 500);
  await deliverLeads(api.dependencies);
  await api.send(samplePost());
  api.mailService.behave(() => 'accept');
  await deliverLeads(api.dependencies);
  const layout = layoutApi(api);
  await layout.create();
  const [plot] = await layout.withPlots();
  await layout.patch('1', { state: 'booked', messageId: post.id }, plot?.revision);
}

test('the list of personal data names each field of a stored message, and no other', async () => {
  await everythingStored();
  const messages = [...(await api.stored()).values()];
  const fields = new Set(messages.flatMap((message) => Object.keys(message)));
  expect(namesUnder('### A message')).toEqual([...fields].sort());
});

test('the list of personal data names each collection of the database', async () => {
  await everythingStored();
  const found = (await api.firestore.listCollections()).map(({ id }) => id);
  expect(COLLECTIONS).toEqual(expect.arrayContaining(found));
  expect(namesUnder('## In the database')).toEqual(COLLECTIONS);
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
