import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import type { Item } from '@theni/contract';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { ADMIN } from '../../emulators/suite/accounts.ts';
import { LocalClient } from '../../emulators/suite/local-client.ts';
import { suitePorts } from '../../emulators/suite/ports.ts';
import { complaintsOf } from '../complaints.ts';
import { Panel } from './panel.ts';

const HOSTING_PORT = 5000;
const SAMPLES = join(import.meta.dirname, '../../emulators/sample-gallery');

/** The machine that runs the tests may be busy with other things: then they take longer and say the same. */
const TEST_MS = 120_000;

export { expect };

interface Fixtures {
  /** Console errors that the test brings about on purpose; any other fails it. */
  expectedErrors: RegExp;
  gallery: Gallery;
  signedInAsAdmin: () => Promise<void>;
  /** /admin-panel, signed in, on an empty gallery. */
  panel: Panel;
}

/** What the server holds, seen past the site. */
export interface Gallery {
  empty: () => Promise<void>;
  items: () => Promise<Item[]>;
  /** A photo that is in the gallery already. */
  add: (details: { Location: string; Service: string }) => Promise<Item>;
  storedObjects: () => Promise<string[]>;
  /** The same without the WebP pictures that the server makes beside each upload. */
  uploads: () => Promise<string[]>;
  bytesOf: (path: string) => Promise<Buffer>;
}

export const test = base.extend<Fixtures>({
  expectedErrors: [/^(?!)/, { option: true }],

  page: async ({ page, expectedErrors, baseURL }, use, testInfo) => {
    testInfo.setTimeout(TEST_MS);
    const complaints = complaintsOf(page);
    const beyond = requestsBeyond(page, baseURL);
    await use(page);
    const all = [...complaints, ...beyond];
    expect(all.filter((text) => !expectedErrors.test(text))).toEqual([]);
  },

  gallery: async ({ baseURL, context }, use) => {
    const gallery = openGallery(Number(new URL(baseURL ?? '').port) - HOSTING_PORT);
    await gallery.empty();
    await use(gallery);
    // A picture that is deleted while a page loads it ends the Storage emulator.
    await Promise.all(context.pages().map((page) => page.close()));
    await gallery.empty();
  },

  signedInAsAdmin: async ({ page }, use) => {
    await use(async () => {
      await signIn(page, ADMIN);
      await expect(page).toHaveURL('/admin/profile');
    });
  },

  panel: async ({ page, gallery, signedInAsAdmin }, use) => {
    await gallery.empty();
    await signedInAsAdmin();
    await page.getByRole('link', { name: 'View dashboard' }).click();
    await expect(page.getByText('Nothing is uploaded yet.')).toBeVisible();
    await use(new Panel(page));
  },
});

/** Requests that leave this machine, from now on. */
function requestsBeyond(page: Page, baseURL = ''): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const local = ['localhost', '127.0.0.1'].includes(hostname) || !protocol.startsWith('http');
    if (!local) requests.push(`${page.url()} asked ${request.url()}, beyond ${baseURL}`);
  });
  return requests;
}

/** Through the account chooser that stands in for Google's window. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/admin/auth');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: email }).click();
}

function openGallery(portOffset: number): Gallery {
  const [app = initializeApp()] = getApps();
  const bucket = getStorage(app).bucket();
  const firestore = getFirestore(app);
  const client = new LocalClient(suitePorts(portOffset));

  async function storedObjects(): Promise<string[]> {
    const [files] = await bucket.getFiles({ prefix: 'file/' });
    return files.map((file) => file.name);
  }

  return {
    empty: async () => {
      const batch = firestore.batch();
      for (const record of await firestore.collection('files').listDocuments())
        batch.delete(record);
      batch.set(firestore.doc('meta/files'), { Version: Date.now() });
      await batch.commit();
      await bucket.deleteFiles({ prefix: 'file/' });
    },
    items: async () => {
      await client.signIn(ADMIN);
      return (await client.ask('GET', '/admin/file')).json();
    },
    add: async (details) => {
      await client.signIn(ADMIN);
      const bytes = await readFile(join(SAMPLES, 'tar-road.jpg'));
      const FileUrl = await client.upload(crypto.randomUUID(), 'road.jpg', bytes, 'image/jpeg');
      const post = { ...details, FileUrl, FileType: 'image/jpeg' };
      return (await client.ask('POST', '/file', post)).json();
    },
    storedObjects,
    uploads: async () => (await storedObjects()).filter((path) => !path.endsWith('.webp')),
    bytesOf: async (path) => (await bucket.file(path).download())[0],
  };
}
