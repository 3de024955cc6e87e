import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Item } from '@theni/contract';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { ADMIN } from '../../emulators/suite/google-accounts.ts';
import { LocalClient } from '../../emulators/suite/local-client.ts';
import { type SuitePorts, suitePortsAt } from '../../emulators/suite/ports.ts';
import { ObjectStore } from '../../functions/src/storage/object-store.ts';
import { deleteObjects } from '../../functions/test/running-api.ts';
import { test as base, expect } from '../fixtures.ts';
import { type SampleFile, smallPhoto } from './sample-files.ts';

/** By its name Firebase knows a phone, on which it would load Google's script at each start. */
export const PHONE_BROWSER =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

interface Fixtures {
  gallery: Gallery;
  /** /admin-panel, signed in, on an empty gallery. */
  photos: PhotosPage;
  staysOnThisMachine: undefined;
}

/** What the server holds, seen past the site. */
export interface Gallery {
  empty: () => Promise<void>;
  items: () => Promise<Item[]>;
  /** A photo that is in the gallery already. */
  add: (details: Pick<Item, 'Location' | 'Service'>, change?: Partial<Item>) => Promise<Item>;
  storedObjects: () => Promise<string[]>;
  /** The same without the WebP pictures that the server makes beside each upload. */
  uploads: () => Promise<string[]>;
  bytesOf: (path: string) => Promise<Buffer>;
}

export const test = base.extend<Fixtures>({
  staysOnThisMachine: [
    async ({ context }, use) => {
      const requests = requestsElsewhere(context);
      await use(undefined);
      expect(requests).toEqual([]);
    },
    { auto: true },
  ],

  gallery: async ({ baseURL, context }, use) => {
    const gallery = openGallery(suitePortsAt(baseURL ?? ''));
    await gallery.empty();
    await use(gallery);
    // A picture that is deleted while a page loads it ends the Storage emulator.
    await Promise.all(context.pages().map((page) => page.close()));
    await gallery.empty();
  },

  photos: async ({ page, gallery: _, signedInAsAdmin }, use) => {
    await signedInAsAdmin('/admin-panel');
    await expect(page.getByText('No photos yet.')).toBeVisible();
    await use(new PhotosPage(page));
  },
});

/** Requests of any page that leave this machine, from now on. */
function requestsElsewhere(context: BrowserContext): string[] {
  const requests: string[] = [];
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const local = ['localhost', '127.0.0.1'].includes(hostname) || !protocol.startsWith('http');
    if (!local) requests.push(request.url());
  });
  return requests;
}

function openGallery(ports: SuitePorts): Gallery {
  const [app = initializeApp()] = getApps();
  const objects = new ObjectStore(app);
  const firestore = getFirestore(app);
  const client = new LocalClient(ports);

  async function storedObjects(): Promise<string[]> {
    const paths: string[] = [];
    for await (const together of objects.everything())
      for (const { path } of together) paths.push(path);
    return paths;
  }

  return {
    empty: async () => {
      const batch = firestore.batch();
      for (const record of await firestore.collection('files').listDocuments())
        batch.delete(record);
      batch.set(firestore.doc('meta/files'), { revision: Date.now() });
      await batch.commit();
      await deleteObjects(objects);
    },
    items: async () => {
      await client.signIn(ADMIN);
      return (await (await client.request('GET', '/admin/file')).json()).items;
    },
    add: async (details, change) => {
      await client.signIn(ADMIN);
      const { name, buffer } = await smallPhoto('road.jpg');
      const FileUrl = await client.upload(crypto.randomUUID(), name, buffer, 'image/jpeg');
      const post = { ...details, FileUrl, FileType: 'image/jpeg' };
      const item: Item = await (await client.request('POST', '/file', post)).json();
      if (change) await client.request('PATCH', `/file/${item._id}`, change);
      return item;
    },
    storedObjects,
    uploads: async () => (await storedObjects()).filter((path) => !/\.(webp|avif)$/.test(path)),
    bytesOf: (path) => objects.readAll({ id: '', path }),
  };
}

/** What the browser's own line to the servers does, as in its developer tools. */
export async function networkOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const set = (offline: boolean, bytesPerSecond: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  return {
    cut: () => set(true, -1),
    restore: () => set(false, -1),
    slow: (bytesPerSecond: number) => set(false, bytesPerSecond),
  };
}

/** /admin-panel, as its user knows it. */
export class PhotosPage {
  readonly page: Page;
  readonly items: Locator;
  readonly bar: Locator;
  readonly failed: Locator;

  constructor(page: Page) {
    this.page = page;
    this.items = page.getByRole('list', { name: 'Photos and videos' }).getByRole('listitem');
    this.bar = page.getByRole('progressbar', { name: 'Upload progress' });
    this.failed = page.getByRole('alert').filter({ hasText: 'Not uploaded' }).getByRole('listitem');
  }

  async choose(...files: SampleFile[] | string[]): Promise<void> {
    await this.page.getByLabel('Photo or video').setInputFiles(files as SampleFile[]);
  }

  async describe(service = 'Road Work', location = 'Cumbum'): Promise<void> {
    await this.page.getByLabel('Service', { exact: true }).selectOption({ value: service });
    await this.page.getByLabel('Location', { exact: true }).fill(location);
  }

  async send(): Promise<void> {
    await this.page.getByRole('button', { name: 'Upload', exact: true }).click();
  }

  async upload(...files: SampleFile[] | string[]): Promise<void> {
    await this.choose(...files);
    await this.describe();
    await this.send();
  }

  /** Resolves when all that was sent is in the gallery. */
  async finished(count = 1): Promise<void> {
    const files = count === 1 ? '1 file' : `${count} files`;
    // A failure tells what the page says instead.
    await expect
      .poll(() => this.page.getByRole('status').allInnerTexts(), { timeout: 60_000 })
      .toContainEqual(expect.stringContaining(`${files} uploaded.`));
  }

  /** Resolves when the bar stands at this many percent or more. */
  async reached(percent: number): Promise<void> {
    await expect
      .poll(async () => Number(await this.bar.getAttribute('value')), { timeout: 30_000 })
      .toBeGreaterThanOrEqual(percent);
  }
}
