import { readdir } from 'node:fs/promises';
import { test as base, expect, type Page } from '@playwright/test';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { admin } from '../../site.config.ts';

const SAMPLES = new URL('../../emulators/sample-gallery/', import.meta.url);

interface Fixtures {
  /** Console errors that the test brings about on purpose; any other fails it. */
  expectedErrors: RegExp[];
  gallery: Gallery;
  signedInAsAdmin: () => Promise<void>;
}

/** What the server holds, seen past the site. */
interface Gallery {
  empty: () => Promise<void>;
  storedObjects: () => Promise<string[]>;
}

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],

  page: async ({ page, expectedErrors, baseURL }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url());
      const local = ['localhost', '127.0.0.1'].includes(hostname) || !protocol.startsWith('http');
      if (!local) complaints.push(`${page.url()} asked ${request.url()}, beyond ${baseURL}`);
    });
    await use(page);
    const unexpected = complaints.filter(
      (text) => !expectedErrors.some((known) => known.test(text)),
    );
    expect(unexpected).toEqual([]);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here.
  gallery: async ({}, use) => {
    const [app = initializeApp()] = getApps();
    const bucket = getStorage(app).bucket();
    const firestore = getFirestore(app);
    const gallery: Gallery = {
      empty: async () => {
        const batch = firestore.batch();
        for (const record of await firestore.collection('files').listDocuments())
          batch.delete(record);
        batch.set(firestore.doc('meta/files'), { Version: Date.now() });
        await batch.commit();
        await bucket.deleteFiles({ prefix: 'file/' });
      },
      storedObjects: async () => {
        const [files] = await bucket.getFiles({ prefix: 'file/' });
        return files.map((file) => file.name);
      },
    };
    await gallery.empty();
    await use(gallery);
    await gallery.empty();
  },

  signedInAsAdmin: async ({ page }, use) => {
    await use(async () => {
      await signIn(page, admin.email);
      await expect(page).toHaveURL('/admin/profile');
    });
  },
});

export { expect };

/** Through the account chooser that stands in for Google's window. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/admin/auth');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: email }).click();
}

/** A photo of the size that phones take: noise, which no encoder makes small. */
export function largePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  return sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#7fa23c', noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

export async function sampleFilm(): Promise<string> {
  const name = (await readdir(SAMPLES)).find((file) => file.endsWith('.mp4'));
  if (!name) throw new Error(`There is no film in ${SAMPLES.pathname}`);
  return new URL(name, SAMPLES).pathname;
}
