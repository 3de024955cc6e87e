import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import * as config from '../../config/edge-cases.config.ts';
import * as sample from '../../config/sample.config.ts';
import { adminOfRules, rulesFor } from '../../config/storage-rules.ts';
import { runInOrder } from '../command.ts';
import { refuseOtherLocation } from './database-location.ts';
import { deploySteps, stepsBefore } from './deploy-steps.ts';
import { refusals, rulesRefusals } from './refusals.ts';
import { StandIns } from './stand-ins.ts';

const tracked = readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8');

test('a real project with real values is not refused', () => {
  expect(refusals('vaigai-homes', config)).toEqual([]);
});

test('samples, a local project and none at all are refused', () => {
  const left = { ...config, mail: { ...config.mail, sender: sample.mail.sender } };
  expect(refusals('demo-theni', left)).toEqual([
    'demo-theni exists on this machine only.',
    'Not set in site.config.ts: mail.sender: website@theni.example',
  ]);
  expect(refusals('', config)).toEqual([expect.stringContaining('Which project?')]);
});

test('another file than the owner’s is refused, because it is built elsewhere', () => {
  expect(refusals('vaigai-homes', config, 'config/edge-cases.config.ts')).toEqual([
    'SITE_CONFIG is set, and only site.config.ts goes live.',
  ]);
});

test('the build writes the admin into the rules, as Google names the account, and nothing else', () => {
  const rules = rulesFor(config.admin.email, tracked);
  expect(rulesRefusals(config.admin, rules)).toEqual([]);
  const before = rulesFor('former@homes.example', tracked).split('\n');
  expect(rules.split('\n').filter((line) => !before.includes(line))).toEqual([
    expect.stringContaining('== "sam@homes.example"'),
  ]);
  const apostrophe = "o'neil$&@homes.example";
  expect(adminOfRules(rulesFor(apostrophe, tracked))).toBe(apostrophe);
});

test('rules that let another account upload are refused', () => {
  expect(rulesRefusals(config.admin, rulesFor('former@homes.example', tracked))).toEqual([
    `storage.rules let former@homes.example upload, and the admin of site.config.ts is ${config.admin.email}.`,
  ]);
  const open = rulesFor(config.admin.email, tracked).replaceAll('lower() ==', 'lower() !=');
  expect(rulesRefusals(config.admin, open)).toHaveLength(1);
});

const standIns = new StandIns();
afterAll(() => standIns.remove());

/** One of the programs fails when told so, each prints the same. */
function withPrograms<T>(failing: string, action: () => T, prints = ''): Promise<Awaited<T>> {
  const scripts = ['npm', 'node', 'firebase'].map((name) => [
    name,
    `printf '%s' '${prints}'\ncase "${name} $*" in *${failing}*) exit 1;; esac`,
  ]);
  return standIns.run(Object.fromEntries(scripts), action);
}

test('rules go before the functions, these before the pages, and the live site is looked at', async () => {
  await withPrograms('nothing', () => runInOrder(deploySteps('vaigai-homes')));
  expect(standIns.called).toEqual([
    'firebase deploy --project vaigai-homes --only firestore:rules,firestore:indexes,storage',
    'firebase deploy --project vaigai-homes --only functions',
    'node scripts/release.ts --project vaigai-homes',
    'npm run --silent smoke -- https://vaigai-homes.web.app',
  ]);
});

test('a step that fails is the last one', async () => {
  const steps = [...stepsBefore('vaigai-homes', false), ...deploySteps('vaigai-homes')];
  await expect(withPrograms('test', () => runInOrder(steps))).rejects.toThrow('npm test failed');
  expect(standIns.called).toEqual([
    'firebase functions:secrets:get SENDGRID_API_KEY --project vaigai-homes',
    'firebase functions:secrets:get VAPID_PRIVATE_KEY --project vaigai-homes',
    'npm test',
  ]);
});

const askWhere = (response: object) =>
  withPrograms('nothing', () => refuseOtherLocation('vaigai-homes'), JSON.stringify(response));

test('a database where the site says that it is goes on; one elsewhere, and none, stop the deployment', async () => {
  await askWhere({ status: 'success', result: { locationId: 'asia-south1' } });
  expect(standIns.called).toEqual([
    'firebase firestore:databases:get (default) --project vaigai-homes --json',
  ]);
  await expect(askWhere({ status: 'success', result: { locationId: 'nam5' } })).rejects.toThrow(
    'The database of vaigai-homes is in nam5, not in asia-south1',
  );
  await expect(askWhere({ status: 'error', error: 'Database not found' })).rejects.toThrow(
    'not found',
  );
});

test('a commit that has passed on GitHub is built and deployed without its tests', () => {
  const tests = ['npm', 'test'];
  expect(stepsBefore('vaigai-homes', false)).toContainEqual(tests);
  const tested = stepsBefore('vaigai-homes', true);
  expect(tested).not.toContainEqual(tests);
  expect(tested).toHaveLength(stepsBefore('vaigai-homes', false).length - 1);
});

test('what is deployed is built after the tests, which have a build of their own', () => {
  expect(stepsBefore('vaigai-homes', false).at(-1)).toEqual(['npm', 'run', '--silent', 'build']);
});

test('the command refuses a project of this machine, and starts nothing', async () => {
  const script = join(import.meta.dirname, '../deploy.ts');
  const { status, stderr } = await withPrograms('nothing', () =>
    spawnSync(process.execPath, [script, '--project', 'demo-theni'], { encoding: 'utf8' }),
  );
  expect(status).toBe(1);
  expect(stderr).toContain('demo-theni exists on this machine only.');
  expect(standIns.called).toEqual([]);
});
