import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { type SampleLayout, sampleLayouts } from '../../config/sample-layouts.ts';
import { LayoutStore } from '../../functions/src/documents/layout-store.ts';
import { sampleFacts } from '../../functions/test/sample-layout.ts';
import { words } from '../words.ts';
import { saved } from './content-editor.ts';
import { chooseFile, test } from './fixtures.ts';
import { noisyPhoto, smallPhoto } from './sample-files.ts';

test.use({ viewport: { width: 360, height: 740 } });

const NUMBER = '+91 00000 00099';
const ALT = { en: 'The founder on a plot', ta: 'மனையில் நிற்கும் நிறுவனர்' };
const SLIDE = { en: 'Plots by the river', ta: 'ஆற்றோரத்தில் மனைகள்' };

/** Opens values of the site and types into their fields. */
async function change(page: Page, path: string, texts: Record<string, string>) {
  await page.goto(`/admin/content?edit=${path}`);
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('textbox', { name: label, exact: true }).first().fill(text);
  await expect(saved(page)).toBeVisible();
}

/** From the page of the layout, so that it is ticked. */
async function publish(page: Page) {
  await page.goto(`/admin/content?layout=${SLUG}`);
  await page.getByRole('link', { name: 'Publish', exact: true }).click();
  const half = page.getByRole('region', { name: 'Half' });
  await expect(half).toContainText('One thing is missing');
  // Of other layouts that have changed none is.
  await expect(page.getByRole('checkbox', { name: /^Publish/, checked: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expectPublished(page);
}

async function expectPublished(page: Page) {
  await expect(page.getByText('Live: visitors see it from now on.')).toBeVisible({
    timeout: 30_000,
  });
}

const rawPage = async (request: APIRequestContext, path: string) =>
  (await request.get(path)).text();

/** What stands in the files that visitors get, before any script. */
async function expectLive(request: APIRequestContext, phone: string, slide: typeof SLIDE) {
  for (const path of ['/', '/ta', '/about-us', '/ta/contact-us'])
    expect(await rawPage(request, path), path).toContain(phone);
  expect(await rawPage(request, '/service-plots')).toContain(slide.en);
  expect(await rawPage(request, '/ta/service-plots')).toContain(slide.ta);
}

/** An uploaded picture, where the page has one. */
function photoIn(html: string): string {
  return /\/assets\/[0-9a-f]{20}-320\.webp/.exec(html)?.[0] ?? '';
}

const [garden] = sampleLayouts;
if (!garden) throw new Error('There is no sample project.');
const SLUG = 'river-garden';
const TITLE = { en: 'approval', ta: 'மனைப்பிரிவு அங்கீகாரம்' };

/** A layout with one plot, whose plan and papers are to be uploaded, and one that is not ready. */
async function addLayouts({ Project, Plots }: SampleLayout) {
  const [app = initializeApp()] = getApps();
  const layouts = new LayoutStore(getFirestore(app));
  const now = new Date();
  const bare = { ...Project, plan: null, documents: [] };
  const facts = sampleFacts({ ...Plots[0], Shape: '20,20 120,20 120,120' });
  const made = await layouts.create(SLUG, { ...bare, Plots: [facts] }, now);
  if (typeof made === 'string') throw new Error(made);
  await layouts.create('half', { ...bare, name: { en: 'Half', ta: '' }, Plots: [] }, now);
}

async function uploadPapers(page: Page, { Files }: SampleLayout) {
  const open = (path: string) =>
    page.goto(`/admin/content?layout=${SLUG}&edit=projects.${SLUG}.${path}`);
  await open('plan');
  await chooseFile(page, 'Upload the plan', await noisyPhoto(320, 240, 'plan.jpg'));
  await expect(page.getByText('320 × 240 pixels')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await open('documents');
  const paper = Object.values(Files).find(({ Kind }) => Kind === 'document');
  await chooseFile(page, 'Upload a PDF', {
    name: `${TITLE.en}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(paper?.Text ?? ''),
  });
  await page.getByLabel('Title (Tamil)').fill(TITLE.ta);
  await expect(saved(page)).toBeVisible();
}

/** What visitors open on the page of the layout. */
async function expectPapers(request: APIRequestContext) {
  const html = await rawPage(request, `/ta/projects/${SLUG}`);
  expect(html).toContain(TITLE.ta);
  const [pdf = ''] = /\/assets\/[^"]+\.pdf/.exec(html) ?? [];
  const document = await request.get(pdf);
  expect(document.headers()['content-type']).toBe('application/pdf');
  expect((await document.text()).slice(0, 5)).toBe('%PDF-');
  const plan = await request.get(photoIn(html));
  expect(plan.headers()['content-type']).toBe('image/webp');
}

test('the owner changes a number, a slide, the founder’s photo and the papers of a layout on a phone, publishes, and takes words back; visitors see each at once', async ({
  page,
  request,
  browser,
  signedInAsAdmin,
}) => {
  const before = {
    phone: words.en.company.phones[0] ?? '',
    slide: {
      en: words.en.plots.slides[0]?.title ?? '',
      ta: words.ta.plots.slides[0]?.title ?? '',
    },
  };
  await expectLive(request, before.phone, before.slide);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/service-plots');
  await expect(visitor.getByRole('heading', { name: before.slide.en })).toBeVisible();

  await addLayouts(garden);
  await signedInAsAdmin();
  await uploadPapers(page, garden);
  expect((await request.get(`/projects/${SLUG}`)).status()).toBe(404);
  await change(page, 'company.phones.0', { 'Phone 1': NUMBER });
  await change(page, 'plots.slides.0.title', {
    'Title (English)': SLIDE.en,
    'Title (Tamil)': SLIDE.ta,
  });
  await page.goto('/admin/content?page=about&edit=people.founder.picture');
  await chooseFile(
    page,
    'Choose a photo: People › Founder › Picture',
    await smallPhoto('founder.jpg'),
  );
  const focus = page.getByRole('button', { name: /^Focus point/ });
  await expect(focus.locator('img')).toHaveAttribute('src', /^blob:/);
  await focus.press('ArrowUp');
  for (const [language, alt] of [
    ['English', ALT.en],
    ['Tamil', ALT.ta],
  ] as const)
    await page
      .getByLabel(`What the picture shows, read out to people who cannot see it (${language})`)
      .fill(alt);
  await expect(saved(page)).toBeVisible();
  await expectLive(request, before.phone, before.slide);

  await publish(page);
  expect((await request.get('/projects/half')).status()).toBe(404);
  await expectPapers(request);
  const about = await rawPage(request, '/ta/about-us');
  expect(about).toContain(`alt="${ALT.ta}"`);
  expect(about).toContain('object-position:50% 49%');
  const photo = photoIn(about);
  expect((await request.get(photo)).headers()['content-type']).toBe('image/webp');
  await visitor.goto('/about-us');
  const shown = visitor.getByRole('img', { name: ALT.en });
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await visitor.goto('/service-plots');
  await expectLive(request, NUMBER, SLIDE);
  for (const path of ['/', '/ta/contact-us'])
    expect(await rawPage(request, path), path).not.toContain(before.phone);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: SLIDE.en })).toBeVisible();
  await visitor.goto('/ta/service-plots');
  await expect(visitor.getByRole('heading', { name: SLIDE.ta })).toBeVisible();

  await page.goto('/admin/content?part=versions');
  await page
    .getByRole('button', { name: /^Restore the version of/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Restore and publish' }).click();
  await expectPublished(page);
  await expectLive(request, before.phone, before.slide);
  expect(photoIn(await rawPage(request, '/ta/about-us'))).toBe('');
  expect((await request.get(photo)).status()).toBe(404);
  // It may reload by itself just then: what it was made of is gone.
  await expect(() => visitor.goto('/ta/service-plots')).toPass();
  await expect(visitor.getByRole('heading', { name: before.slide.ta })).toBeVisible();
  await visitor.context().close();
});
