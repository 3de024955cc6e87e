import type { Page } from '@playwright/test';
import { ADMIN } from '../../emulators/suite/google-accounts.ts';
import { expect } from '../fixtures.ts';
import { problem } from '../responses.ts';
import { headlineOf, openValue, saved, sheetOf, test, titleIn } from './website-editor.ts';

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

test('what another device has changed meanwhile is shown beside what was typed, and he keeps his or takes theirs; whoever comes back to the page while it is still being saved finds it, with what was typed', async ({
  editor,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/, /status of 412/);
  await openValue(editor, HEADLINE);
  await server.put({
    [HEADLINE]: { en: 'Theirs', ta: 'அவர்களுடையது' },
    'company.email': 'a@b.example',
  });
  await headlineOf(editor, 'English').fill('Mine');
  const asked = sheetOf(editor).getByRole('alert').filter({ hasText: 'Another device' });
  await expect(asked).toContainText('Theirs · அவர்களுடையது');
  await expect(editor.getByText('Not saved. You are asked about:')).toBeVisible();
  expect(await headline(server)).toBe('Theirs');
  await asked.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => headline(server)).toBe('Mine');
  expect(await server.value('company.email')).toBe('a@b.example');
  await server.put({ [HEADLINE]: { en: 'Theirs again', ta: 'அவர்களுடையது' } });
  await headlineOf(editor, 'English').fill('Mine again');
  await asked.getByRole('button', { name: 'Take theirs' }).click();
  await expect(headlineOf(editor, 'English')).toHaveValue('Theirs again');
  await expect(sheetOf(editor).getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(saved(editor)).toBeVisible();
  expect(await headline(server)).toBe('Theirs again');

  const letGo = await holdSaving(editor);
  await headlineOf(editor, 'English').fill('Typed and left');
  await editor.getByRole('link', { name: 'Leads' }).click();
  await expect(editor.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  // The page is read while the answer to the saving comes.
  const read = Promise.withResolvers<void>();
  await editor.route(CONTENT, async (route) => {
    if (route.request().method() === 'GET') await read.promise;
    await route.fallback();
  });
  const readAnew = editor.waitForRequest(
    (request) => request.method() === 'GET' && request.url().endsWith('/api/content'),
  );
  await editor.getByRole('link', { name: 'Website' }).click();
  await readAnew;
  const answered = editor.waitForResponse((response) => response.request().method() === 'PATCH');
  letGo();
  await answered;
  read.resolve();
  await expect(saved(editor)).toBeVisible();
  await expect(titleIn(editor, 'Typed and left')).toBeVisible();
  expect(await headline(server)).toBe('Typed and left');
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
