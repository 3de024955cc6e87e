import { expect, test } from 'vitest';

/** What firebase.json makes Hosting answer. */
const site = process.env.SITE_URL ?? '';
const get = (path: string) => fetch(site + path, { redirect: 'manual' });

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
});

test.each(['/', '/ta/about-us', '/admin/profile', '/admin-panel'])(
  '%s is answered with a policy that lets nobody frame it',
  async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Content-Security-Policy')).toMatch(/; frame-ancestors 'none'$/);
  },
);
