import { expect } from '../fixtures.ts';
import { serveOnePhoto } from '../gallery-api.ts';
import { outlineOf } from '../outline.ts';
import { test } from './fixtures.ts';

const outlines: [kind: string, path: string][] = [
  ['profile', '/admin/profile'],
  ['leads', '/admin/dashboard'],
  ['photos', '/admin-panel'],
  ['layouts', '/admin/layouts'],
];

for (const [kind, path] of outlines)
  test(`a screen reader finds its way through ${kind} by landmarks, headings and forms`, async ({
    page,
    signedInAsAdmin,
  }) => {
    await serveOnePhoto(page);
    await page.route('/api/messages?*', (route) =>
      route.fulfill({ json: { messages: [], next: null } }),
    );
    await signedInAsAdmin();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading..')).toHaveCount(0);
    expect(await outlineOf(page)).toMatchSnapshot(`${kind}.txt`);
  });
