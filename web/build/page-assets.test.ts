import { globSync, readFileSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { deferredStyles, pageAssets } from './page-assets.ts';

const web = join(import.meta.dirname, '..');
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
    await access(join(web, `src/${sheet}.module.css`));
  const manifest: Manifest = {
    ...application,
    'src/layouts/page/layout-page.tsx': chunk('layout-page'),
  };
  expect(() => pageAssets(manifest, 'layout')).toThrow('no chunk layout-defer');
});

test('no two classes of the site have the same name', async () => {
  const config = await resolveConfig({ configFile: join(web, 'vite.config.ts') }, 'build');
  const names: string[] = [];
  for (const file of globSync('src/**/*.module.css', { cwd: web })) {
    const path = join(web, file);
    const { modules = {} } = await preprocessCSS(readFileSync(path, 'utf8'), path, config);
    names.push(...Object.values(modules));
  }
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
