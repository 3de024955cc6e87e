import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { words } from '../words.ts';
import { openPart, saved } from './content-editor.ts';
import { test } from './fixtures.ts';

test.use({ viewport: { width: 360, height: 740 } });

const NUMBER = '+91 00000 00099';
const SLIDE = { en: 'Plots by the river', ta: 'ஆற்றோரத்தில் மனைகள்' };

async function publish(page: Page) {
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published: visitors see it from now on.')).toBeVisible();
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

test('the owner changes a number and a slide on a phone, publishes, and takes it back; visitors see each at once', async ({
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

  await signedInAsAdmin();
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await openPart(page, 'Company');
  await page.getByLabel('Phone 1', { exact: true }).last().fill(NUMBER);
  await openPart(page, 'Plots');
  await page.getByLabel('Title (English)', { exact: true }).first().fill(SLIDE.en);
  await page.getByLabel('Title (Tamil)', { exact: true }).first().fill(SLIDE.ta);
  await expect(saved(page)).toBeVisible();
  await expectLive(request, before.phone, before.slide);

  await publish(page);
  await expectLive(request, NUMBER, SLIDE);
  for (const path of ['/', '/ta/contact-us'])
    expect(await rawPage(request, path), path).not.toContain(before.phone);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: SLIDE.en })).toBeVisible();
  await visitor.goto('/ta/service-plots');
  await expect(visitor.getByRole('heading', { name: SLIDE.ta })).toBeVisible();

  await openPart(page, 'Earlier versions');
  await page
    .getByRole('button', { name: /^Bring back the version of/ })
    .last()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText('It is your draft now. Publish it to make it public.')).toBeVisible();
  await publish(page);
  await expectLive(request, before.phone, before.slide);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: before.slide.ta })).toBeVisible();
  await visitor.context().close();
});
