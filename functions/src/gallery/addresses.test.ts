import { randomUUID } from 'node:crypto';
import type { Express } from 'express';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { fakeDependencies } from '../../test/fake-dependencies.ts';
import { originOf } from '../../test/origin-of.ts';
import { sampleItem } from '../../test/sample-item.ts';
import { createApp } from '../app.ts';
import { createShareApp } from './share-app.ts';

/**
 * Hosting's CDN keeps a response for each spelling of an address. An address that means nothing more
 * than another one must not make the function work again.
 */

const _id = randomUUID();
const item = sampleItem({ _id, Variants: [{ Width: 320, Url: 'small.webp' }] });

function countingDependencies() {
  const picture = sharp({ create: { width: 32, height: 24, channels: 3, background: '#888' } });
  const read = { pictures: 0, records: 0 };
  const items = {
    version: async () => 1,
    all: async () => [item],
    get: async () => {
      read.records += 1;
      return item;
    },
  };
  const objects = {
    locate: () => ({ id: _id, path: 'small.webp' }),
    describe: async () => ({ size: 1, contentType: 'image/webp' }),
    read: () => {
      read.pictures += 1;
      return picture.webp().toBuffer();
    },
  };
  return { read, dependencies: fakeDependencies({ items, objects }) };
}

async function started(app: Express): Promise<string> {
  const server = app.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  return originOf(server);
}

test.each([
  '/api/file?limit=005',
  '/api/file?limit=5&&',
  '/api/file?',
  '/api/file?zz=1',
  '/api/file?service=Road+Work&service=Road+Work',
  '/api/file/filters?place=Theni&',
  `/api/file/${_id}?zz=1`,
  `/api/file/${_id}?`,
])('%s says nothing that a shorter address does not, and is refused', async (address) => {
  const site = await started(createApp(countingDependencies().dependencies));
  const response = await fetch(site + address);
  expect(response.status).toBe(400);
  expect(response.headers.get('Content-Type')).toContain('application/problem+json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

const page = `/share/${_id}`;
const picture = `${page}.jpg`;

test.each([
  [`${page}?fbclid=abc`, page],
  [`${page}?`, page],
  [`${page}/`, page],
  [page.replace('-', '%2D'), page],
  [`${page}?lang=en`, page],
  [`${page}?lang=ta&lang=ta`, page],
  [`${page}?fbclid=abc&lang=ta`, `${page}?lang=ta`],
  [`${picture}?x=1`, picture],
  [`${picture}?lang=ta`, picture],
  [`${picture}/`, picture],
])('%s leads on to the link that is kept, and nothing is drawn for it', async (address, kept) => {
  const { read, dependencies } = countingDependencies();
  const site = await started(createShareApp(dependencies));
  const response = await fetch(site + address, { redirect: 'manual' });
  expect([response.status, response.headers.get('Location')]).toEqual([301, kept]);
  expect(read).toEqual({ pictures: 0, records: 0 });
  expect((await fetch(site + address)).status).toBe(200);
});

test('a link that was shared from a Tamil page leads on to the Tamil gallery', async () => {
  const site = await started(createShareApp(countingDependencies().dependencies));
  const refresh = async (address: string) =>
    /"refresh" content="0; url=([^"]+)"/.exec(await (await fetch(site + address)).text())?.[1];
  expect(await refresh(`${page}?lang=ta`)).toBe(`/ta/gallery?item=${_id}`);
  expect(await refresh(page)).toBe(`/gallery?item=${_id}`);
});

test('a shared link in other letters leads nowhere', async () => {
  const site = await started(createShareApp(countingDependencies().dependencies));
  for (const address of [`/SHARE/${_id}`, `/share/${_id}.JPG`, `/share/${_id.toUpperCase()}`]) {
    expect((await fetch(site + address)).status).toBe(404);
  }
});
