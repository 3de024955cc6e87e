import { randomUUID } from 'node:crypto';
import { LOCATION_MAX_LENGTH } from '@theni/contract';
import { expect, test } from 'vitest';
import { ADMIN } from '../../../emulators/suite/accounts.ts';
import {
  apiForTests,
  emptyGallery,
  posted,
  uploaded,
  uploadedVideo,
} from '../../test/running-api.ts';

const api = await apiForTests();
await emptyGallery(api);
const good = await uploaded(api);
const { _id: id } = await posted(api);

/** Refused as a problem document of this status, and nothing in the gallery has changed. */
async function expectRefused(status: number, request: () => Promise<Response>) {
  const before = await api.dependencies.items.all();
  const response = await request();
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toContain('application/problem+json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const problem = await response.json();
  expect(problem).toMatchObject({ type: 'about:blank', status, detail: expect.any(String) });
  expect(await api.dependencies.items.all()).toEqual(before);
  return problem;
}

const post = (body: unknown) => () => api.admin.request('POST', '/file', body);

test.each([
  ['no body', undefined],
  ['a text', '"hello"'],
  ['a list', []],
  ['null', null],
  ['a number for a place', { Location: 5 }],
  ['an empty place', { Location: '' }],
  ['a place of blanks', { Location: '   ' }],
  ['an over-long place', { Location: 'x'.repeat(LOCATION_MAX_LENGTH + 1) }],
  ['a place with a line break', { Location: 'Theni\nCumbum' }],
  ['an unknown service', { Service: 'Bridges' }],
  ['a service without its trailing space', { Service: 'Consturction' }],
  ['an unknown type', { FileType: 'text/html' }],
  ['a file that is no address', { FileUrl: 'hello' }],
  ['a script for an address', { FileUrl: 'javascript:alert(1)' }],
  ['an extra field', { Pinned: true }],
  ['a key of the prototype', JSON.parse('{"__proto__": {"a": 1}, "constructor": 1}')],
])('a post with %s is refused', async (_what, change) => {
  const mixed = change && typeof change === 'object' && !Array.isArray(change);
  await expectRefused(400, post(mixed ? { ...good, ...change } : change));
});

test('a refusal names each wrong field', async () => {
  const problem = await expectRefused(400, post({ ...good, Location: '', Service: 'Bridges' }));
  expect(problem.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
    'Location',
    'Service',
  ]);
});

test('a body that is no JSON is refused', async () => {
  const token = await api.admin.signIn(ADMIN);
  await expectRefused(400, () =>
    fetch(`${api.url}/api/file`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: '{"Location": ',
    }),
  );
});

test('a body over 16 KB is refused', async () => {
  await expectRefused(413, post({ ...good, Location: 'x'.repeat(17_000) }));
});

test('an address outside this project’s gallery is refused', async () => {
  const elsewhere = good.FileUrl.replace('demo-theni', 'demo-other');
  for (const FileUrl of [elsewhere, 'http://169.254.169.254/computeMetadata/v1/'])
    await expectRefused(422, post({ ...good, FileUrl }));
});

test('an address with no object behind it is refused', async () => {
  const elsewhere = good.FileUrl.replace(/%2F[0-9a-f-]{36}%2F/, `%2F${randomUUID()}%2F`);
  await expectRefused(422, post({ ...good, FileUrl: elsewhere }));
});

test('a post whose type is not that of the stored file is refused', async () => {
  await expectRefused(422, post({ ...good, FileType: 'image/png' }));
  await expectRefused(422, post({ ...good, FileType: 'video/mp4' }));
});

test('a poster must be a picture in the folder of its own video', async () => {
  const video = await uploadedVideo(api);
  await expectRefused(422, post({ ...video, PosterUrl: good.FileUrl }));
  await expectRefused(422, post({ ...video, PosterUrl: video.FileUrl }));
  await expectRefused(422, post({ ...good, PosterUrl: good.FileUrl }));
});

test.each([
  ['nothing', {}],
  ['an unknown field', { FileUrl: 'x' }],
  ['a wrong type', { Pinned: 'yes' }],
  ['an empty place', { Location: ' ' }],
])('a change of %s is refused', async (_what, change) => {
  await expectRefused(400, () => api.admin.request('PATCH', `/file/${id}`, change));
});

test.each([
  'limit=0',
  'limit=101',
  'limit=x',
  'limit=1&limit=2',
  'after=1',
  'service=Bridges',
  'home=1&limit=3',
])('the list refuses ?%s', async (query) => {
  await expectRefused(400, () => api.visitor.request('GET', `/file?${query}`));
});

test('the list refuses to begin after an item that does not exist', async () => {
  await expectRefused(400, () => api.visitor.request('GET', `/file?after=${randomUUID()}`));
});

test('an id that nothing has is 404, whatever it looks like', async () => {
  for (const unknown of [
    randomUUID(),
    '1',
    '..%2F..%2Fmeta',
    '%00',
    'x'.repeat(2000),
    '__proto__',
  ]) {
    await expectRefused(404, () => api.admin.request('DELETE', `/file/${unknown}`));
    await expectRefused(404, () =>
      api.admin.request('PATCH', `/file/${unknown}`, { Pinned: true }),
    );
  }
});

test('an unknown path is a problem document, never a page', async () => {
  for (const path of ['/', '/nothing', '/file/a/b', '/File', '/admin']) {
    await expectRefused(404, () => api.visitor.request('GET', path));
  }
});

test('a known path asked in another way says which ways there are', async () => {
  await expectRefused(405, () => api.admin.request('PUT', '/file', good));
  const response = await api.admin.request('PUT', '/file', good);
  expect(response.headers.get('Allow')).toBe('GET, HEAD, POST');
});
