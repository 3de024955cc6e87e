import { createHash } from 'node:crypto';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Item } from '@theni/contract';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { apiForTests } from '../../functions/src/testing/api-for-tests.ts';
import { emptyGallery, film, posted, uploaded } from '../../functions/src/testing/running-api.ts';
import { BackupFolder } from './backup-folder.ts';
import { restoreBackup } from './restore-backup.ts';
import { StoredData } from './stored-data.ts';
import { takeBackup } from './take-backup.ts';

const api = await apiForTests();
let temporary: string;
let backup: BackupFolder;

beforeEach(async () => {
  await wipe();
  temporary = await mkdtemp(join(tmpdir(), 'backup-'));
  backup = new BackupFolder(join(temporary, 'first'));
});
afterEach(() => rm(temporary, { recursive: true }));
afterAll(wipe);

async function wipe(): Promise<void> {
  await emptyGallery(api);
  await getFirestore().recursiveDelete(getFirestore().collection('messages'));
}

async function fillStores(): Promise<void> {
  const photo = await posted(api, { Location: 'பெரியகுளம் "Periyakulam"' });
  await api.admin.ask('PATCH', `/file/${photo._id}`, { Alt: 'A road', Pinned: true });
  const video = await uploaded(api, {
    name: 'film.mp4',
    bytes: await film(),
    FileType: 'video/mp4',
  });
  await posted(api, video);
  const services = { construction: 'general purpose', plans: '', plots: '', others: '' };
  const message = 'Hi\nவணக்கம்\u2028\u2029"bye"';
  const formData = { name: 'முத்து', email: 'visitor@theni.example', message, services };
  await api.visitor.ask('POST', '/email', { formData });
}

/** What a visitor and the admin get to see, and every stored byte. */
async function everything() {
  const items: Item[] = await (await fetch(`${process.env.SITE_URL}/api/file`)).json();
  const messages = await (await api.admin.ask('GET', '/messages')).json();
  // First, because the emulator gives an object a token when it is fetched for the first time.
  const pictures = await Promise.all(
    items.map(async ({ FileUrl }) => Buffer.from(await (await fetch(FileUrl)).arrayBuffer())),
  );
  const [files] = await getStorage().bucket().getFiles({ prefix: 'file/' });
  const objects = await Promise.all(
    files.map(async (file) => {
      const { contentType, cacheControl, metadata } = file.metadata;
      const bytes = createHash('sha256')
        .update((await file.download())[0])
        .digest('hex');
      return { name: file.name, contentType, cacheControl, metadata, bytes };
    }),
  );
  return { items, messages, objects, pictures };
}

const take = () => takeBackup(new StoredData(), backup, 'demo', new Date());
const restore = ({ replace = false } = {}) => restoreBackup(backup, new StoredData(), { replace });

test('what was backed up, wiped and restored is the same to the byte, also in running functions', async () => {
  await fillStores();
  const before = await everything();
  expect(before.items).toHaveLength(2);
  expect(before.messages).toHaveLength(1);
  const taken = await take();
  expect(taken).toEqual({ records: 3, objects: before.objects.length, missing: [] });
  await wipe();
  expect(await everything()).toEqual({ items: [], messages: [], objects: [], pictures: [] });
  await restore();
  expect(await everything()).toEqual(before);
});

test('a project that holds anything is refused and stays as it is, until it is given up', async () => {
  await fillStores();
  const backedUp = await everything();
  await take();
  await posted(api);
  await api.admin.ask('PATCH', `/file/${backedUp.items[0]?._id}`, { Location: 'Cumbum' });
  const changed = await everything();
  await expect(restore()).rejects.toThrow(
    /^The project is not empty: it holds 4 records and \d+ files/,
  );
  expect(await everything()).toEqual(changed);
  await restore({ replace: true });
  expect(await everything()).toEqual(backedUp);
});

test('records or files alone make a project one that is not empty', async () => {
  await take();
  const item = await posted(api);
  await getFirestore().doc(`files/${item._id}`).delete();
  await expect(restore()).rejects.toThrow('it holds 0 records');
  await emptyGallery(api);
  await getFirestore().doc('messages/alone').set({ Name: 'Muthu' });
  await expect(restore()).rejects.toThrow('it holds 1 records and 0 files');
});

const damages: [string, (folder: string, media: string) => Promise<void>, RegExp][] = [
  ['without its manifest', (folder) => rm(join(folder, 'manifest.json')), /no whole backup/],
  ['with a changed record', (folder) => swap(join(folder, 'records.ndjson')), /records.ndjson/],
  [
    'with one more object',
    (folder) => appendFile(join(folder, 'objects.ndjson'), '{}\n'),
    /objects/,
  ],
  ['with one changed byte in a picture', (_folder, media) => swap(media), /has changed/],
  ['without one of its pictures', (_folder, media) => rm(media), /cannot be read/],
  [
    'of a later kind',
    (folder) => writeFile(join(folder, 'manifest.json'), '{"format":2}'),
    /format/,
  ],
];

/** Changes one byte in the middle. */
async function swap(file: string): Promise<void> {
  const bytes = await readFile(file);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(file, bytes);
}

test('a damaged backup is refused before anything is written', async () => {
  await posted(api);
  await take();
  await wipe();
  const whole = backup.path;
  const [medium = ''] = await readdir(join(whole, 'media'));
  for (const [index, [what, damage, refusal]] of damages.entries()) {
    const folder = join(temporary, String(index));
    await cp(whole, folder, { recursive: true });
    await damage(folder, join(folder, 'media', medium));
    backup = new BackupFolder(folder);
    await expect(restore({ replace: true }), what).rejects.toThrow(refusal);
  }
  expect((await everything()).objects).toEqual([]);
});

test('a backup of another project shows this project’s own files', async () => {
  await fillStores();
  const before = await everything();
  await take();
  await wipe();
  const manifest = join(backup.path, 'manifest.json');
  const records = join(backup.path, 'records.ndjson');
  const { addresses } = new StoredData();
  const elsewhere = 'https://firebasestorage.googleapis.com/v0/b/old.firebasestorage.app/o/';
  const lines = (await readFile(records, 'utf8')).replaceAll(addresses, elsewhere);
  await writeFile(records, lines);
  const content = JSON.parse(await readFile(manifest, 'utf8'));
  content.addresses = elsewhere;
  content.records.sha256 = createHash('sha256').update(lines).digest('hex');
  await writeFile(manifest, JSON.stringify(content));
  await restore();
  expect(await everything()).toEqual(before);
});

test('an item whose picture is gone is named, and the rest is backed up', async () => {
  const item = await posted(api);
  const [variant] = item.Variants;
  const object = api.dependencies.objects.locate(variant?.Url ?? '');
  if (!object) throw new Error('The item has no picture.');
  await api.dependencies.objects.delete(object);
  expect((await take()).missing).toEqual([object.path]);
});

test('a folder that is there already is not written to', async () => {
  await take();
  await expect(take()).rejects.toThrow('is there already');
});

test('a record with a value that a backup would lose stops it', async () => {
  await getFirestore()
    .doc('messages/dated')
    .set({ At: Timestamp.fromMillis(0) });
  await expect(take()).rejects.toThrow('messages/dated holds a value that a backup cannot keep');
  await expect(restore()).rejects.toThrow('no whole backup');
});
