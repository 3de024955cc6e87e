import { expect, test, vi } from 'vitest';
import { memoryBucket } from '../test/fake-dependencies.ts';
import { layoutApi } from '../test/layout-api.ts';
import { addMessages } from '../test/samples.ts';
import { sharedTestApi, testClock } from '../test/test-api.ts';
import { cleanUp } from './clean-up.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

const bucket = memoryBucket();
const clock = testClock();
const api = await sharedTestApi({ objects: bucket.objects, now: clock.now });
const layouts = layoutApi(api);

const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
const night = (changes = {}) => cleanUp({ ...api.dependencies, ...changes });
const leads = async () => [...(await api.stored()).values()].map(({ name }) => name).sort();
const isLayoutThere = async () => (await api.firestore.collection('layouts').get()).size === 1;

/** Leads on both sides of a year and of a day after their deletion. */
function addLeads() {
  return addMessages(
    api.firestore,
    { name: 'a year ago', createdAt: ago(366 * DAY_MS).toISOString() },
    { name: 'within the year', createdAt: ago(364 * DAY_MS).toISOString() },
    { name: 'deleted a day ago', deleted: ago(25 * HOUR_MS).toISOString() },
    { name: 'deleted today', deleted: ago(23 * HOUR_MS).toISOString() },
  );
}

/** A file of the gallery or the content that nothing names. */
function addFile(folder: string, age: number): string {
  const path = `${folder}/${crypto.randomUUID()}/a.jpg`;
  bucket.stored.set(path, { bytes: Buffer.of(1), type: 'image/jpeg', updated: ago(age) });
  return path;
}

async function deleteLayout(): Promise<void> {
  expect((await layouts.create()).status).toBe(201);
  expect((await layouts.remove()).status).toBe(204);
}

test('in the night leads, layouts and files go whose time is over, and no others', async () => {
  await deleteLayout();
  clock.pass(23 * HOUR_MS);
  const folders = ['file', 'content', 'documents'];
  for (const folder of folders) addFile(folder, 25 * HOUR_MS);
  const young = folders.map((folder) => addFile(folder, 23 * HOUR_MS));
  await addLeads();
  await night();
  expect(await leads()).toEqual(['deleted today', 'within the year']);
  expect([...bucket.stored.keys()]).toEqual(young);
  expect(await isLayoutThere()).toBe(true);

  clock.pass(2 * HOUR_MS);
  await night();
  expect(await leads()).toEqual(['within the year']);
  expect([...bucket.stored.keys()]).toEqual([]);
  expect(await isLayoutThere()).toBe(false);
});

test('a part of the night that fails holds up no other, and the job fails', async () => {
  await deleteLayout();
  clock.pass(25 * HOUR_MS);
  await addLeads();
  addFile('file', 25 * HOUR_MS);
  vi.spyOn(api.dependencies.leads, 'removeDeleted').mockRejectedValue(new Error('no leads'));
  await expect(night()).rejects.toMatchObject({ errors: [{ message: 'no leads' }] });
  expect([...bucket.stored.keys()]).toEqual([]);
  expect(await isLayoutThere()).toBe(false);
});
