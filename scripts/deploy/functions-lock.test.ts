import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { functionsLock, type Lock } from './functions-lock.ts';

test('the functions are deployed with their own copy of a package where they have one', () => {
  const { packages } = functionsLock({
    packages: {
      '': { version: '1.0.0' },
      functions: { version: '2.0.0' },
      'functions/node_modules/express': { version: '5.3.0' },
      'node_modules/express': { version: '4.0.0' },
      'node_modules/express/node_modules/content-type': { version: '1.0.5' },
      'node_modules/sharp': { version: '0.35.5' },
      'node_modules/web': { link: true },
      'web/node_modules/vite': { version: '8.0.0' },
    },
  });
  expect(packages).toEqual({
    '': { version: '2.0.0' },
    'node_modules/express': { version: '5.3.0' },
    'node_modules/sharp': { version: '0.35.5' },
  });
});

test('every package that the functions name is in their lock', async () => {
  const read = async (path: string) =>
    JSON.parse(await readFile(new URL(`../../${path}`, import.meta.url), 'utf8'));
  const { packages } = functionsLock((await read('package-lock.json')) as Lock);
  for (const [name, version] of Object.entries((await read('functions/package.json')).dependencies))
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
});
