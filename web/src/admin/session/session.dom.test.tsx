import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { admin } from '../../../../config/current-config.ts';
import { sharedTestApi } from '../../../../functions/test/test-api.ts';
import { openAdminArea } from '../../../test/admin-area.tsx';
import { notNow, refusal } from '../../../test/answers.ts';
import { openPublicPage } from '../../../test/public-page.tsx';
import { expectedErrors } from '../../../test/setup-dom.ts';
import { reportSignIn, setSignedIn } from '../../../test/signed-in-firebase.ts';
import { adminPaths } from '../../page-addresses.ts';
import { openFirebase } from '../api/firebase.ts';
import { queryClient } from '../query-client.ts';
import { renewSession } from './session.ts';

const api = await sharedTestApi();
const pathsBehindSignIn = adminPaths.filter((path) => path !== '/admin/auth');
const ofSession = /\/api\/session$/;

// The next test begins signed in.
afterEach(async () => {
  cleanup();
  // What a page has begun to read finds nobody signed in, or is not read any more.
  queryClient.clear();
  setSignedIn(true);
  const firebase = await openFirebase();
  const { currentUser } = firebase.auth;
  if (currentUser) renewSession(firebase, { user: currentUser, analyticsUrl: admin.analyticsUrl });
});

/** Goes to another page as a link within the site does. */
function follow(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

test('without the flag there is no admin page; with it alone each asks to sign in again', async () => {
  const answer = vi.fn(notNow);
  const expectEach = async (text: RegExp) => {
    for (const path of pathsBehindSignIn) {
      follow(path);
      await screen.findByText(text);
      await waitFor(() => expect(location.pathname).toBe(path));
      expect(screen.queryByText('Upload')).toBe(null);
    }
  };
  openPublicPage('/admin/profile').onRequest(/./, answer);
  await expectEach(/^Oops!\.\. Page Not Found\.\./);
  const signIn = screen.getByRole('link', { name: 'Admin sign-in' });
  expect(signIn.getAttribute('href')).toBe('/admin/auth');

  reportSignIn(false);
  localStorage.setItem('adminuser', 'true');
  openPublicPage('/admin/profile').onRequest(/./, answer);
  await expectEach(/Please sign in again to continue\.$/);
  expect(answer).not.toHaveBeenCalled();
});

test('the admin is greeted, and led to the site, the photos and the report of visits, where there is one', async () => {
  const { onCall } = openAdminArea(api, '/admin/profile');
  const addressOf = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  await screen.findByText(admin.email);
  expect(await addressOf('View Analytics')).toBe(admin.analyticsUrl);
  expect(screen.getByText('View Analytics').getAttribute('target')).toBe('_blank');
  expect(await addressOf('Back to Home')).toBe('/');
  expect(await addressOf('View dashboard')).toBe('/admin-panel');

  onCall(ofSession, async () => Response.json({ admin: true, email: admin.email }));
  reportSignIn(true);
  for (const path of ['/admin/profile', '/admin-panel']) {
    follow(path);
    await waitFor(() => expect(screen.queryByText('View Analytics')).toBe(null));
    await screen.findByRole('link', { name: 'Back to Home' });
    screen.getByRole('button', { name: 'Logout' });
  }
});

test('an admin whose token is refused twice is asked to sign in again', async () => {
  const { calls, onCall } = openAdminArea(api, '/admin/dashboard');
  onCall(/./, async () => refusal(401));
  await screen.findByText(/^Your session has ended\./);
  screen.getByRole('link', { name: 'Sign in again' });
  expect(calls.length).toBeGreaterThan(1);
});

test('a weak line signs nobody out: the admin tries again', async () => {
  expectedErrors.push(/could not be asked for/);
  const { onCall, tap } = openAdminArea(api, '/admin/dashboard');
  onCall(ofSession, notNow);
  reportSignIn(true);
  await screen.findByText(/^The sign-in could not be loaded\./);
  onCall(ofSession, (forward) => forward());
  await tap(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^No open leads\./);
});
