import { access } from 'node:fs/promises';
import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { deferredStyles, pageAssets } from './page-assets.ts';

const chunk = (name: string) => ({ file: `assets/${name}.js`, name });
const application = {
  'src/entry-client.tsx': chunk('entry-client'),
};

test('a page loads no screen of the admin area that has its name', () => {
  const manifest: Manifest = {
    ...application,
    'src/admin/layouts/layouts-page.tsx': chunk('admin-screen'),
    'src/layouts/list/layouts-page.tsx': chunk('layouts-page'),
  };
  const { scripts } = pageAssets(manifest, 'layouts');
  expect(scripts).toEqual(['assets/entry-client.js', 'assets/layouts-page.js']);
});

test('a deferred style sheet that has moved is noticed, and no page grows by it', async () => {
  for (const sheet of Object.values(deferredStyles).flat())
    await access(new URL(`../src/${sheet}.module.css`, import.meta.url));
  const manifest: Manifest = {
    ...application,
    'src/layouts/page/layout-page.tsx': chunk('layout-page'),
  };
  expect(() => pageAssets(manifest, 'layout')).toThrow('no chunk layout-defer');
});
