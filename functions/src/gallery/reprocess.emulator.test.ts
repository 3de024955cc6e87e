import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { beforeEach, expect, test } from 'vitest';
import { SECRET } from '../../test/corpus/case.ts';
import { picture, withLocationMetadata } from '../../test/corpus/pictures.ts';
import { failAfter } from '../../test/fault-injection.ts';
import { apiForTests, emptyGallery, posted } from '../../test/running-api.ts';
import { type Progress, reprocessGallery } from './reprocess-gallery.ts';

const api = await apiForTests();
beforeEach(() => emptyGallery(api));

async function collect(progress: AsyncIterable<Progress>): Promise<Progress[]> {
  const all: Progress[] = [];
  for await (const one of progress) all.push(one);
  return all;
}

/** Lets an item show a file as a phone has made it. @returns its address */
async function ofTheFirstVersion(id: string): Promise<string> {
  const { objects } = api.dependencies;
  const old = { id, path: `file/${id}/old.jpg` };
  await objects.write(
    old,
    await withLocationMetadata(picture().jpeg(), SECRET).toBuffer(),
    'image/jpeg',
  );
  const FileUrl = objects.urlOf(old);
  await getFirestore().doc(`files/${id}`).update({ FileUrl });
  return FileUrl;
}

/** A time after all posts so far: their pictures are to be made anew. */
const soon = () => new Date(Date.now() + 1000).toISOString();
const later = { now: () => new Date(Date.now() + 2000) };

test('items of the first version get their pictures, and what the admin chose stays', async () => {
  const item = await posted(api);
  await api.admin.request('PATCH', `/file/${item._id}`, { Pinned: true, Alt: 'A road' });
  const { Variants, Placeholder, Colour, ...bare } = item;
  const { _id, ...fields } = bare;
  await getFirestore()
    .doc(`files/${_id}`)
    .set({ ...fields, Variants: [], Pinned: true, Alt: 'A road' });
  const progress = await collect(reprocessGallery(api.dependencies, soon()));
  expect(progress).toEqual([{ _id, done: 1, total: 1 }]);
  expect(await api.dependencies.items.get(_id)).toEqual({ ...item, Pinned: true, Alt: 'A road' });
});

test('a photo of the first version that still says where it was taken is replaced', async () => {
  const { _id } = await posted(api);
  const old = await ofTheFirstVersion(_id);
  await collect(reprocessGallery(api.dependencies, soon()));
  const after = await api.dependencies.items.get(_id);
  expect(await (await fetch(after?.FileUrl ?? '')).text()).not.toContain(SECRET);
  expect((await fetch(old)).status).toBe(404);
});

test('an item out of another project’s backup shows the files of this project', async () => {
  const item = await posted(api);
  const FileUrl = item.FileUrl.replace(getStorage().bucket().name, 'lost.firebasestorage.app');
  await getFirestore().doc(`files/${item._id}`).update({ FileUrl });
  expect(await collect(reprocessGallery(api.dependencies, soon()))).toEqual([
    { _id: item._id, done: 1, total: 1 },
  ]);
  expect((await api.dependencies.items.get(item._id))?.FileUrl).toBe(item.FileUrl);
});

test('stopped at any step, begun again it leaves no file that says where it was taken', async () => {
  for (let step = 0; ; step += 1) {
    await emptyGallery(api);
    const old = await ofTheFirstVersion((await posted(api))._id);
    const before = soon();
    const callsLeft = { count: step };
    const crashing = {
      ...later,
      items: failAfter(api.dependencies.items, callsLeft),
      objects: failAfter(api.dependencies.objects, callsLeft),
    };
    const hasFinished = await collect(reprocessGallery(crashing, before)).then(
      () => true,
      () => false,
    );
    await collect(reprocessGallery({ ...api.dependencies, ...later }, before));
    const [item] = await api.dependencies.items.all();
    expect((await fetch(old)).status).toBe(404);
    expect(await (await fetch(item?.FileUrl ?? '')).text()).not.toContain(SECRET);
    if (hasFinished) {
      expect(step).toBeGreaterThan(8);
      break;
    }
  }
});

test('begun again after a stop, it goes on where it was', async () => {
  for (let count = 0; count < 3; count += 1) await posted(api);
  const before = soon();
  const dependencies = { ...api.dependencies, ...later };
  const first = reprocessGallery(dependencies, before);
  expect((await first.next()).value).toMatchObject({ done: 1, total: 3 });
  await first.return(undefined);
  const rest = await collect(reprocessGallery(dependencies, before));
  expect(rest.map(({ done }) => done)).toEqual([2, 3]);
  expect(await collect(reprocessGallery(dependencies, before))).toEqual([]);
});

test('an item whose file is gone is named, stays as it is and stops nothing', async () => {
  const [good, bad] = [await posted(api), await posted(api)];
  const object = api.dependencies.objects.locate(bad.FileUrl);
  if (object) await api.dependencies.objects.delete(object);
  const progress = await collect(reprocessGallery(api.dependencies, soon()));
  expect(progress.find(({ _id }) => _id === bad._id)?.issue).toBeTruthy();
  expect(progress.find(({ _id }) => _id === good._id)?.issue).toBeUndefined();
  expect(await api.dependencies.items.get(bad._id)).toEqual(bad);
});
