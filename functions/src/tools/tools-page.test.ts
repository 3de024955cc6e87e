import { expect, test } from 'vitest';
import { sharedTestApi } from '../../test/shared-test-api.ts';

const api = await sharedTestApi();
const LOAN = 'loan?amount=1000000&rate=8.5&years=20';
const AREA = 'area?value=1&unit=acre&kuzhi=144&ma=14400';

test('a visitor without script gets the instalment of a loan, in the language of the form', async () => {
  const en = await fetch(`${api.url}/api/tools/${LOAN}&language=en`);
  expect(en.status).toBe(200);
  expect(en.headers.get('content-type')).toMatch(/^text\/html/);
  expect(await en.text()).toMatch(/<html lang="en-IN">[\s\S]*₹8,678.23/);
  const ta = await (await fetch(`${api.url}/api/tools/${LOAN}&language=ta`)).text();
  expect(ta).toMatch(/<html lang="ta-IN">[\s\S]*மாதத் தவணை[\s\S]*₹8,678.23[\s\S]*\/ta\/projects/);
});

test('a visitor without script gets an area in every unit', async () => {
  const page = await (await fetch(`${api.url}/api/tools/${AREA}`)).text();
  for (const value of ['43,560', '100', '40', '18.15', '0.404686', '302.5'])
    expect(page).toContain(`<dd>${value}</dd>`);
});

test.each([
  'loan?sign=leo',
  `${LOAN}&amount=2`,
  'loan?amount=-1&rate=8.5&years=20',
  'loan?amount=1000000&rate=8.5&years=0',
  'loan?amount=1e99&rate=8.5&years=20',
  'area?value=1&unit=parsec&kuzhi=144&ma=14400',
  'area?value=1&unit=cent&kuzhi=0&ma=14400',
])('%s is refused', async (query) => {
  expect((await fetch(`${api.url}/api/tools/${query}`)).status).toBe(400);
});
