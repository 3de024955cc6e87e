import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
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

/** Of a phone beside this machine, as Lighthouse takes it. */
const SLOWDOWN = 4;

/**
 * Opening the inbox and the panel, and thirty photos of about 4 MB through the panel, each drawn anew, uploaded,
 * posted and listed, beside the bare transfer of the same bytes to the same Storage, one after the other.
 * @param ports of a running stack whose gallery and inbox may be filled
 */
export async function adminArea(ports: SuitePorts): Promise<Row[]> {
  const paths = await writePhotos();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox'],
  });
  try {
    const page = await signedIn(browser, ports);
    const opened = await longestTaskOf(page);
    const ours = await throughPanel(page, paths);
    const plain = await baselineSeconds(ports, paths);
    return [
      rowOf('longest task of inbox and panel (beside the limit)', 'ms', opened, TASK_LIMIT_MS),
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
  const paths = Array.from({ length: PHOTOS }, (_, index) => join(FOLDER, `${index + 1}.jpg`));
  await Promise.all(paths.map((path) => writeFile(path, photo)));
  return paths;
}

async function signedIn(browser: Browser, { hosting }: SuitePorts): Promise<Page> {
  const page = await browser.newPage({ baseURL: `http://localhost:${hosting}` });
  // Only tasks of 50 ms and more are reported: https://w3c.github.io/longtasks
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const known = Number(document.documentElement.dataset.longestTask ?? 0);
      const durations = list.getEntries().map(({ duration }) => duration);
      document.documentElement.dataset.longestTask = String(Math.max(known, ...durations));
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto('/admin/auth');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: ADMIN }).click();
  await page.getByRole('link', { name: 'View dashboard' }).waitFor();
  return page;
}

const longestTask = async (page: Page) =>
  Number((await page.locator('html').getAttribute('data-longest-task')) ?? 0);

async function longestTaskOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const tasks: number[] = [];
  for (const path of ['/admin/dashboard', '/admin-panel']) {
    await page.goto(path);
    await page.locator('main ul[aria-label] > li').nth(49).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    tasks.push(await longestTask(page));
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return Math.max(...tasks);
}

async function throughPanel(page: Page, paths: string[]) {
  await page.goto('/admin-panel');
  await page.getByLabel('Photo or video').setInputFiles(paths);
  const previews = page.getByRole('list', { name: 'Chosen files' }).locator('img');
  await previews.nth(PHOTOS - 1).waitFor({ timeout: TIMEOUT_MS });
  await page.getByLabel('Service', { exact: true }).selectOption({ value: 'Road Work' });
  await page.getByPlaceholder('Enter the place of project').fill('Theni');

  const started = performance.now();
  await page.getByRole('button', { name: /^Upload/ }).click();
  await page.getByText(`All ${PHOTOS} uploaded.`).waitFor({ timeout: TIMEOUT_MS });
  const seconds = (performance.now() - started) / 1000;
  return { seconds, longestTaskMs: await longestTask(page) };
}

/** @returns seconds */
async function baselineSeconds({ storage }: SuitePorts, paths: string[]): Promise<number> {
  const bucket = `http://127.0.0.1:${storage}/upload/storage/v1/b/${PROJECT_ID}.appspot.com/o`;
  const started = performance.now();
  for (const [index, path] of paths.entries()) {
    const body = await readFile(path);
    const response = await fetch(`${bucket}?uploadType=media&name=bench/${index}.jpg`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'image/jpeg' },
      body,
    });
    if (!response.ok) throw new Error(`Storage answered ${response.status}.`);
  }
  return (performance.now() - started) / 1000;
}
