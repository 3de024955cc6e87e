import { globSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Locator, type Page } from '@playwright/test';
import type { InboxMessage } from '@theni/contract';
import sharp from 'sharp';
import { ADMIN } from '../emulators/suite/accounts.ts';
import { toInboxMessage } from '../functions/src/messages/message-reader.ts';
import { sampleMessages } from '../functions/test/sample-messages.ts';
import { findBrowser } from '../scripts/programs.ts';

/**
 * `npm run help-pictures`: takes the pictures of the owner's help (`/admin/help`) anew, from `npm start` on this machine.
 * What is to be tapped is framed.
 */
const site = process.env.SITE_URL ?? 'http://localhost:5000';
const folder = fileURLToPath(new URL('src/admin/help/pictures/', import.meta.url));
const samples = fileURLToPath(new URL('../emulators/sample-gallery/', import.meta.url));
const SIZE = { width: 360, height: 640 };

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage({
  viewport: SIZE,
  deviceScaleFactor: 1.5,
  hasTouch: true,
  reducedMotion: 'reduce',
});
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await page.route(/\/api\/messages\?/, (route) => route.fulfill({ json: leads() }));
await signIn();
await takeLeads();
await takePhotos();
await takePlot();
await takeWebsite();
await takeNewLayout();
await browser.close();
console.log(`The pictures are in ${folder}`);

async function signIn(): Promise<void> {
  await page.goto(`${site}/admin/auth`);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: ADMIN }).click();
  await page.waitForURL('**/admin/profile');
}

async function takeLeads(): Promise<void> {
  await take('call-1', page.getByRole('link', { name: 'Call Sample Selvi' }));
  await take('whatsapp-1', page.getByRole('link', { name: 'WhatsApp Sample Selvi' }));
}

async function takePhotos(): Promise<void> {
  await tab('Photos');
  const files = page.getByLabel('Photo or video');
  await page.getByLabel('Service', { exact: true }).selectOption('Plots and Approvals');
  await page.getByPlaceholder('Enter the place of project').fill('Theni');
  await page.getByLabel('Layout', { exact: true }).selectOption({ index: 1 });
  await take('photos-1', files);
  const photos = globSync(`${samples}*.{jpg,png}`);
  await files.setInputFiles(photos.slice(0, 12));
  await take('photos-2', page.getByRole('button', { name: `Upload ${photos.length} files` }));
}

async function takePlot(): Promise<void> {
  await tab('Layouts');
  const plot = page.getByRole('button', { name: /, available$/ }).first();
  await take('plot-1', plot);
  await plot.click();
  const booked = page.getByRole('dialog').getByRole('button', { name: 'Booked' });
  await take('plot-2', booked);
  await booked.click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await take('plot-3', undo);
  await undo.click();
  await page.getByText('Undone.').waitFor();
}

async function takeWebsite(): Promise<void> {
  await tab('Website');
  const phone = page.frameLocator('iframe').locator('footer a[href^="tel:"]').first();
  await take('phone-1', phone);
  await phone.click();
  const sheet = page.getByRole('region', { name: 'Change', exact: true });
  await take('phone-2', sheet.getByRole('textbox').first());
  await take('phone-3', page.getByRole('link', { name: 'Publish', exact: true }));
}

async function takeNewLayout(): Promise<void> {
  await tab('Layouts');
  const open = page.getByRole('link', { name: 'New layout' });
  await take('layout-1', open);
  await open.click();
  await take('layout-2', page.getByRole('button', { name: 'Make the page' }));
}

async function tab(name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name }).click();
}

async function take(name: string, tapped: Locator): Promise<void> {
  await tapped.waitFor();
  await showAll(page);
  await tapped.scrollIntoViewIfNeeded();
  const frame = await tapped.evaluateHandle((element) => {
    const { style } = element as HTMLElement;
    style.outline = '4px solid #d6336c';
    style.outlineOffset = '2px';
    return style;
  });
  await sharp(await page.screenshot())
    .webp({ quality: 55, effort: 6 })
    .toFile(`${folder}${name}.webp`);
  await frame.evaluate((style) => {
    style.outline = '';
  });
}

/** The map on the home page goes on loading where Google is out of reach. */
async function showAll(shown: Page): Promise<void> {
  await shown.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => {});
  await shown.evaluate(() => document.fonts.ready.then(() => {}));
}

function leads(): InboxMessage[] {
  const lead = { Phone: '+910000000001', CreatedAt: new Date().toISOString() };
  const stored = sampleMessages([
    { ...lead, Name: 'Sample Selvi', Message: 'மனை எண் 12 இன்னும் இருக்கிறதா?', Language: 'ta' },
    { ...lead, Name: 'Sample Kumar', Message: 'Can I see the layout on Sunday?' },
  ]);
  return [...stored].map(([id, message]) => ({ ...toInboxMessage(id, message), Messages: 1 }));
}
