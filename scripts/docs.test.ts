import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { API_CALLS } from '@theni/contract';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = '{config,content,contract,functions,web,emulators,e2e,scripts}';
const exclude = (path: string) => /node_modules|(^|\/)(lib|dist)$/.test(path);
const pages = globSync(`{*.md,docs/**/*.md,${FOLDERS}/**/*.md}`, { cwd: ROOT, exclude });
const sources = globSync(`${FOLDERS}/**/*.{ts,tsx,mjs}`, { cwd: ROOT, exclude });

const textOf = (page: string) => readFileSync(join(ROOT, page), 'utf8');
const exists = (path: string) => existsSync(join(ROOT, path));

/** The first group of every match. */
function found(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, group = '']) => group);
}

test('the search finds the documentation', () => {
  for (const page of ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/deploy.md'])
    expect(pages).toContain(page);
  expect(pages.length).toBeGreaterThan(20);
});

test.each(pages)('every link of %s leads to a file that exists, and to a heading there', (page) => {
  const links = found(textOf(page), /\]\(([^)\s]+)\)/g).filter((link) => !/^[a-z]+:/.test(link));
  const broken = links.filter((link) => {
    const [path, heading] = link.split('#');
    const target = path ? join(dirname(page), path) : page;
    return !exists(target) || (heading !== undefined && !headingsOf(target).includes(heading));
  });
  expect(broken).toEqual([]);
});

/** As GitHub names them: small letters, no punctuation, hyphens for blanks. */
function headingsOf(page: string): string[] {
  return found(textOf(page), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Made by a command, or by whoever follows the page. */
const BUILD_OUTPUT = /^(web\/dist|functions\/lib)/;

test.each(pages)('every path that %s names exists', (page) => {
  const named = found(
    textOf(page).replace(/^```mermaid.*?^```/gms, ''),
    /(?<![\w/.*-])((?:content|contract|functions|web|emulators|e2e|scripts|docs|\.github)\/[\w./-]*\w)(?![\w./-]*[*<…])/g,
  );
  expect(
    named.filter((path) => !BUILD_OUTPUT.test(path) && !exists(path) && !existsBeside(page, path)),
  ).toEqual([]);
});

/** A package's page names paths inside it, too. */
function existsBeside(page: string, path: string): boolean {
  return exists(join(dirname(page), path));
}

test.each(pages)('every test that %s names exists', (page) => {
  const tests = sources.map((file) => basename(file));
  const named = found(textOf(page), /(?<![\w.*-])([\w-]+(?:\.\w+)*\.(?:test|spec)\.ts)/g);
  expect(named.filter((name) => !tests.includes(name))).toEqual([]);
});

test('every page of the documentation that the code names exists', () => {
  const named = sources.flatMap((file) => found(textOf(file), /\b(docs\/[\w/-]+\.md)/g));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !exists(path))).toEqual([]);
});

test('docs/api.md shows each call of the API with curl', () => {
  const commands = textOf('docs/api.md').split('curl -i ').slice(1);
  const shown = commands.map((text) => {
    const [command = ''] = text.split(/ # \d{3}/);
    const [, path = ''] = /\$SITE([^\s"?]*)/.exec(command) ?? [];
    const sent = /\s-d /.test(command) ? 'POST' : 'GET';
    const [, method = sent] = /-X (\w+)/.exec(command) ?? [];
    const pattern = path
      .replace(/\/(\$ID|[\da-f-]{36})$/, '/:id')
      .replace(/\/versions\/\d+/, '/versions/:version')
      .replace(/\/projects\/[$\w-]+/, '/projects/:slug')
      .replace(/\/plots\/\d+/, '/plots/:number');
    return `${method} ${pattern}`;
  });
  expect(Object.keys(API_CALLS).filter((name) => !shown.includes(name))).toEqual([]);
});

test.each(pages)('every npm script that %s names exists', (page) => {
  const scripts = Object.keys(packageJson.scripts);
  const named = [
    ...found(textOf(page), /npm run ([\w:]+)/g),
    ...found(textOf(page), /npm (start|test)\b/g),
  ];
  expect(named.filter((script) => !scripts.includes(script))).toEqual([]);
});

test.each(pages)('every program that %s runs with npx is installed', (page) => {
  const programs = found(textOf(page), /npx ([\w-]+)/g);
  expect(programs.filter((name) => !exists(`node_modules/.bin/${name}`))).toEqual([]);
  const firebase = found(textOf(page), /npx firebase ([\w:]+)/g).map((name) =>
    name.replaceAll(':', '-'),
  );
  const commands = 'node_modules/firebase-tools/lib/commands';
  expect(firebase.filter((name) => !exists(`${commands}/${name}.js`))).toEqual([]);
});

/** What tools and Google's servers say; all else in that page's first column is said by us. */
const SAID_BY_TOOLS = [
  'ERR_UNKNOWN_FILE_EXTENSION',
  'Cannot find package',
  'No test files found',
  'net::ERR_CONNECTION_REFUSED',
  'Permission denied',
  'UNAVAILABLE: No connection established',
  'Could not load the default credentials',
  'The specified bucket does not exist',
];

test('troubleshooting is found by the text on the screen: each stands in the code to the letter', () => {
  const ours = sources
    .filter((file) => !/\.(test|spec)\.tsx?$/.test(file))
    .map(textOf)
    .join('\n');
  const rows = found(textOf('docs/troubleshooting.md'), /^\| (.*?) \|/gm);
  const texts = rows.flatMap((row) => found(row, /`([^`]+)`/g));
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter((text) => !SAID_BY_TOOLS.includes(text) && !ours.includes(text))).toEqual([]);
  expect(SAID_BY_TOOLS.filter((text) => !texts.includes(text))).toEqual([]);
});

test('from an empty account to the live page it takes at most five commands and five visits of the console', () => {
  const [, path = ''] = /^## The live page\n(.*?)^## /ms.exec(textOf('docs/deploy.md')) ?? [];
  const commands = found(path, /^```sh\n(.*?)^```/gms).flatMap((block) => block.trim().split('\n'));
  const visits = found(path, /^\| (\d) \|/gm);
  expect(commands.map((command) => command.replace(/ +#.*/, ''))).toEqual([
    'npm ci',
    'gcloud auth login',
    'npx firebase login',
    'npm run setup -- --project <project>',
    'npm run deploy -- --project <project>',
  ]);
  expect(visits.length).toBeGreaterThan(0);
  expect(visits.length).toBeLessThanOrEqual(5);
});

test('the monthly copy of the records tells Google that its order is JSON, and is tried at once', () => {
  const page = textOf('docs/deploy.md');
  const [create = ''] = /gcloud scheduler jobs create http [^`]*?(?=\ngcloud)/.exec(page) ?? [];
  expect(create).toContain('--headers Content-Type=application/json');
  expect(page).toContain('gcloud scheduler jobs run copy-records ');
});
