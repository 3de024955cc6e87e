import type { Page } from '@playwright/test';
import { ACCEPTED } from '../answers.ts';
import { expect, expectShownFor, live, openLive, pauseClock, test } from '../fixtures.ts';

const sent = 'your message received..';

async function fill(page: Page) {
  await page.getByLabel('Name').fill('Asha');
  await page.getByLabel('Email').fill('asha@home.example');
  await page.getByLabel('Message').fill('A plot near Cumbum, please.');
}

test('a visitor whose message is received reads so for five seconds and keeps the fields', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/api/email', (route) => route.fulfill(ACCEPTED));
  await openLive(page, '/contact-us');
  await fill(page);
  await page.getByLabel('Plots and approvals').check();
  await pauseClock(page);
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
  await expectShownFor(page.getByText(sent), 5);
  await expect(page.getByLabel('Message')).toHaveValue('A plot near Cumbum, please.');
});

test('while sending, the button says so and cannot be pressed', async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/email', async (route) => {
    await answer.promise;
    await route.fulfill(ACCEPTED);
  });
  await openLive(page, '/contact-us');
  await fill(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('button', { name: 'Sending..' })).toBeDisabled();
  answer.resolve();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
});

test('the browser asks for what is missing before anything is sent', async ({ page }) => {
  let posts = 0;
  await page.route('**/api/email', (route) => {
    posts += 1;
    return route.fulfill(ACCEPTED);
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
    await expect(page.getByLabel(value)).toHaveAttribute('name', name);
    await expect(page.getByLabel(value)).toHaveAttribute('value', value);
  }
});

test('what was typed before the script was there is still there afterwards', async ({ page }) => {
  const typed = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto('/contact-us');
  await page.getByLabel('Name').pressSequentially('Asha');
  await page.getByLabel('Plots and approvals').check();
  typed.resolve();
  await live(page);
  await expect(page.getByLabel('Name')).toHaveValue('Asha');
  await expect(page.getByLabel('Plots and approvals')).toBeChecked();
});
