import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..');
const pages = globSync('{*.md,docs/**/*.md,{contract,functions,web,emulators,e2e}/**/*.md}', {
  cwd: ROOT,
  exclude: (path) => path.includes('node_modules'),
});

const textOf = (page: string) => readFileSync(join(ROOT, page), 'utf8');

test('the search finds the documentation', () => {
  expect(pages).toContain('README.md');
  expect(pages.length).toBeGreaterThan(8);
});

test.each(pages)('every link of %s leads to a file that exists', (page) => {
  const links = Array.from(textOf(page).matchAll(/\]\(([^)#]+)[^)]*\)/g), ([, link = '']) => link);
  const broken = links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => !existsSync(join(ROOT, dirname(page), link)));
  expect(broken).toEqual([]);
});

test.each(pages)('every npm script that %s names exists', (page) => {
  const named = Array.from(textOf(page).matchAll(/npm run ([\w:]+)/g), ([, script = '']) => script);
  const scripts = Object.keys(packageJson.scripts);
  expect(named.filter((script) => !scripts.includes(script))).toEqual([]);
});
