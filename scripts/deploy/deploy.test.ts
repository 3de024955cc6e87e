import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import * as config from '../../config/edge-cases.config.ts';
import * as sample from '../../config/sample.config.ts';
import { rulesFor } from '../../config/storage-rules.ts';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { openBucket } from '../setup/bucket.ts';
import { googleToolsOf } from '../setup/google-tools.ts';
import { cleanTree, isTested, noteTested } from '../tested-tree.ts';
import { databaseRegion, refusals, signInLeft } from './checks.ts';
import { deploySteps, untilLive } from './deploy-site.ts';
import { functionsLock, withFunctionsLock } from './functions-lock.ts';

/** firebase-tools has no types. What it makes of a command is what Google gets. */
const planning = (file: string) =>
  createRequire(import.meta.url)(`firebase-tools/lib/deploy/functions/${file}.js`);
const { endpointMatchesAnyFilter, getEndpointFilters } = planning('functionsDeployHelper');
const { calculateChangesets } = planning('release/planner');

const PROJECT = 'vaigai-homes';
const FILE = 'site.config.ts';
const tracked = readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8');

test('a real project with real values is not refused, also one without Google Analytics', () => {
  const admin = { ...config.admin, analyticsUrl: '' };
  expect(refusals(PROJECT, config, FILE)).toEqual([]);
  expect(refusals(PROJECT, { ...config, admin }, FILE)).toEqual([]);
});

test('a local project is refused, and none at all', () => {
  expect(refusals('demo-theni', config, FILE)).toEqual(['demo-theni exists on this machine only.']);
  expect(refusals('', config, FILE)).toEqual([expect.stringContaining('Which project?')]);
});

test('each value of the shipped configuration is refused, and each empty one', () => {
  const [...paths] = refusals(PROJECT, sample, FILE).map((line) => line.split(': ')[1]);
  expect(paths).toEqual([
    'site.url',
    'admin.email',
    'admin.analyticsUrl',
    'mail.sender',
    'mail.recipient',
  ]);
  const site = { ...config.site, url: ` ${sample.site.url}` };
  const mail = { ...config.mail, sender: ' ' };
  expect(refusals(PROJECT, { ...config, site, mail }, FILE)).toEqual([
    `Not set in site.config.ts: site.url: ${sample.site.url}`,
    'Not set in site.config.ts: mail.sender: ',
  ]);
});

test('the build writes the admin into the rules, and nothing else', () => {
  const rules = rulesFor(config.admin.email, tracked);
  const before = rulesFor('former@homes.example', tracked).split('\n');
  expect(rules.split('\n').filter((line) => !before.includes(line))).toEqual([
    expect.stringContaining(`== "${config.admin.email}"`),
  ]);
  const apostrophe = "o'neil$&@homes.example";
  expect(rulesFor(apostrophe, tracked)).toContain(`== "${apostrophe}"`);
  const open = tracked.replaceAll('lower() ==', 'lower() !=');
  expect(() => rulesFor(config.admin.email, open)).toThrow();
});

test('rules go before functions, these before pages, and nothing is asked on the way', () => {
  const steps = deploySteps(PROJECT, 'firebase.json');
  expect(steps.map((step) => step.join(' '))).toEqual([
    'firebase deploy --project vaigai-homes --config firebase.json --only firestore:rules,firestore:indexes,storage',
    'firebase deploy --project vaigai-homes --config firebase.json --only functions:default --force',
    'node scripts/release.ts --project vaigai-homes',
  ]);
});

test('the next deployment goes on where a function was made and its job was refused', () => {
  const only = deploySteps(PROJECT, 'firebase.json')[1]?.[7];
  const trigger = { platform: 'gcfv2', httpsTrigger: {} };
  const made = { id: 'api', codebase: 'default', state: 'ACTIVE', hash: 'same', ...trigger };
  const filters = getEndpointFilters({ only }, firebaseJson.functions) ?? [];
  const wanted = { ...made, targetedByOnly: endpointMatchesAnyFilter(made, filters) };
  const [changes] = Object.values(calculateChangesets({ api: wanted }, { api: made }, () => 'all'));
  expect(changes).toMatchObject({ endpointsToUpdate: [{ endpoint: wanted }], endpointsToSkip: [] });
});

test('why it was deployed without tests stands beside the release', () => {
  expect(deploySteps(PROJECT, 'firebase.json', 'the form is broken').at(-1)).toEqual([
    ...['node', 'scripts/release.ts', '--project', PROJECT],
    ...['--message', 'Without tests: the form is broken'],
  ]);
});

