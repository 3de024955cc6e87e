import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { inconsistencies } from '../../test/inconsistencies.ts';
import { apiForTests, emptyGallery, posted, uploaded } from '../../test/running-api.ts';

const api = await apiForTests();
/** Another instance of the function. */
const other = await apiForTests();
beforeEach(() => emptyGallery(api));

const ROUNDS = 4;

/** What two tabs ask at the same moment, in this process or in another instance of the function. */
async function statusesOf(...requested: Promise<Response>[]): Promise<number[]> {
  return (await Promise.all(requested)).map(({ status }) => status);
}

async function expectConsistent(): Promise<void> {
  expect(await inconsistencies(api.dependencies)).toEqual([]);
}

test('posts and deletes of one item, all at once, leave it as a whole or not at all', async () => {
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    const id = randomUUID();
    const post = await uploaded(api, { id });
    const requested = [api, other].flatMap(({ admin }) => [
      admin.request('POST', '/file', post),
      admin.request('DELETE', `/file/${id}`),
    ]);
    for (const status of await statusesOf(...requested))
      expect([200, 201, 204, 404, 422]).toContain(status);
    await expectConsistent();
  }
});

test('a change in one tab never brings back what the other has deleted', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { _id } = await posted(api);
    const [changed, deleted] = await statusesOf(
      api.admin.request('PATCH', `/file/${_id}`, { Location: 'Cumbum' }),
      other.admin.request('DELETE', `/file/${_id}`),
    );
    expect([200, 404]).toContain(changed);
    expect(deleted).toBe(204);
    expect(await api.dependencies.items.get(_id)).toBeUndefined();
    await expectConsistent();
  }
});

test('changes of different fields in two tabs are both kept', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { _id } = await posted(api);
    const statuses = await statusesOf(
      api.admin.request('PATCH', `/file/${_id}`, { Location: 'Cumbum' }),
      other.admin.request('PATCH', `/file/${_id}`, { Pinned: true }),
    );
    expect(statuses).toEqual([200, 200]);
    const changed = { Location: 'Cumbum', Pinned: true };
    expect(await api.dependencies.items.get(_id)).toMatchObject(changed);
  }
});
