import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { noisyPhoto } from '../../e2e/admin/sample-files.ts';
import { ADMIN } from '../../emulators/suite/accounts.ts';
import type { SuitePorts } from '../../emulators/suite/ports.ts';
import { PROJECT_ID } from '../../emulators/suite/project-id.ts';
import { ensureBrowser } from '../programs.ts';
import { type Row, rowOf } from './row.ts';

const PHOTOS = 30;
const FOLDER = join(import.meta.dirname, '../../.data/bench/photos');
const TIMEOUT_MS = 300_000;
/** A shorter task goes unnoticed. */
const TASK_LIMIT_MS = 200;

/**
 * Thirty photos of about 4 MB through the panel, each drawn anew, uploaded, posted and listed, beside the bare
 * transfer of the same bytes to the same Storage, one after the other.
 * @param ports of a running stack whose gallery may be filled
 */
export async function upload(ports: SuitePorts): Promise<Row[]> {
  const paths = await writePhotos();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox'],
  });
  try {
    const ours = await throughPanel(browser, ports, paths);
    const plain = await baselineSeconds(ports, paths);
    return [
      rowOf('30 photos of 4 MB uploaded', 's', ours.seconds, plain),
      rowOf('longest task meanwhile (beside the limit)', 'ms', ours.longestTaskMs, TASK_LIMIT_MS),
    ];
  } finally {
    await browser.close();
  }
}

/** Twelve megapixels with so much noise that they fill 4 MB, as a phone's photos do. */
async function writePhotos(): Promise<string[]> {
  await mkdir(FOLDER, { recursive: true });
  const { buffer } = await noisyPhoto(2016, 1512, 'noise');
  const photo = await sharp(buffer).resize(4032, 3024).jpeg({ quality: 88 }).toBuffer();
  const paths = Array.from({ length: PHOTOS }, (_, index) =>
    join(FOLDER, `photo-${index + 1}.jpg`),
  );
  await Promise.all(paths.map((path) => writeFile(path, photo)));
  return paths;
}

async function throughPanel(browser: Browser, { hosting }: SuitePorts, paths: string[]) {
  const page = await browser.newPage({ baseURL: `http://localhost:${hosting}` });
  await page.goto('/admin/auth');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: ADMIN }).click();
  await page.getByRole('link', { name: 'View dashboard' }).click();
  await page.getByLabel('Photo or video').setInputFiles(paths);
  const previews = page.getByRole('list', { name: 'Chosen files' }).locator('img');
  await previews.nth(PHOTOS - 1).waitFor({ timeout: TIMEOUT_MS });
  await page.getByLabel('Service', { exact: true }).selectOption({ value: 'Road Work' });
  await page.getByPlaceholder('Enter the place of project').fill('Theni');

  // Only tasks of 50 ms and more are reported: https://w3c.github.io/longtasks
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      const known = Number(document.body.dataset.longestTask ?? 0);
      const durations = list.getEntries().map(({ duration }) => duration);
      document.body.dataset.longestTask = String(Math.max(known, ...durations));
    }).observe({ type: 'longtask' });
  });
  const started = performance.now();
  await page.getByRole('button', { name: /^Upload/ }).click();
  await page.getByText(`All ${PHOTOS} uploaded.`).waitFor({ timeout: TIMEOUT_MS });
  const seconds = (performance.now() - started) / 1000;
  const longestTaskMs = Number(await page.evaluate(() => document.body.dataset.longestTask ?? 0));
  return { seconds, longestTaskMs };
}

/** @returns seconds */
async function baselineSeconds({ storage }: SuitePorts, paths: string[]): Promise<number> {
  const bodies = await Promise.all(paths.map((path) => readFile(path)));
  const bucket = `http://127.0.0.1:${storage}/upload/storage/v1/b/${PROJECT_ID}.appspot.com/o`;
  const started = performance.now();
  for (const [index, body] of bodies.entries()) {
    const response = await fetch(`${bucket}?uploadType=media&name=bench/${index}.jpg`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'image/jpeg' },
      body,
    });
    if (!response.ok) throw new Error(`Storage answered ${response.status}.`);
  }
  return (performance.now() - started) / 1000;
}
