import { randomUUID } from 'node:crypto';
import type { Item } from '@theni/contract';
import { expect, test } from 'vitest';
import { fakeStore } from '../../test/fake-dependencies.ts';
import { sampleItem } from '../../test/sample-item.ts';
import { showItem } from '../../test/shown-items.ts';
import { startTestApi } from '../../test/test-api.ts';

/** What is done to files is tried elsewhere; here each item has one. */
const objects = fakeStore('objects', { objects: { deleteAll: async () => 0 } });

async function withItems(
  items: Partial<Item>[],
  action: (ids: string[], api: Awaited<ReturnType<typeof startTestApi>>) => Promise<void>,
): Promise<void> {
  const api = await startTestApi({ objects, mailer: undefined });
  const ids: string[] = [];
  for (const fields of items) ids.push(await showItem(api, fields));
  try {
    await action(ids, api);
  } finally {
    await api.stop();
  }
}

test('the admin hides many items at once, which takes their pins away, and visitors see none of them', () =>
  withItems([{ Pinned: true }, {}, {}], async (ids, api) => {
    const Ids = ids.slice(0, 2);
    const response = await api.asAdmin('PATCH', '/file', { Ids, Hidden: true });
    expect(await response.json()).toMatchObject([
      { _id: ids[0], Hidden: true, Pinned: false },
      { _id: ids[1], Hidden: true, Pinned: false },
    ]);
    const seen = (await (await fetch(`${api.url}/api/file`)).json()) as Item[];
    expect(seen.map(({ _id }) => _id)).toEqual([ids[2]]);
  }));

test('an item cannot be pinned and hidden at once; what else an old one says can still be changed', () =>
  withItems([{ Hidden: true }, { Hidden: true, Pinned: true }, {}], async (ids, api) => {
    const [hidden, both, plain] = ids;
    const change = async (path: string, body: object) =>
      (await api.asAdmin('PATCH', path, body)).status;
    expect(await change(`/file/${hidden}`, { Pinned: true })).toBe(409);
    expect(await change(`/file/${plain}`, { Pinned: true, Hidden: true })).toBe(409);
    expect(await change('/file', { Ids: [plain, hidden], Pinned: true })).toBe(409);
    expect((await api.dependencies.items.get(plain ?? ''))?.Pinned).toBe(false);
    expect(await change(`/file/${both}`, { Location: 'Cumbum' })).toBe(200);
    expect(await change(`/file/${hidden}`, { Pinned: true, Hidden: false })).toBe(200);
  }));

test('many pins at once are at most six in all, or none of them is set', () =>
  withItems(
    Array.from({ length: 8 }, (_, index) => ({ Pinned: index < 3 })),
    async (ids, api) => {
      const pin = async (Ids: string[]) =>
        (await api.asAdmin('PATCH', '/file', { Ids, Pinned: true })).status;
      expect(await pin(ids.slice(3, 7))).toBe(409);
      expect((await api.dependencies.items.all()).filter(({ Pinned }) => Pinned)).toHaveLength(3);
      expect(await pin(ids.slice(0, 6))).toBe(200);
    },
  ));

test('the admin deletes many items at once; those that are gone already are no error', () =>
  withItems([{}, {}, {}], async (ids, api) => {
    const Ids = [...ids.slice(0, 2), randomUUID()];
    const response = await api.asAdmin('POST', '/file/delete', { Ids });
    expect(await response.json()).toEqual({ Deleted: 2 });
    expect((await api.dependencies.items.all()).map(({ _id }) => _id)).toEqual([ids[2]]);
    expect((await api.asAdmin('PATCH', '/file', { Ids, Hidden: true })).status).toBe(404);
  }));

test('by which the panel knows a photo again is told to the admin alone', () =>
  withItems([{}], async ([id], api) => {
    const Hash = 'a'.repeat(64);
    await api.firestore.doc(`files/${id}`).update({ Hash });
    const list = await api.asAdmin('GET', '/admin/file');
    expect(await list.json()).toMatchObject([{ _id: id, Hash }]);
    for (const path of ['/api/file', `/api/file/${id}`, '/api/file?home=1'])
      expect(await (await fetch(api.url + path)).text()).not.toContain(Hash);
  }));

const id = randomUUID();
test.each([
  ['PATCH', '/file', { Ids: [], Hidden: true }, 400],
  ['PATCH', '/file', { Ids: [id] }, 400],
  ['PATCH', '/file', { Ids: ['x'], Hidden: true }, 400],
  ['POST', '/file/delete', { Ids: Array.from({ length: 101 }, () => id) }, 400],
  ['POST', '/file/delete', {}, 400],
] as const)('%s %s with a wrong body is refused', (method, path, body, status) =>
  withItems([], async (_ids, api) => {
    expect((await api.asAdmin(method, path, body)).status).toBe(status);
  }),
);

test('a photo is posted with its layout, which must be there', () =>
  withItems([], async (_ids, { asAdmin, dependencies }) => {
    const id = randomUUID();
    const FileUrl = `https://files.example/${id}.jpg`;
    const posted = {
      Location: 'Theni',
      Service: 'Road Work',
      FileUrl,
      FileType: 'image/jpeg',
      Project: 'green-acres',
    } as const;
    const response = await asAdmin('POST', '/file', posted);
    expect(response.status).toBe(422);
    expect((await response.json()).detail).toMatch(/no layout green-acres/);
    const { _id, Location, Service, CreatedAt, Pinned, Hidden, ...files } = sampleItem({ FileUrl });
    await dependencies.items.begin(id, posted, CreatedAt);
    const shown = await dependencies.items.show(id, { posted, files }, CreatedAt);
    expect(shown?.item?.Project).toBe('green-acres');
  }));
