import { access } from 'node:fs/promises';
import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { deferredStyles } from './deferred-styles.ts';
import { pageAssets } from './page-assets.ts';

test('a deferred style sheet that has moved is noticed, and no page grows by it', async () => {
  for (const sheet of Object.values(deferredStyles).flat())
    await access(new URL(`../src/${sheet}.module.css`, import.meta.url));
  const chunk = (name: string) => ({ file: `assets/${name}.js`, name });
  const manifest: Manifest = {
    'src/boot.ts': chunk('boot'),
    'src/entry-client.tsx': chunk('entry-client'),
    'src/pages/layout/layout-page.tsx': chunk('layout-page'),
  };
  expect(() => pageAssets(manifest, 'layout')).toThrow('no chunk layout-defer');
});