test('a commit that has passed all tests is known again, and no changed file with it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tested-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  const commit = () => {
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@homes.example', 'commit', '--quiet', '-m', 'a');
  };
  git('init', '--quiet');
  await writeFile(join(folder, 'a.ts'), '1');
  expect(cleanTree(folder)).toBeUndefined();
  commit();
  const tree = cleanTree(folder) ?? '';
  const stamp = join(folder, '.git', 'tested');
  expect(isTested(tree, stamp)).toBe(false);
  noteTested(tree, stamp);
  expect(isTested(tree, stamp)).toBe(true);
  await writeFile(join(folder, 'a.ts'), '2');
  expect(cleanTree(folder)).toBeUndefined();
  commit();
  expect(isTested(cleanTree(folder) ?? '', stamp)).toBe(false);
  await rm(folder, { recursive: true });
});

/** @param answers of Google, by how a call begins; without one it is 404 */
function toolsWith(answers: Record<string, unknown>) {
  const sent: string[] = [];
  const tools = googleToolsOf(PROJECT, {
    request: async ({ method, url, body }) => {
      const call = `${method} ${url} ${body ? JSON.stringify(body) : ''}`;
      sent.push(call);
      const known = Object.keys(answers).find((start) => call.startsWith(start));
      return known ? Response.json(answers[known]) : new Response('', { status: 404 });
    },
    pause: async () => {},
  });
  return { tools, sent };
}

test('what setup and the console have left is known before the tests run', async () => {
  const { tools } = toolsWith({});
  expect(await databaseRegion(tools)).toBeUndefined();
  expect(await signInLeft(tools)).toEqual([expect.stringContaining('authentication/providers')]);
  await expect(openBucket(tools, config.site.url)).rejects.toThrow('npm run setup');
});

test('the admin area reads drafts’ pictures from the site’s address and from Google’s', async () => {
  const { tools, sent } = toolsWith({
    'GET https://firebasestorage': { bucket: { name: 'projects/p/buckets/the-bucket' } },
    'PATCH https://storage.googleapis.com/storage/v1/b/the-bucket': {},
  });
  await openBucket(tools, 'https://homes.example');
  expect(sent.at(-1)).toContain(
    '{"cors":[{"origin":["https://vaigai-homes.web.app","https://homes.example"],"method":["GET"]',
  );
});

test('a deployment ends when the API answers and the job that mails leads has ended well', async () => {
  const since = new Date('2026-11-28T10:00:00Z');
  const before = '2026-11-28T09:59:00Z';
  const after = '2026-11-28T10:01:00Z';
  const jobs: object[] = [
    { lastAttemptTime: before },
    { lastAttemptTime: after, status: { code: 7 } },
  ];
  jobs.push({ lastAttemptTime: after, status: {} });
  const answers = [new TypeError('fetch failed'), 404, 403, 200];
  const get = vi.fn(async () => (jobs.length > 1 ? jobs.shift() : jobs[0]));
  const ask = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return new Response('', { status: Number(answer) });
  });
  const pause = vi.fn(async () => {});
  const log = vi.spyOn(console, 'log');
  await untilLive({ project: PROJECT, get: get as never }, since, { ask, pause });
  expect(pause).toHaveBeenCalledTimes(5);
  // Without a key of the mail service the job ends well, too, and mails nothing.
  expect(log.mock.lastCall?.[0]).not.toContain('are mailed');
  answers[0] = 403;
  await expect(
    untilLive({ project: PROJECT, get: get as never }, since, { ask, pause }),
  ).rejects.toThrow('All is deployed, but https://vaigai-homes.web.app/api/health answers 403.');
  answers[0] = 200;
  const getRefused = () => Promise.reject(new Error('failed: 403'));
  await expect(
    untilLive({ project: PROJECT, get: getRefused }, since, { ask, pause }),
  ).rejects.toThrow(/^All is deployed, but .* failed: 403/);
});

test('of a call to Google that a cut line has lost the engineer reads which one it was', async () => {
  // What Node says of no answer, of one that was cut off, and of one that has not come in a minute.
  for (const message of [
    'fetch failed',
    'terminated',
    'The operation was aborted due to timeout',
  ]) {
    const pause = vi.fn(async () => {});
    const request = () => Promise.reject(new TypeError(message));
    const refused = databaseRegion(googleToolsOf(PROJECT, { request, pause }));
    await expect(refused).rejects.toThrow(/^GET https:.*databases.*: /);
    await expect(refused).rejects.toThrow(message);
    expect(pause).toHaveBeenCalled();
  }
});

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
