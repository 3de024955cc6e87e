import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { vapidKeyOf } from '../../functions/src/push/pusher.ts';
import { PUBLISHER_ROLES, setUp } from './set-up.ts';
import { StandIns } from './stand-ins.ts';

const PROJECT = 'vaigai-homes';
const standIns = new StandIns();
const stateFile = join(standIns.folder, 'state.json');
const cloud = join(import.meta.dirname, 'stand-in-cloud.mjs');
const program = (name: string) =>
  `exec '${process.execPath}' '${cloud}' '${stateFile}' ${name} "$@"`;
const scripts = { gcloud: program('gcloud'), firebase: program('firebase') };

/** What the stand-in of Google's servers has; tests may put things there, and say what fails. */
const state = () => JSON.parse(readFileSync(stateFile, 'utf8'));
const given = (values: object) => writeFileSync(stateFile, JSON.stringify(values));

let pauses = 0;
const pause = async () => {
  pauses += 1;
};
const run = (project = PROJECT) => standIns.run(scripts, () => setUp(project, { pause }));
const changes = () =>
  standIns.called.filter((call) => / (create|set|enable|add-)|:(create|set) /.test(call));

beforeEach(() => {
  given({});
  pauses = 0;
});
afterAll(() => standIns.remove());

test('an empty project gets all that the site needs: a database in Mumbai, an app and its site, a publisher, a mail key that is unset and one for notifications', async () => {
  await run();
  const made = state();
  expect(made.database).toEqual({ locationId: 'asia-south1', isProtected: true });
  expect(made.site).toEqual({ name: PROJECT, appId: made.app });
  expect(made.roles).toEqual([...PUBLISHER_ROLES]);
  expect(made.secrets.SENDGRID_API_KEY).toBe('unset');
  expect(vapidKeyOf(made.secrets.VAPID_PRIVATE_KEY)).toBeDefined();
  for (const api of ['firestore', 'cloudscheduler', 'secretmanager', 'identitytoolkit'])
    expect(made.apis).toContain(`${api}.googleapis.com`);
});

test('what is left for the console is told with its address in this project', async () => {
  const left = (await run()).join('\n');
  expect(left).toContain(
    `https://console.firebase.google.com/project/${PROJECT}/authentication/providers`,
  );
  expect(left).toContain(`https://console.firebase.google.com/project/${PROJECT}/storage`);
  expect(left).toContain('asia-south1');
  expect(left).not.toContain('settings/general');
});

test('run again, it makes nothing twice and leaves real keys alone', async () => {
  await run();
  const secrets = { ...state().secrets, SENDGRID_API_KEY: 'a real key' };
  const before = { ...state(), secrets };
  given(before);
  await run();
  expect(state()).toEqual(before);
  expect(changes().filter((call) => !/services enable|add-iam-policy-binding/.test(call))).toEqual(
    [],
  );
});

test('a publisher that Google does not know yet is waited for', async () => {
  given({ unknownFor: 3 });
  await run();
  expect(pauses).toBe(3);
  expect(state().roles).toEqual([...PUBLISHER_ROLES]);
});

test('a publisher that never gets known ends the command', async () => {
  given({ unknownFor: 1e6 });
  await expect(run()).rejects.toThrow('does not exist');
});

test('the first role that is refused ends the command, without a wait, and running it again makes the rest', async () => {
  given({ fails: PUBLISHER_ROLES[1] });
  await expect(run()).rejects.toThrow('PERMISSION_DENIED');
  expect(pauses).toBe(0);
  expect(state().roles).toEqual([PUBLISHER_ROLES[0]]);
  expect(state().secrets).toBeUndefined();
  given({ ...state(), fails: undefined });
  await run();
  expect(state().roles).toEqual([...PUBLISHER_ROLES]);
  expect(Object.keys(state().secrets)).toHaveLength(2);
});

test('a database elsewhere is refused, because it cannot be moved', async () => {
  given({ database: { locationId: 'nam5' } });
  await expect(run()).rejects.toThrow('is in nam5, not in asia-south1');
});

test('a site that is there without an app is left to be linked in the console', async () => {
  given({ site: { name: PROJECT, appId: '' } });
  expect((await run()).join('\n')).toContain(`/project/${PROJECT}/settings/general`);
});

test('a key whose every version is gone is set again', async () => {
  given({ secrets: { SENDGRID_API_KEY: '' } });
  await run();
  expect(state().secrets.SENDGRID_API_KEY).toBe('unset');
});

test('who is not signed in reads how to sign in', async () => {
  given({ fails: 'projects describe' });
  await expect(run()).rejects.toThrow('gcloud auth login');
});

test('for a project of this machine, or none, the command starts no program', async () => {
  rmSync(stateFile);
  const script = join(import.meta.dirname, '../setup.ts');
  for (const [args, reason] of [
    [['--project', 'demo-theni'], 'demo-theni exists on this machine only.'],
    [[], 'Which project?'],
  ] as const) {
    const { status, stderr } = await standIns.run(scripts, () =>
      spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' }),
    );
    expect(status).toBe(1);
    expect(stderr).toContain(reason);
    expect(standIns.called).toEqual([]);
  }
});
