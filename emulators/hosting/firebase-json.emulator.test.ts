import { expect, test } from 'vitest';

/** What firebase.json makes Hosting answer; `npm run smoke` asks each page for its headers. */
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
