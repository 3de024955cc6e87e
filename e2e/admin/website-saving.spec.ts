import type { Page, Request } from '@playwright/test';
import { ADMIN } from '../../emulators/suite/google-accounts.ts';
import { expect } from '../fixtures.ts';
import { problem } from '../responses.ts';
import { headlineOf, openValue, saved, test } from './website-editor.ts';

const HEADLINE = 'home.hero.headline';
const CONTENT = '**/api/content';

const headline = async (server: { value: (path: string) => Promise<unknown> }) =>
  ((await server.value(HEADLINE)) as { en: string }).en;

/** From now on an answer to what is saved comes when it is let go. */
async function holdSaving(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(CONTENT, async (route) => {
    if (route.request().method() === 'PATCH') await held;
    await route.continue();
  });
  return letGo;
}

test('two tabs show the same, typed or saved, and neither goes back to what was before', async ({
  editor,
  server,
}) => {
  await openValue(editor, HEADLINE);
  const other = await editor.context().newPage();
  await openValue(other, HEADLINE);
  const letGo = await holdSaving(editor);
  await headlineOf(editor, 'English').fill('Typed in one tab');
  await expect(headlineOf(other, 'English')).toHaveValue('Typed in one tab');
  letGo();
  await expect.poll(() => headline(server)).toBe('Typed in one tab');
  await expect(saved(other)).toBeVisible();
  await expect(headlineOf(other, 'English')).toHaveValue('Typed in one tab');
  await headlineOf(other, 'Tamil').fill('தேனி');
  await expect.poll(() => server.value(HEADLINE)).toEqual({ en: 'Typed in one tab', ta: 'தேனி' });
});

test('a saving that arrives after a newer one undoes nothing', async ({
  editor,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/, /status of 412/);
  const lost = Promise.withResolvers<Request>();
  await openValue(editor, HEADLINE);
  await editor.route(
    CONTENT,
    async (route) => {
      lost.resolve(route.request());
      await route.abort();
    },
    { times: 1 },
  );
  await headlineOf(editor, 'English').fill('Older');
  const older = await lost.promise;
  await headlineOf(editor, 'English').fill('Newer');
  await expect.poll(() => headline(server)).toBe('Newer');
  expect((await editor.request.fetch(older)).status()).toBe(412);
  expect(await headline(server)).toBe('Newer');
});

test('what is typed when the session ends is saved after the next sign-in', async ({
  editor,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  await openValue(editor, HEADLINE);
  await editor.route(CONTENT, (route) => route.fulfill(problem(401, 'Please sign in.')));
  await headlineOf(editor, 'English').fill('Over the end');
  await expect(editor.getByText('Your session has ended.')).toBeVisible();
  await editor.unroute(CONTENT);
  await editor.getByRole('link', { name: 'Sign in again' }).click();
  await editor.getByRole('button', { name: 'Sign in with Google' }).click();
  await editor.getByRole('button', { name: ADMIN }).click();
  await expect(headlineOf(editor, 'English')).toHaveValue('Over the end');
  await expect.poll(() => headline(server)).toBe('Over the end');
});
