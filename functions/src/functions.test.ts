import { expect, test } from 'vitest';
import { ACCOUNT_ROLES } from '../../scripts/setup/service-accounts.ts';
import * as functions from './functions.ts';

const endpoints = Object.values(functions).map(({ __endpoint }) => __endpoint);

test('the functions ask for no more than the 20 CPUs that a new project has in a region', () => {
  expect(endpoints).toHaveLength(5);
  let cpus = 0;
  for (const { maxInstances, cpu } of endpoints) {
    expect(maxInstances).toEqual(expect.any(Number));
    // Unless told otherwise, an instance of this generation has one.
    cpus += Number(maxInstances) * (typeof cpu === 'number' ? cpu : 1);
  }
  expect(cpus).toBeLessThanOrEqual(20);
});

test('a new lead is looked for each minute', () => {
  expect(functions.deliverMessages.__endpoint.scheduleTrigger?.schedule).toBe('every 1 minutes');
});

test('the functions with an address on the internet are the API and publishing', () => {
  const open = Object.entries(functions).filter(
    ([, { __endpoint }]) => 'httpsTrigger' in __endpoint,
  );
  expect(open.map(([name]) => name)).toEqual(['api', 'publish']);
});

test('publishing alone may release pages: each function runs as an account of few roles', () => {
  const roles = new Map(Object.entries(ACCOUNT_ROLES).map(([name, all]) => [`${name}@`, all]));
  const mayRelease = Object.entries(functions).filter(([, { __endpoint }]) => {
    const account = roles.get(String(__endpoint.serviceAccountEmail));
    expect(account).toBeDefined();
    return account?.includes('roles/firebasehosting.admin');
  });
  expect(mayRelease.map(([name]) => name)).toEqual(['publish']);
});
