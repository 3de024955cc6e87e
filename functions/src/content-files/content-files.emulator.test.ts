import { randomUUID } from 'node:crypto';
import type { ContentFile } from '@theni/contract';
import { getStorage } from 'firebase-admin/storage';
import { expect, test, vi } from 'vitest';
import {
  chunk,
  picture,
  SECRET,
  withChunks,
  withLocationMetadata,
} from '../../test/corpus-pictures.ts';
import { fakeDependencies } from '../../test/fake-dependencies.ts';
import { apiForTests, photo } from '../../test/running-api.ts';
import { publishedFilesOf } from '../publishing/published-files.ts';
import { sweepContentFiles } from '../storage/sweep-storage.ts';

const api = await apiForTests();
const { contentFiles, objects } = api.dependencies;

interface Upload {
  id?: string;
  name?: string;
  bytes?: Uint8Array;
  type?: string;
}

/** The admin's browser has sent the file; the API does not know yet. */
async function uploaded({ id = randomUUID(), name = 'site.jpg', bytes, type }: Upload = {}) {
  const isDocument = name.endsWith('.pdf');
  const usual = isDocument ? 'application/pdf' : 'image/jpeg';
  const folder = isDocument ? 'documents' : 'content';
  await api.admin.upload(id, name, bytes ?? (await photo()), type ?? usual, folder);
  return { id, name };
}
const post = (body: { id: string; name: string }) =>
  api.admin.request('POST', '/content/files', body);
const pdf = (text = '') => new TextEncoder().encode(`%PDF-1.7\n${text}`);
const hoursAhead = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);

async function pathsOf(id: string): Promise<string[]> {
  const [files] = await getStorage().bucket().getFiles();
  return files.map(({ name }) => name).filter((name) => name.includes(id));
}

test.each<[format: string, upload: () => Promise<Upload>]>([
  [
    'JPEG',
    async () => ({
      bytes: await withLocationMetadata(picture(800, 600).jpeg(), SECRET).toBuffer(),
    }),
  ],
  [
    'PNG',
    async () => ({
      name: 'plan.png',
      type: 'image/png',
      bytes: withChunks(
        await picture(800, 600).png().toBuffer(),
        chunk('tEXt', `Place\0${SECRET}`),
      ),
    }),
  ],
])('of a %s smaller ones stay, without its place, and the upload goes', async (_format, made) => {
  const upload = await uploaded(await made());
  const response = await post(upload);
  expect(response.status).toBe(201);
  const file: ContentFile = await response.json();
  expect(file).toEqual({
    ...upload,
    kind: 'picture',
    bytes: expect.any(Number),
    width: 800,
    height: 600,
    widths: [320, 640, 800],
    colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
    placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
  });
  const paths = await pathsOf(upload.id);
  expect(paths.sort()).toEqual(
    ['320', '640', '800'].map((width) => `content/${upload.id}/${width}.webp`),
  );
  for (const path of paths)
    expect((await objects.readAll({ id: upload.id, path })).toString('latin1')).not.toContain(
      SECRET,
    );
  expect(await (await api.admin.request('GET', `/content/files/${upload.id}`)).json()).toEqual(
    file,
  );
});

test('a post that died before its record was written is made good by the same post again', async () => {
  const upload = await uploaded();
  const away = Object.assign(new Error('away'), { code: 14 });
  vi.spyOn(contentFiles, 'create').mockRejectedValueOnce(away);
  expect((await post(upload)).status).toBe(503);
  expect((await post(upload)).status).toBe(201);
  expect(await pathsOf(upload.id)).toEqual([`content/${upload.id}/64.webp`]);
});

test('a PDF stays as it is', async () => {
  const upload = await uploaded({ name: 'approval.pdf', bytes: pdf('approved') });
  const response = await post(upload);
  expect([response.status, await response.json()]).toEqual([
    201,
    { ...upload, kind: 'document', bytes: 17 },
  ]);
  expect(await pathsOf(upload.id)).toEqual([`documents/${upload.id}/approval.pdf`]);
});

test.each<[string, Upload, string]>([
  ['a PDF that is none', { name: 'a.pdf', bytes: pdf().slice(1) }, 'not a PDF'],
  [
    'a page that calls itself a PDF',
    { name: 'a.pdf', bytes: new TextEncoder().encode('<html>') },
    'not a PDF',
  ],
  ['a picture that is a PDF', { bytes: pdf() }, 'not a JPEG or PNG photo. '],
  [
    'half a picture',
    { bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]) },
    'damaged or incomplete',
  ],
])('%s is refused with the reason, and nothing of it stays', async (_what, file, reason) => {
  const upload = await uploaded(file);
  const response = await post(upload);
  expect(response.status).toBe(422);
  expect((await response.json()).detail).toContain(reason);
  expect(await pathsOf(upload.id)).toEqual([]);
  expect(await contentFiles.find(upload.id)).toBeUndefined();
});

test('what was never uploaded, and a name that leads elsewhere, make no file', async () => {
  const id = randomUUID();
  expect((await post({ id, name: 'site.jpg' })).status).toBe(422);
  expect((await post({ id, name: '../x/site.jpg' })).status).toBe(400);
  expect((await api.admin.request('GET', `/content/files/${id}`)).status).toBe(404);
});

test('a release gets copies under addresses that tell their bytes', async () => {
  const [one, two] = [await uploaded(), await uploaded()];
  const paper = await uploaded({ name: 'a.pdf', bytes: pdf() });
  for (const upload of [one, two, paper]) await post(upload);
  const { contentFiles, objects: stored } = api.dependencies;
  const publishedFiles = publishedFilesOf(contentFiles, stored);
  const { filesById, readers } = await publishedFiles([one.id, two.id, paper.id, randomUUID()]);
  expect(Object.keys(filesById).sort()).toEqual([one.id, two.id, paper.id].sort());
  expect(filesById[one.id]).toEqual(filesById[two.id]);
  const addresses = [...readers.keys()].map((address) => address.replace(/[0-9a-f]{20}/, '*'));
  expect(addresses.sort()).toEqual(['/assets/*-64.webp', '/assets/*.pdf']);
});

test('an unused file goes after a day with its record; a named one stays', async () => {
  const [used, unused, never] = [await uploaded(), await uploaded(), await uploaded()];
  const paper = await uploaded({ name: 'a.pdf', bytes: pdf() });
  for (const upload of [used, unused, paper]) await post(upload);
  // Other tests need those of the stack's sample layouts.
  const usedIds = async () => new Set([...(await contentFiles.usedIds()), used.id, paper.id]);
  const { contentFiles: files } = fakeDependencies({
    contentFiles: {
      find: (id) => contentFiles.find(id),
      remove: (id) => contentFiles.remove(id),
      usedIds,
    },
  });
  const sweep = (hours: number) =>
    sweepContentFiles({ contentFiles: files, objects, now: () => hoursAhead(hours) });
  await sweep(23);
  expect(await pathsOf(unused.id)).not.toEqual([]);
  await sweep(25);
  expect(await pathsOf(used.id)).toEqual([`content/${used.id}/64.webp`]);
  expect(await pathsOf(paper.id)).toEqual([`documents/${paper.id}/a.pdf`]);
  for (const { id } of [unused, never]) {
    expect(await pathsOf(id)).toEqual([]);
    expect(await contentFiles.find(id)).toBeUndefined();
  }
});
