import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { inconsistencies } from '../../test/inconsistencies.ts';
import { apiForTests, emptyGallery, photo, posted, uploaded } from '../../test/running-api.ts';

const api = await apiForTests();
/** Another instance of the function. */
const other = await apiForTests();
beforeEach(() => emptyGallery(api));

const ROUNDS = 4;

/** What two tabs ask at the same moment, in this process or in another instance of the function. */
async function statusesOf(...asked: Promise<Response>[]): Promise<number[]> {
  return (await Promise.all(asked)).map(({ status }) => status);
}

/** The deletion came between the upload and the question for its address. */
function deletedMeanwhile(error: { code?: string }): undefined {
  if (error.code !== 'storage/object-not-found') throw error;
}

async function expectConsistent(): Promise<void> {
  expect(await inconsistencies(api.dependencies)).toEqual([]);
}

test('an item that is deleted while its file is still being uploaded is clearly answered, and nothing of it is shown', async () => {
  const bytes = await photo({ width: 1200, height: 900 });
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = randomUUID();
    const [post, deleted] = await Promise.all([
      uploaded(api, { id, bytes }).catch(deletedMeanwhile),
      api.admin.ask('DELETE', `/file/${id}`),
    ]);
    expect([204, 404]).toContain(deleted.status);
    const posted = post && (await api.admin.ask('POST', '/file', post));
    // 422: the deletion came after the upload, and the panel offers to upload again.
    expect([undefined, 201, 422]).toContain(posted?.status);
    expect((await api.dependencies.items.get(id)) !== undefined).toBe(posted?.status === 201);
    await expectConsistent();
  }
});

test('an item that one tab deletes while the other posts it is there as a whole or not at all', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = randomUUID();
    const post = await uploaded(api, { id });
    const statuses = await statusesOf(
      api.admin.ask('POST', '/file', post),
      other.admin.ask('DELETE', `/file/${id}`),
    );
    expect([201, 422]).toContain(statuses[0]);
    expect([204, 404]).toContain(statuses[1]);
    await expectConsistent();
  }
});

test('posts and deletes of one item, all at once, leave it as a whole or not at all', async () => {
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    const id = randomUUID();
    const post = await uploaded(api, { id });
    const asked = [api, other].flatMap(({ admin }) => [
      admin.ask('POST', '/file', post),
      admin.ask('DELETE', `/file/${id}`),
    ]);
    for (const status of await statusesOf(...asked))
      expect([200, 201, 204, 404, 422]).toContain(status);
    await expectConsistent();
  }
});

test('two tabs that delete one item are both told that it is gone', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { _id } = await posted(api);
    const statuses = await statusesOf(
      api.admin.ask('DELETE', `/file/${_id}`),
      other.admin.ask('DELETE', `/file/${_id}`),
    );
    expect(statuses).toContain(204);
    for (const status of statuses) expect([204, 404]).toContain(status);
    expect(await api.dependencies.items.get(_id)).toBeUndefined();
    await expectConsistent();
  }
});

test('a change in one tab never brings back what the other has deleted', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { _id } = await posted(api);
    const [changed, deleted] = await statusesOf(
      api.admin.ask('PATCH', `/file/${_id}`, { Location: 'Cumbum' }),
      other.admin.ask('DELETE', `/file/${_id}`),
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
      api.admin.ask('PATCH', `/file/${_id}`, { Location: 'Cumbum' }),
      other.admin.ask('PATCH', `/file/${_id}`, { Hidden: true }),
    );
    expect(statuses).toEqual([200, 200]);
    const changed = { Location: 'Cumbum', Hidden: true };
    expect(await api.dependencies.items.get(_id)).toMatchObject(changed);
  }
});
