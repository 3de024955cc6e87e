import type { Page } from '@playwright/test';
import { expect, openLive, screens, test } from '../fixtures.ts';

const sent = 'your message received..';
const failed = 'your message cannot send, please contact other way..';

async function fill(page: Page) {
  await page.getByLabel('Name').fill('Asha');
  await page.getByLabel('Email').fill('asha@home.example');
  await page.getByLabel('Message').fill('A plot near Cumbum, please.');
}

for (const [screen, use] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use(use);

    test('a visitor whose message is received reads so for five seconds and keeps the fields', async ({
      page,
    }) => {
      await page.clock.install();
      await openLive(page, '/contact-us');
      await fill(page);
      await page.getByLabel('Plots and approvals').check();
      const posted = page.waitForRequest('**/api/email');
      await page.getByRole('button', { name: 'Send message' }).click();
      expect((await posted).postDataJSON()).toMatchObject({
        formData: {
          name: 'Asha',
          email: 'asha@home.example',
          message: 'A plot near Cumbum, please.',
          services: { construction: '', plans: '', plots: 'plots and approvals', others: '' },
        },
      });
      await expect(page.getByText(sent)).toBeVisible();
      await page.clock.fastForward(4000);
      await expect(page.getByText(sent)).toBeVisible();
      await page.clock.fastForward(1000);
      await expect(page.getByText(sent)).toBeHidden();
      await expect(page.getByLabel('Message')).toHaveValue('A plot near Cumbum, please.');
    });

    test('while sending, the button says so and cannot be pressed', async ({ page }) => {
      const answer = Promise.withResolvers<void>();
      await page.route('**/api/email', async (route) => {
        await answer.promise;
        await route.fulfill({ status: 202, json: {} });
      });
      await openLive(page, '/contact-us');
      await fill(page);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('button', { name: 'Sending..' })).toBeDisabled();
      answer.resolve();
      await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
    });

    test('a visitor whose message cannot be sent reads so for five seconds and keeps the text', async ({
      page,
      expectedMessages,
    }) => {
      expectedMessages.push(/ApiError/, /status of 500/);
      await page.clock.install();
      await page.route('**/api/email', (route) =>
        route.fulfill({
          status: 500,
          contentType: 'application/problem+json',
          body: '{"title":"Broken"}',
        }),
      );
      await openLive(page, '/contact-us');
      await fill(page);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText(failed)).toBeVisible();
      await page.clock.runFor(5100);
      await expect(page.getByText(failed)).toBeHidden();
      await expect(page.getByLabel('Name')).toHaveValue('Asha');
      await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
    });
  });
}

test('a visitor who ticks no service writes for a general purpose', async ({ page }) => {
  await page.route('**/api/email', (route) => route.fulfill({ status: 202, json: {} }));
  await openLive(page, '/contact-us');
  await fill(page);
  const posted = page.waitForRequest('**/api/email');
  await page.getByRole('button', { name: 'Send message' }).click();
  expect((await posted).postDataJSON().formData.services.construction).toBe('general purpose');
});

test('the browser asks for what is missing before anything is sent', async ({ page }) => {
  let posts = 0;
  await page.route('**/api/email', (route) => {
    posts += 1;
    return route.fulfill({ status: 202, json: {} });
  });
  await openLive(page, '/contact-us');
  await expect(page.getByLabel('Message')).toHaveAttribute('placeholder', 'Say Hi');
  await expect(page.getByLabel('Message')).toHaveAttribute('rows', '5');
  await expect(page.getByText('(optional)')).toBeVisible();

  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await fill(page);
  await page.getByLabel('Email').fill('not an address');
  await send.click();
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(posts).toBe(0);
});

test('the four services carry the texts of the specification', async ({ page }) => {
  await page.goto('/contact-us');
  for (const [name, value] of Object.entries({
    plots: 'plots and approvals',
    construction: 'construction and road work',
    plans: '2d and 3d plans',
    others: 'other service',
  })) {
    await expect(page.locator(`input[type=checkbox][name=${name}]`)).toHaveAttribute(
      'value',
      value,
    );
    await expect(page.getByLabel(value)).toBeVisible();
  }
});

test('what was typed before the script was there is still there afterwards', async ({ page }) => {
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto('/contact-us');
  await page.getByLabel('Name').pressSequentially('Asha');
  await page.getByLabel('Plots and approvals').check();
  await page.evaluate(() => import(document.documentElement.dataset.entry ?? ''));
  await expect(page.getByLabel('Name')).toHaveValue('Asha');
  await expect(page.getByLabel('Plots and approvals')).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts by itself, and the visitor reads that the message is received', async ({
    page,
  }) => {
    await page.goto('/contact-us');
    await fill(page);
    await page.getByLabel('Other service').check();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL('/contact-us/sent');
    await expect(page.getByText(sent)).toBeVisible();
  });
});
