import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { apiForTests, emptyGallery, photo, posted, uploaded } from '../../test/running-api.ts';

const SITE = process.env.SITE_URL;

const api = await apiForTests();
beforeAll(() => emptyGallery(api));

test('the link to an item of a published layout tells the layout’s name, number, authority and promoter, and its picture has the QR code', async () => {
  const { _id } = await posted(api);
  const share = async () => (await fetch(`${SITE}/share/${_id}`)).text();
  const picture = async () => (await fetch(`${SITE}/share/${_id}.jpg`)).bytes();
  const plain = await picture();
  expect(await share()).not.toContain('rera.tn.gov.in');
  for (const [Project, status] of [
    ['no-such-project', 422],
    ['sample-garden', 200],
  ] as const)
    expect((await api.admin.request('PATCH', `/file/${_id}`, { Project })).status).toBe(status);
  const found = await (await api.visitor.request('GET', `/file/${_id}`)).json();
  expect(found.Project).toBe('sample-garden');
  expect(await share()).toContain(
    'content="Sample Garden. TNRERA registration number: TN/99/Layout/0024/2025. https://rera.tn.gov.in Promoter: Sample Promoter, 1 Sample Street, Theni 000000. · மாதிரித் தோட்டம்.',
  );
  expect(await picture()).not.toEqual(plain);
  const back = await api.admin.request('PATCH', `/file/${_id}`, { Project: '' });
  expect(await back.json()).not.toHaveProperty('Project');
  expect(await share()).not.toContain('rera.tn.gov.in');
});

test('a shared link shows its item to a chat, with a JPEG of the size that it says, and may be kept for five minutes', async () => {
  const bytes = await photo({ width: 2000, height: 3000 });
  const { _id } = await posted(api, await uploaded(api, { bytes }));
  const link = await fetch(`${SITE}/share/${_id}`);
  expect(link.status).toBe(200);
  expect(link.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(link.headers.get('Cache-Control')).toBe('public, max-age=300, s-maxage=300');
  const page = await link.text();
  const [, address = ''] = /og:image" content="([^"]+)"/.exec(page) ?? [];
  const response = await fetch(SITE + new URL(address).pathname);
  expect(response.headers.get('Content-Type')).toBe('image/jpeg');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=300, s-maxage=300');
  const { format, width, height } = await sharp(await response.bytes()).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 640, height: 960 });
  expect(page).toContain('og:image:width" content="640"');
  expect(page).toContain('og:image:height" content="960"');
});

test('a link to nothing, to a hidden item or to nonsense is the not-found page, which nobody keeps', async () => {
  const hidden = await posted(api);
  await api.admin.request('PATCH', `/file/${hidden._id}`, { Hidden: true });
  for (const id of [
    randomUUID(),
    hidden._id,
    `${hidden._id}.jpg`,
    'x',
    'x.jpg',
    '%3Cscript%3E',
    'a/b',
  ]) {
    const response = await fetch(`${SITE}/share/${id}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const page = await response.text();
    expect(page).toContain('Oops!.. Page Not Found..');
    expect(page).not.toContain('<script');
  }
});
