import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fakeDependencies, memoryBucket } from '../../test/fake-dependencies.ts';
import { sampleItem } from '../../test/samples.ts';
import { sweepStorage } from './sweep-storage.ts';

const NOW = new Date('2026-11-21T03:30:00Z');
const sampleContentFile = {
  kind: 'picture' as const,
  name: 'upload.jpg',
  bytes: 1,
  width: 320,
  height: 320,
  widths: [320],
  colour: '#000000',
  placeholder: '',
  hash: '',
  createdAt: NOW.toISOString(),
};

/** The gallery; no content has files. */
function sweep(stores: NonNullable<Parameters<typeof fakeDependencies>[0]>): Promise<void> {
  const contentFiles = { usedIds: async () => new Set<string>() };
  return sweepStorage({ ...fakeDependencies({ contentFiles, ...stores }), now: () => NOW });
}

test('a day after, what no item shows is gone; what may be in use stays', async () => {
  const { objects, stored, upload } = memoryBucket();
  const at = (hoursAgo: number, name: string, id?: string) => {
    const object = upload(Buffer.of(1), name, id);
    const updated = new Date(NOW.getTime() - hoursAgo * 60 * 60 * 1000);
    Object.assign(stored.get(object.path) ?? {}, { updated });
    return object;
  };
  const item = sampleItem();
  const old = [at(24, 'never-posted.jpg'), at(99, 'replaced.webp', item._id)];
  const shown = at(99, 'a.jpg', item._id);
  const video = at(30, 'site.mp4');
  const kept = [shown, video, at(1, 'poster.jpg', video.id), at(23, 'young.jpg')];
  const forgotten: string[] = [];
  const items = {
    get: async (id: string) => (id === item._id ? item : undefined),
    forgetProcessed: async (id: string) => void forgotten.push(id),
  };
  await sweep({ items, objects });
  expect(forgotten).toEqual([old[0]?.id]);
  expect([...stored.keys()].sort()).toEqual(kept.map(({ path }) => path).sort());
});

test('a picture that an Undo names again during the sweep stays', async () => {
  const { objects, stored } = memoryBucket();
  const id = randomUUID();
  const kept = `content/${id}/320.webp`;
  for (const path of [kept, `content/${id}/upload.jpg`])
    stored.set(path, { bytes: Buffer.of(1), type: '', updated: new Date(0) });
  const file = { ...sampleContentFile, id };
  const looks = [new Set<string>(), new Set([id])];
  const contentFiles = { usedIds: async () => looks.shift() ?? new Set(), find: async () => file };
  await sweep({ contentFiles, objects });
  expect([...stored.keys()]).toEqual([kept]);
});

test('files of which a late post makes an item meanwhile stay', async () => {
  const { objects, stored, upload } = memoryBucket();
  const item = sampleItem();
  const { path } = upload(Buffer.of(1), 'a.jpg', item._id);
  Object.assign(stored.get(path) ?? {}, { updated: new Date(0) });
  const posted: (typeof item)[] = [];
  const items = {
    get: async () => posted[0],
    forgetProcessed: async () => void posted.push(item),
  };
  await sweep({ items, objects });
  expect([...stored.keys()]).toEqual([path]);
});
