import type { Item, NewItem } from '@theni/contract';
import { beforeEach, expect, test } from 'vitest';
import { SECRET } from '../../test/corpus/case.ts';
import { picture, withLocationMetadata } from '../../test/corpus/pictures.ts';
import { failAfter } from '../../test/fault-injection.ts';
import {
  apiForTests,
  emptyGallery,
  startApi,
  uploaded,
  uploadedVideo,
} from '../../test/running-api.ts';
import { objectsOf } from './objects-of.ts';
import { sweepUploads } from './sweep-uploads.ts';

const api = await apiForTests();
beforeEach(() => emptyGallery(api));

/** Posts to a process that crashes just before its store call number `step`. @returns whether it answered */
async function postAndCrash(post: NewItem, step: number): Promise<boolean> {
  const callsLeft = { count: step };
  const crashing = await startApi({
    items: failAfter(api.dependencies.items, callsLeft),
    objects: failAfter(api.dependencies.objects, callsLeft),
  });
  const { status } = await crashing.admin.request('POST', '/file', post);
  await crashing.stop();
  return status === 201;
}

async function photoWithLocation(): Promise<NewItem> {
  const bytes = await withLocationMetadata(picture(400, 300).jpeg(), SECRET).toBuffer();
  return uploaded(api, { bytes });
}

async function expectWholeAndClean(item: Item): Promise<void> {
  const { objects } = api.dependencies;
  const shown = objectsOf(objects, item).map(({ path }) => path);
  expect([...(await objects.pathsOf(item._id))].sort()).toEqual(shown.sort());
  expect((await (await fetch(item.FileUrl)).text()).includes(SECRET)).toBe(false);
}

/** Whether visitors find the item, by whatever way; the upload must be gone before. */
async function isShown(post: NewItem): Promise<boolean> {
  const id = idOf(post);
  const responses = await Promise.all([
    api.visitor.request('GET', `/file/${id}`),
    api.visitor.request('GET', '/file'),
    api.visitor.request('GET', '/file?home=1'),
    api.admin.request('GET', '/admin/file'),
  ]);
  const texts = await Promise.all(responses.map((response) => response.text()));
  const ways = texts.map((text) => text.includes(`"_id":"${id}"`));
  expect(new Set(ways).size).toBe(1);
  const isFound = ways.includes(true);
  expect((await api.dependencies.items.get(id)) !== undefined).toBe(isFound);
  if (isFound) expect((await fetch(post.FileUrl)).status).toBe(404);
  return isFound;
}

function idOf({ FileUrl }: NewItem): string {
  return api.dependencies.objects.locate(FileUrl)?.id ?? '';
}

test('a post whose process crashes at any step shows nothing while its upload can be read, and the same post finishes it', async () => {
  for (let step = 0; ; step += 1) {
    const post = await photoWithLocation();
    const hasAnswered = await postAndCrash(post, step);
    await isShown(post);
    const again = await api.admin.request('POST', '/file', post);
    expect([200, 201]).toContain(again.status);
    await expectWholeAndClean(await again.json());
    expect((await fetch(post.FileUrl)).status).toBe(404);
    if (hasAnswered) {
      expect(step).toBeGreaterThan(8);
      break;
    }
  }
});

/** Posts again and again, and crashes one step later each time, until the item is shown. */
async function afterEachCrash(act: (post: NewItem) => Promise<void>): Promise<void> {
  for (let step = 1; ; step += 1) {
    const post = await photoWithLocation();
    if ((await postAndCrash(post, step)) || (await isShown(post))) {
      expect(step).toBeGreaterThan(8);
      return;
    }
    await act(post);
  }
}

test('a place that was corrected after a crash is the one that is shown', async () => {
  await afterEachCrash(async (post) => {
    const again = await api.admin.request('POST', '/file', { ...post, Location: 'Cumbum' });
    const item: Item = await again.json();
    expect([again.status, item.Location]).toEqual([201, 'Cumbum']);
    await expectWholeAndClean(item);
  });
});

test('the same post finds the item after the admin has corrected it', async () => {
  const post = await photoWithLocation();
  const { _id } = await (await api.admin.request('POST', '/file', post)).json();
  await api.admin.request('PATCH', `/file/${_id}`, { Location: 'Cumbum' });
  const again = await api.admin.request('POST', '/file', post);
  expect([again.status, (await again.json()).Location]).toEqual([200, 'Cumbum']);
});

test('identical posts to several processes at once make one item with one set of pictures', async () => {
  const others = [await startApi(), await startApi()];
  const post = await photoWithLocation();
  const responses = await Promise.all(
    [api, ...others, api, ...others].map(({ admin }) => admin.request('POST', '/file', post)),
  );
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 201]);
  const items: Item[] = await Promise.all(responses.map((response) => response.json()));
  for (const item of items) expect(item).toEqual(items[0]);
  if (items[0]) await expectWholeAndClean(items[0]);
  for (const other of others) await other.stop();
});

test('a place in a poster never reaches a visitor either', async () => {
  const post = await uploadedVideo(api);
  const id = idOf(post);
  const poster = await withLocationMetadata(picture(400, 300).jpeg(), SECRET).toBuffer();
  const PosterUrl = await api.admin.upload(id, 'site-poster.jpg', poster, 'image/jpeg');
  const item: Item = await (
    await api.admin.request('POST', '/file', { ...post, PosterUrl })
  ).json();
  expect(item.Variants.map(({ Width }) => Width)).toEqual([320, 400]);
  expect((await fetch(PosterUrl)).status).toBe(404);
  expect((await (await fetch(item.PosterUrl ?? '')).text()).includes(SECRET)).toBe(false);
});

test('a broken poster is refused and deleted, and its video can still be posted', async () => {
  const post = await uploadedVideo(api);
  const id = idOf(post);
  const broken = (await picture().jpeg().toBuffer()).subarray(0, 200);
  const PosterUrl = await api.admin.upload(id, 'site-poster.jpg', broken, 'image/jpeg');
  expect((await api.admin.request('POST', '/file', { ...post, PosterUrl })).status).toBe(422);
  expect(await api.dependencies.objects.pathsOf(id)).toEqual(new Set([`file/${id}/site.mp4`]));
  expect((await api.admin.request('POST', '/file', post)).status).toBe(201);
});

test('what a post has left whose process crashed, and which never came again, is gone after a day', async () => {
  const { items, objects } = api.dependencies;
  await afterEachCrash(async (post) => {
    await sweepUploads(api.dependencies, new Date(Date.now() + 25 * 60 * 60 * 1000));
    expect(await items.find(idOf(post))).toBeUndefined();
    expect(await objects.pathsOf(idOf(post))).toEqual(new Set());
  });
});

test('the sweep takes uploads that nobody posted within a day and leaves all that visitors see', async () => {
  const left = await photoWithLocation();
  const { objects } = api.dependencies;
  const post = await photoWithLocation();
  const item: Item = await (await api.admin.request('POST', '/file', post)).json();
  const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);

  expect(await sweepUploads(api.dependencies, inHours(23))).toBe(0);
  expect((await fetch(left.FileUrl)).status).toBe(200);
  expect(await sweepUploads(api.dependencies, inHours(25))).toBe(1);
  expect((await fetch(left.FileUrl)).status).toBe(404);
  expect((await api.admin.request('POST', '/file', left)).status).toBe(422);
  await expectWholeAndClean(item);
  expect(objects.locate(item.FileUrl)).toBeDefined();
});
