import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { functionsLock, withFunctionsLock } from './functions-lock.ts';

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

test('a package that needs the version which the functions’ own copy hides gets it', () => {
  const { packages } = functionsLock({
    packages: {
      'functions/node_modules/ipaddr.js': { version: '2.5.0' },
      'node_modules/ipaddr.js': { version: '1.9.1' },
      'node_modules/proxy-addr': { version: '2.0.7', dependencies: { 'ipaddr.js': '1.9.1' } },
      'node_modules/other': { version: '1.0.0', dependencies: { 'ipaddr.js': '^2.0.0' } },
      'node_modules/other/node_modules/ipaddr.js': { version: '2.0.0' },
    },
  });
  const versions = Object.entries(packages).map(([path, { version }]) => [path, version]);
  expect(Object.fromEntries(versions)).toMatchObject({
    'node_modules/ipaddr.js': '2.5.0',
    'node_modules/proxy-addr/node_modules/ipaddr.js': '1.9.1',
    'node_modules/other/node_modules/ipaddr.js': '2.0.0',
  });
});

test('the lock has all that the functions need, also where npm has loaded nothing', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'npm-'));
  vi.stubEnv('npm_config_cache', cache);
  const action = vi.fn(async () => {});
  await withFunctionsLock(action);
  expect(action).toHaveBeenCalledOnce();
  await rm(cache, { recursive: true });
});
