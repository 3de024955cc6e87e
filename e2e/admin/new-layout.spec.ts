import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { test as base, type LayoutsApi } from './layouts-api.ts';

const test = base.extend<{ form: Page }>({
  form: async ({ page, api: _, signedInAsAdmin }, use) => {
    await signedInAsAdmin('/admin/layouts?new');
    await field(page, 'Name (English)').fill('Meera Nagar');
    await field(page, 'How many plots?').fill('3');
    await use(page);
  },
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const makePage = (page: Page) => page.getByRole('button', { name: 'Make the page' });

/** What there is under the first address, and under the one that a second layout would get. */
async function made(api: LayoutsApi) {
  await expect(api.find('meera-nagar-2')).rejects.toThrow('There is no layout');
  const { layout } = await api.find();
  return { name: layout.name.en, plots: layout.plots.map(({ number }) => number).join() };
}

test('what is typed of a new layout outlives a reload, and after a lost answer the same one is asked for again', async ({
  form: page,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /could not be changed/);
  api.losesAnswerTo = 'POST';
  await page.reload();
  await makePage(page).click();
  await expect(page.getByText('Not created. The server does not answer.')).toBeVisible();
  await expect(field(page, 'Name (English)')).toBeDisabled();
  await page.reload();
  await expect(field(page, 'Name (English)')).toHaveValue('Meera Nagar');
  await makePage(page).click();
  await expect(page).toHaveURL('/admin/layouts?layout=meera-nagar&part=details');
  expect(await made(api)).toEqual({ name: 'Meera Nagar', plots: '1,2,3' });
  await page.goto('/admin/layouts?new');
  await expect(field(page, 'Name (English)')).toHaveValue('');
});

test('answers that were refused are asked for anew, and a second tap makes no second layout', async ({
  form: page,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/, /could not be changed/);
  await field(page, 'Town').fill('T'.repeat(200));
  await makePage(page).click();
  await expect(page.getByText('Not created. Town')).toBeVisible();
  await field(page, 'Town').fill('Theni');
  await makePage(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page).toHaveURL('/admin/layouts?layout=meera-nagar&part=details');
  expect(await made(api)).toEqual({ name: 'Meera Nagar', plots: '1,2,3' });
  expect((await api.find()).layout.place).toBe('Theni');
});
