import { randomUUID } from 'node:crypto';
import { shipped } from '@theni/content';
import type { ContentResponse, EarlierRelease, ValuesByPath } from '@theni/contract';
import { expect, test } from 'vitest';
import { FakeHosting } from '../../test/fake-dependencies.ts';
import { sharedTestApi, testClock } from '../../test/test-api.ts';

const clock = testClock();
const api = await sharedTestApi({ hosting: new FakeHosting(), now: clock.now });

const patch = (changes: unknown) => api.asAdmin('PATCH', '/content', { changes });
const get = async (): Promise<ContentResponse> => (await api.asAdmin('GET', '/content')).json();
async function publish(changes: ValuesByPath): Promise<void> {
  await patch(changes);
  clock.pass(1);
  expect((await api.asAdmin('POST', '/content/publish')).status).toBe(200);
}
const versions = async (): Promise<EarlierRelease[]> =>
  (await api.asAdmin('GET', '/content/versions')).json();
const version = (releaseId: string) => api.asAdmin('GET', `/content/versions/${releaseId}`);

const called = (name: string) => ({ 'company.name': { en: name, ta: name } });
const pathsOf = async (response: Response) => {
  const { errors } = await response.json();
  return errors.map(({ path }: { path: string }) => path);
};

test('the owner begins with the shipped content, published on a local project', async () => {
  expect(await get()).toEqual({
    revision: 'initial',
    draft: {},
    published: {},
    publishedAt: expect.any(String),
    layouts: {},
  });
});

test('what the owner types is there after a reload, half typed and to the letter', async () => {
  const name = '<script>alert(1)</script> {{x}} ';
  const typed = { 'company.name': { en: name, ta: '' }, 'company.phones': ['+91 '] };
  const response = await patch(typed);
  expect([response.status, (await response.json()).draft]).toEqual([200, typed]);
  expect((await get()).draft).toEqual(typed);
});

test('what the owner pastes is kept without the control characters and marks of direction that came along', async () => {
  await patch(called('\u202eVai\u0007gai\u0000 Homes\u202c'));
  expect((await get()).draft).toEqual(called('Vaigai Homes'));
});

test('a value of an impossible name is refused, and leaves the draft as it is', async () => {
  const response = await patch(JSON.parse('{"__proto__": {"en": "x"}}'));
  expect([response.status, await pathsOf(response)]).toEqual([400, ['changes']]);
  expect((await get()).revision).toBe('initial');
});

test('two tabs that change different values keep both; on one value the last wins', async () => {
  await Promise.all([patch(called('First tab')), patch({ 'company.whatsapp': '+91 1' })]);
  await patch(called('Second tab'));
  expect((await get()).draft).toEqual({ ...called('Second tab'), 'company.whatsapp': '+91 1' });
});

test('a saving that arrives after a newer one of the same page changes nothing', async () => {
  const { revision } = await get();
  const late = { 'If-Match': `"${revision}"` };
  const asBefore = await patch({ 'company.whatsapp': null });
  expect((await asBefore.json()).revision).not.toBe(revision);
  const response = await api.asAdmin('PATCH', '/content', { changes: called('Older') }, late);
  expect([response.status, (await get()).draft]).toEqual([412, {}]);
});

test('a saving of nothing is refused, and makes no revision', async () => {
  const before = await get();
  expect((await patch({})).status).toBe(400);
  expect(await get()).toEqual(before);
});

test('a text that the site has no more is in the way of nothing', async () => {
  const changes = '{"home.hero.motto":"Gone"}';
  await api.firestore.doc('content/draft').set({ revision: 'one', changes });
  expect((await get()).draft).toEqual({});
  await patch({ 'company.email': 'a@b.example' });
  expect((await get()).draft).toEqual({ 'company.email': 'a@b.example' });
});

test.each([null, shipped.company.name])('a change is taken back with %j', async (value) => {
  await patch({ ...called('Sample & Sons'), 'company.email': 'a@b.example' });
  await patch({ 'company.name': value });
  expect((await get()).draft).toEqual({ 'company.email': 'a@b.example' });
});

test('a wrong value is refused with its path, and nothing of the call is kept', async () => {
  const response = await patch({
    ...called('x'.repeat(10_000)),
    'company.phones': [],
    'people.jointDirectors': [{ ...shipped.people.jointDirectors[0], phone: 7 }],
    'company.whatsapp': '+91 98765 43210',
  });
  expect([response.status, await pathsOf(response)]).toEqual([
    400,
    ['company.name.en', 'company.name.ta', 'company.phones', 'people.jointDirectors.0.phone'],
  ]);
  expect((await get()).draft).toEqual({});
});

test.each([
  'company',
  'company.name.en',
  'company.phones.0',
  'company.motto',
  'toString',
  'constructor.name',
])('%s is no path of a value', async (path) => {
  const response = await patch({ [path]: 'x' });
  expect([response.status, await pathsOf(response)]).toEqual([400, [path]]);
});

