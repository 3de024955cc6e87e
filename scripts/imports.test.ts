import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

interface Import {
  file: string;
  /** A path from the root, or a package's name. */
  target: string;
  typeOnly: boolean;
}

/** Every import of the product's own code. */
const imports = globSync('{config,contract,functions,web,emulators,e2e,scripts}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: (path) => /node_modules|\/(lib|dist)$/.test(path),
}).flatMap(importsOf);

function importsOf(file: string): Import[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const statements = source.matchAll(
    /^(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return Array.from(statements, ([, type, from, bare, dynamic]) => ({
    file,
    target: resolve(file, from ?? bare ?? dynamic ?? ''),
    typeOnly: type !== undefined,
  }));
}

function resolve(file: string, target: string): string {
  return target.startsWith('.') ? normalize(join(dirname(file), target)) : target;
}

const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/testing\//.test(file);

/** Imports from files under `from` that `forbidden` recognises, as readable lines. */
function offences(from: RegExp, forbidden: (used: Import) => boolean): string[] {
  return imports
    .filter(({ file }) => from.test(file) && !isTest(file))
    .filter(forbidden)
    .map(({ file, target }) => `${file} imports ${target}`);
}

test('the search finds imports at all', () => {
  expect(imports.length).toBeGreaterThan(200);
  expect(offences(/^functions\/src\/app\.ts$/, ({ target }) => target === 'express')).toHaveLength(
    1,
  );
});

test('nothing imports the owner’s words itself: they come as the configuration of the run', () => {
  const owners = imports.filter(({ target }) => target === 'site.config.ts');
  expect(owners).toEqual([]);
});

test('the functions are given the configuration in one place', () => {
  const chosen = ({ target, typeOnly }: Import) => target === 'config/chosen.ts' && !typeOnly;
  expect(offences(/^functions\/src\//, chosen)).toEqual([
    'functions/src/production-dependencies.ts imports config/chosen.ts',
  ]);
});

test('the contract stands on nothing but its schema library, and the rebuilding of videos on Mediabunny', () => {
  const known = ({ file, target }: Import) =>
    target === (/remux-video/.test(file) ? 'mediabunny' : 'zod') || target.startsWith('contract/');
  expect(offences(/^contract\//, (used) => !known(used))).toEqual([]);
});

test('the functions know neither the site nor the local stack', () => {
  const others = /^(web|emulators|e2e)\//;
  expect(offences(/^functions\/src\//, ({ target }) => others.test(target))).toEqual([]);
});

test('the site knows neither the functions nor the local stack', () => {
  const others = /^(functions|emulators|e2e)\//;
  expect(offences(/^web\/src\//, ({ target }) => others.test(target))).toEqual([]);
});

test('Firebase is imported in the admin area only', () => {
  expect(offences(/^web\/src\/(?!admin\/)/, ({ target }) => /^@?firebase/.test(target))).toEqual(
    [],
  );
});

test('public pages take types and plain constants from the contract, never its schemas', () => {
  const schemas = ({ target, typeOnly }: Import) => target === '@theni/contract' && !typeOnly;
  expect(offences(/^web\/src\/(?!admin\/)/, schemas)).toEqual([]);
});

test('nothing but the routes opens the admin area', () => {
  const admin = ({ target }: Import) => target.startsWith('web/src/admin/');
  expect(offences(/^web\/src\/(?!admin\/|routes\.tsx)/, admin)).toEqual([]);
});
