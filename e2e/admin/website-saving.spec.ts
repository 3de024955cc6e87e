import { ADMIN } from '../../emulators/suite/google-accounts.ts';
import { expect } from '../fixtures.ts';
import { problem } from '../responses.ts';
import { headlineOf, openValue, test } from './website-editor.ts';

const HEADLINE = 'home.hero.headline';
const CONTENT = '**/api/content';

const headline = async (server: { value: (path: string) => Promise<unknown> }) =>
  ((await server.value(HEADLINE)) as { en: string }).en;

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
