import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DOCUMENT_MAX_BYTES, PHOTO_MAX_BYTES, VIDEO_MAX_BYTES } from '@theni/contract';
import { expect, test } from 'vitest';
import firebaseJson from '../firebase.json' with { type: 'json' };
import * as functions from '../functions/src/functions.ts';

// These values stand in two files, because one file cannot read the other.
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test('an upload may be as large in storage.rules as in the contract', () => {
  const sizes = read('storage.rules').matchAll(/isSized\((\d+) \* 1024 \* 1024\)/g);
  expect(Array.from(sizes, ([, megabytes]) => Number(megabytes) * 1024 * 1024)).toEqual([
    PHOTO_MAX_BYTES,
    VIDEO_MAX_BYTES,
    DOCUMENT_MAX_BYTES,
  ]);
});

test('database and rewrites are in the region of the functions', () => {
  const { firestore, hosting } = firebaseJson;
  const rewrites = hosting.rewrites.map((rewrite) => rewrite.function.region);
  const regions = Object.values(functions).flatMap(({ __endpoint }) => __endpoint.region);
  expect(new Set(regions)).toEqual(new Set([firestore.location, ...rewrites]));
  expect(new Set(regions).size).toBe(1);
});

/** What a page gives as an example, or a build makes. */
const NOT_THERE = ['loans/loans-page.tsx', 'orchard.svg', 'site-build.json', 'site.content.json'];

/** The names by which GitHub's links lead to the headings of a page. */
const anchorsIn = (page: string) =>
  Array.from(read(page).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('each file and each heading that the documentation names is there', () => {
  const cwd = new URL('..', import.meta.url);
  const exclude = (path: string) => /(?:^|[/])(?:node_modules|dist|lib)$/.test(path);
  const files = globSync('**/*.*', { cwd, exclude });
  const isThere = (name: string) =>
    NOT_THERE.includes(name) || files.some((file) => `/${file}`.endsWith(`/${name}`));
  const leads = (from: string, link: string) => {
    const [path = '', anchor] = link.split('#');
    const page = join(dirname(from), path || basename(from));
    return existsSync(new URL(page, cwd)) && (!anchor || anchorsIn(page).includes(anchor));
  };
  const missing = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const named = read(file).matchAll(/`(\w[\w./-]*\.(?:tsx?|mjs|json|rules|css|svg))`/g);
      const linked = read(file).matchAll(/\]\((?!https?:)([^)]+)/g);
      return [
        ...Array.from(named, ([, name = '']) => name).filter((name) => !isThere(name)),
        ...Array.from(linked, ([, link = '']) => link).filter((link) => !leads(file, link)),
      ].map((name) => `${file}: ${name}`);
    });
  expect(missing).toEqual([]);
});
