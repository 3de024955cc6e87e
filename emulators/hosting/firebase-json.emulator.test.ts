import { expect, test } from 'vitest';
import { adminPaths, pages } from '../../web/src/pages.ts';

/** What firebase.json makes Hosting answer. */
const site = process.env.SITE_URL ?? '';
const get = (path: string) => fetch(site + path, { redirect: 'manual' });

const { notFound, ...found } = pages;
const PAGES = Object.values(found).map(({ path }) => path);
const ADMIN_PAGES = adminPaths;

const policyOf = (response: Response) => response.headers.get('Content-Security-Policy') ?? '';

test.each(PAGES)(
  '%s is a page of its own, asked for anew each time, without a way to Google',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(policyOf(response)).toContain("connect-src 'self' https://www.google.com;");
    expect(policyOf(response)).not.toContain('identitytoolkit');
    expect(policyOf(response)).not.toMatch(/script-src[^;]*unsafe/);
  },
);

test.each(ADMIN_PAGES)('%s may speak to the sign-in and to Storage', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(policyOf(response)).toContain('https://identitytoolkit.googleapis.com');
  expect(policyOf(response)).not.toMatch(/script-src[^;]*unsafe/);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  expect(response.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
});

test('of Google’s scripts the admin area takes only those of the sign-in', async () => {
  const [, scripts = ''] = /script-src ([^;]*)/.exec(policyOf(await get('/admin/auth'))) ?? [];
  const [script, ...rest] = scripts.split(' ').filter((source) => source.includes('google'));
  // `gapiScript` in firebase/auth, and where that script has its parts from.
  expect(script).toBe('https://apis.google.com/js/api.js');
  expect(rest).toEqual(['https://apis.google.com/_/scs/']);
});

test('an address with .html leads to the one without', async () => {
  const response = await get('/about-us.html');
  expect(response.status).toBe(301);
  expect(response.headers.get('Location')).toBe('/about-us');
});

test('the service worker of the admin area is looked for anew each time', async () => {
  const response = await get('/push-worker.js');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toContain('javascript');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  const page = await get('/admin/dashboard');
  expect(policyOf(page)).toContain("worker-src 'self'");
  expect(policyOf(await get('/'))).not.toContain('worker-src');
});
