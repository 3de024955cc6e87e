import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '..');

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