test('texts that are too long altogether are refused, and those before stay', async () => {
  await patch(called('Sample & Sons'));
  expect((await patch(called('x'.repeat(1_000_000)))).status).toBe(413);
  const { contentDraft } = api.dependencies;
  const long = contentDraft.change({
    changes: { 'company.email': 'அ'.repeat(300_000) },
  });
  await expect(long).rejects.toMatchObject({ status: 413 });
  expect((await get()).draft).toEqual(called('Sample & Sons'));
});

test('an earlier publication says what it had', async () => {
  await publish(called('Second'));
  await publish(called('Third'));
  const [third, second, ...none] = await versions();
  expect([third?.changed, second?.changed, none]).toEqual([['company.name'], ['company.name'], []]);
  const response = await version(second?.releaseId ?? '');
  expect([response.status, await response.json()]).toEqual([
    200,
    { changes: called('Second'), layouts: {} },
  ]);
});

test('an earlier publication brings no text back that the site has no more', async () => {
  await publish(called('Second'));
  const [{ releaseId } = { releaseId: '' }] = await versions();
  const changes = JSON.stringify({ ...called('Second'), 'home.hero.motto': 'Gone' });
  await api.firestore.doc(`releases/${releaseId}`).update({ changes });
  expect((await (await version(releaseId)).json()).changes).toEqual(called('Second'));
});

test.each(['0', 'x', '__proto__', 'draft', '11111111-1111-4111-8111-111111111111'])(
  'there is no version %s to bring back',
  async (id) => {
    expect((await version(id)).status).toBe(404);
  },
);

test('a picture that the draft or a kept release names is in use, in a list, too', async () => {
  const [drafted, released, textOfOne] = [randomUUID(), randomUUID(), randomUUID()];
  const picture = (file: string) => ({ file, x: 50, y: 50 });
  await api.firestore.doc('content/draft').set({
    revision: 'one',
    changes: JSON.stringify({ 'home.slides': [{ picture: picture(drafted), title: textOfOne }] }),
  });
  const changes = JSON.stringify({ 'about.founder': picture(released) });
  await api.firestore.doc(`releases/${randomUUID()}`).set({ changes });
  const used = await api.dependencies.contentFiles.usedIds();
  expect(used).toEqual(new Set([drafted, released]));
});

test('twenty publications are kept', async () => {
  const earlier = api.firestore.batch();
  for (let day = 1; day <= 21; day += 1) {
    const time = new Date(Date.UTC(2026, 1, day)).toISOString();
    const changes = JSON.stringify(called(`${day}`));
    const release = { changes, changed: [], changedLayouts: [], layouts: '{}', shownStates: '{}' };
    earlier.set(api.firestore.doc(`releases/${randomUUID()}`), {
      ...release,
      createdAt: time,
      liveAt: time,
    });
  }
  await earlier.commit();
  await publish(called('22'));
  const kept = await versions();
  expect(kept).toHaveLength(20);
  expect((await api.firestore.collection('releases').get()).size).toBe(20);
  const oldest = await version(kept.at(-1)?.releaseId ?? '');
  expect((await oldest.json()).changes).toEqual(called('3'));
});

test('what another device has changed meanwhile is named with its own value, and nothing is changed', async () => {
  await patch(called('Theirs'));
  const both = {
    changes: { ...called('Mine'), 'company.email': 'a@b.example' },
    before: { 'company.name': [null], 'company.email': [null] },
  };
  const refused = await api.asAdmin('PATCH', '/content', both);
  expect([refused.status, (await refused.json()).errors]).toEqual([
    409,
    [
      {
        path: 'company.name',
        message: 'was changed on another device',
        value: { en: 'Theirs', ta: 'Theirs' },
      },
    ],
  ]);
  expect((await get()).draft).toEqual(called('Theirs'));
  const known = { 'company.name': [null, { en: 'Theirs', ta: 'Theirs' }] };
  const kept = await api.asAdmin('PATCH', '/content', { ...both, before: known });
  expect([kept.status, (await kept.json()).draft]).toEqual([200, both.changes]);
});

test('a list that another device has changed meanwhile is named as a whole, and stays', async () => {
  const theirs = [...shipped.company.phones, '+91 98765 43210'];
  await patch({ 'company.phones': theirs });
  const mine = {
    changes: { 'company.phones': ['+91 91234 56780'] },
    before: { 'company.phones': [shipped.company.phones] },
  };
  const refused = await api.asAdmin('PATCH', '/content', mine);
  expect([refused.status, (await refused.json()).errors]).toEqual([
    409,
    [expect.objectContaining({ path: 'company.phones', value: theirs })],
  ]);
  expect((await get()).draft).toEqual({ 'company.phones': theirs });
});

test('a value that stands there already, or is the shipped one again, is nobody else’s', async () => {
  const before = { 'company.name': [shipped.company.name] };
  const first = { changes: called('Mine'), before };
  expect((await api.asAdmin('PATCH', '/content', first)).status).toBe(200);
  expect((await api.asAdmin('PATCH', '/content', first)).status).toBe(200);
  await patch({ 'company.name': shipped.company.name });
  expect((await api.asAdmin('PATCH', '/content', first)).status).toBe(200);
});
