import { type Content, shipped } from '@theni/content';
import { SCHEMA_VERSION } from '@theni/content/changes';
import type { ContentResponse, ContentVersion } from '@theni/contract';
import { expect, test } from 'vitest';
import { count } from '../../test/counts.ts';
import { sharedTestApi } from '../../test/shared-test-api.ts';

const api = await sharedTestApi();

const put = (Content: unknown, tag?: string) =>
  api.asAdmin('PUT', '/content', { Content }, tag === undefined ? {} : { 'If-Match': tag });
const get = async (): Promise<ContentResponse<Content>> =>
  (await api.asAdmin('GET', '/content')).json();
const publish = (version: number) =>
  api.asAdmin('POST', '/content/publish', undefined, { 'If-Match': `"${version}"` });

function named(name: string): Content {
  return { ...shipped, company: { ...shipped.company, name: { en: name, ta: name } } };
}

const restore = (version: number | string, tag?: string) =>
  api.asAdmin('POST', `/content/versions/${version}/restore`, undefined, {
    ...(tag && { 'If-Match': tag }),
  });

test('the owner begins with the shipped content, which counts as published on this machine', async () => {
  expect(await get()).toEqual({
    Content: shipped,
    Version: 1,
    Published: shipped,
    PublishedVersion: 1,
    PublishedAt: expect.any(String),
    PublishedLayouts: [],
    Publication: null,
  });
});

test('what the owner types is there after a reload, half typed and with its blanks', async () => {
  const typed = named('Sample & Sons ');
  typed.company.name.ta = '';
  const response = await put(typed, '"1"');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ Version: 2, Content: typed, PublishedVersion: 1 });
  expect(await get()).toMatchObject({ Version: 2, Content: typed, Published: shipped });
});

test('what was typed stands to the letter, whatever it looks like', async () => {
  const name = '<script>alert(1)</script> {{x}} </script> \u202eright to left\u202c';
  await put(named(name), '"1"');
  expect((await get()).Content.company.name).toEqual({ en: name, ta: name });
});

test('the database holds only what differs from the shipped content', async () => {
  await put(named('Sample & Sons'), '"1"');
  const draft = await api.firestore.doc('content/draft').get();
  expect(draft.data()).toEqual({
    Version: 2,
    SchemaVersion: SCHEMA_VERSION,
    Changes: '{"company.name":{"en":"Sample & Sons","ta":"Sample & Sons"}}',
  });
});

test('of two tabs the slower one loses nothing: it is told the version that there is, and nothing changes', async () => {
  await put(named('First tab'), '"1"');
  const slower = await put(named('Second tab'), '"1"');
  expect(slower.status).toBe(412);
  expect(slower.headers.get('Content-Type')).toContain('application/problem+json');
  expect(await slower.json()).toMatchObject({ status: 412, version: 2 });
  expect((await get()).Content).toEqual(named('First tab'));
});

test('a save whose response was lost may be sent again', async () => {
  await put(named('Once'), '"1"');
  const again = await put(named('Once'), '"1"');
  expect([again.status, (await again.json()).Version]).toEqual([200, 2]);
});

test.each(['"0"', '"2"', '"01"', 'W/"1"', '*', '"1", "2"'])(
  'If-Match: %s is not the version that there is',
  async (tag) => {
    expect((await put(shipped, tag)).status).toBe(412);
  },
);

test('without If-Match nothing is saved or published', async () => {
  expect((await put(shipped)).status).toBe(428);
  expect((await api.asAdmin('POST', '/content/publish')).status).toBe(428);
  expect((await get()).Version).toBe(1);
});

test('what has not the shape of the content is refused, with the path of each fault', async () => {
  const content = structuredClone(named('x'.repeat(10_000)));
  content.company.phones = [];
  const response = await put(content, '"1"');
  expect(response.status).toBe(400);
  const { errors } = await response.json();
  expect(errors.map(({ path }: { path: string }) => path)).toEqual([
    'company.name.en',
    'company.name.ta',
    'company.phones',
  ]);
  for (const wrong of [undefined, null, [], 'x', { company: {} }])
    expect((await put(wrong, '"1"')).status).toBe(400);
  expect((await get()).Version).toBe(1);
});

test('a content of more than a megabyte is refused', async () => {
  expect((await put(named('x'.repeat(1_000_000)), '"1"')).status).toBe(413);
});

test('many saves at once, from many tabs: each version is saved by one of them', async () => {
  let version = 1;
  for (let round = 0; round < count(5, 50); round += 1) {
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, tab) =>
        put(named(`Round ${round} tab ${tab}`), `"${version}"`),
      ),
    );
    const [saved = Response.error(), ...others] = responses.filter(({ status }) => status === 200);
    expect(responses.filter(({ status }) => status === 412)).toHaveLength(7);
    expect(others).toEqual([]);
    version += 1;
    const { Content } = (await saved.json()) as ContentResponse<Content>;
    expect(await get()).toMatchObject({ Version: version, Content });
  }
});

test('an earlier version becomes the draft again, and the pages stay as they are', async () => {
  await put(named('Second'), '"1"');
  await publish(2);
  await put(named('Third'), '"2"');
  await publish(3);
  const versions: ContentVersion[] = await (await api.asAdmin('GET', '/content/versions')).json();
  expect(versions.map(({ Version, Changed }) => [Version, Changed])).toEqual([
    [3, ['company.name']],
    [2, ['company.name']],
    [1, []],
  ]);
  const restored = await restore(2, '"3"');
  expect(restored.status).toBe(200);
  expect(await restored.json()).toMatchObject({
    Version: 4,
    Content: named('Second'),
    Published: named('Third'),
  });
  expect(await (await restore(1, '"4"')).json()).toMatchObject({
    Version: 5,
    Content: shipped,
  });
});

test('restoring takes no draft away that another tab has saved meanwhile', async () => {
  await put(named('Second'), '"1"');
  expect((await restore(1)).status).toBe(428);
  expect((await restore(1, '"1"')).status).toBe(412);
  expect((await restore(1, '"2"')).status).toBe(200);
});

test.each(['2', '0', '-1', 'x', '1.0', '__proto__', 'draft'])(
  'there is no version %s to restore',
  async (version) => {
    expect((await restore(version, '"1"')).status).toBe(404);
  },
);

test('twenty versions are kept', async () => {
  for (let version = 1; version <= 22; version += 1) {
    expect((await publish(version)).status).toBe(200);
    await put(named(`${version}`), `"${version}"`);
  }
  const versions: ContentVersion[] = await (await api.asAdmin('GET', '/content/versions')).json();
  expect(versions.map(({ Version }) => Version)).toEqual(
    Array.from({ length: 20 }, (_, at) => 22 - at),
  );
  const stored = await api.firestore.collection('contentVersions').get();
  expect(stored.size).toBe(20);
});
