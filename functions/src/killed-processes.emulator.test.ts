import fc from 'fast-check';
import { type DocumentData, getFirestore } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { ADMIN, STRANGER } from '../../emulators/suite/google-accounts.ts';
import { LocalClient } from '../../emulators/suite/local-client.ts';
import { suitePorts, TEST_PORT_OFFSET } from '../../emulators/suite/ports.ts';
import { type Ask, KillableApi, Killed } from '../test/killable-api/killable-api.ts';
import { publish, step } from '../test/killable-api/steps.ts';
import { allItems, look, publicStates, type Step, type World } from '../test/killable-api/world.ts';
import { startMailService } from '../test/mail-service.ts';
import { deleteObjects, photo } from '../test/running-api.ts';
import { emptyCollections } from '../test/test-api.ts';
import { firebaseApp, productionDependencies } from './production.ts';
import { hostingApiOf } from './publishing/hosting-api.ts';
import { COLLECTIONS } from './stores.ts';

/** They are set for a long run, and to repeat one that has failed. */
const STEPS = Number(process.env.KILL_TEST_STEPS ?? 12);
const SEED = Number(process.env.KILL_TEST_SEED ?? 2);
/** More than a lease lasts. */
const LEASE_MINUTES = 3;

const admin = new LocalClient(suitePorts(TEST_PORT_OFFSET));
const stranger = await new LocalClient(suitePorts(TEST_PORT_OFFSET)).signIn(STRANGER);
const mails = await startMailService();
const api = new KillableApi(await admin.signIn(ADMIN), mails);

beforeAll(async () => {
  const restore = await restoreStack();
  await emptyCollections(getFirestore(firebaseApp()), ['messages', 'totals']);
  await api.start();
  return async () => {
    await api.stop();
    await mails.stop();
    await restore();
  };
});

/** Where the process is killed, as a share of the step; most are not. */
const kill = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  // A number of fast-check's own between 0 and 1 is nearly always one of the two.
  { weight: 1, arbitrary: fc.noBias(fc.nat(999)).map((share) => share / 1000) },
);

test('whenever a process is killed, nothing is lost, nothing is stuck and nobody is let in', async () => {
  const steps = fc.sample(fc.tuple(step, kill), { seed: SEED, numRuns: STEPS });
  // A busy service refuses a mail now and then.
  mails.behave(() => (mails.attempts % 4 === 0 ? 500 : 'accept'));
  await perform(publish, undefined);
  for (const [index, [step, share]] of steps.entries()) {
    const where = `step ${index} of seed ${SEED}, ${step.name}, killed at ${share}`;
    await perform(step, share).catch((error: unknown) => {
      throw new Error(where, { cause: error });
    });
  }
  await requireMails();
  // Without kills the run would show nothing.
  expect(api.starts - 1).toBeGreaterThan(STEPS * 0.15);
}, 3_600_000);

async function perform(step: Step, share: number | undefined): Promise<void> {
  const before = await look(api.ask);
  const outcomes = step.outcomes(before);
  api.passMinutes(1);
  const isKilled = share !== undefined && (await isKilledIn(step, before, share));
  if (isKilled) await recover([before, ...outcomes]);
  if (isKilled || share === undefined) await act(api.ask, step, before);
  const after = await look(api.ask);
  expect(outcomes).toContainEqual(after);
  await requirePublicStates(after);
  if (isKilled && step !== publish) await perform(publish, undefined);
}

async function isKilledIn(step: Step, world: World, share: number): Promise<boolean> {
  try {
    await act(api.killing(1 + Math.floor(share * step.events)), step, world);
    return false;
  } catch (error) {
    if (error instanceof Killed) return true;
    throw error;
  }
}

async function act(ask: Ask, step: Step, world: World): Promise<void> {
  for (const response of await step.act(ask, world, upload)) {
    const text = await response.text();
    expect([200, 201, 202, 204, 404, 412, 422], text).toContain(response.status);
    if (step === publish) expect([response.status, JSON.parse(text).skipped]).toEqual([200, []]);
  }
}

/** All or nothing of the step is there, and what reads says so, when the lease is over. */
async function recover(possible: World[]): Promise<void> {
  await api.start();
  api.passMinutes(LEASE_MINUTES);
  expect((await api.ask('GET', '/content/publish')).status).toBe(200);
  expect(possible).toContainEqual(await look(api.ask));
  await requireFiles();
  await requireClosedDoors();
}

async function requirePublicStates({ live, takenPlots }: World): Promise<void> {
  const states = await publicStates(api.ask);
  expect('M-1' in states).toBe(live.hasExtraPlot);
  for (const [number, state] of Object.entries(states))
    expect([number, state !== 'available']).toEqual([number, number in takenPlots]);
}

/** Every photo that is shown has its files. */
async function requireFiles(): Promise<void> {
  const items = await allItems(api.ask);
  for (const { FileUrl, Variants } of items)
    for (const url of [FileUrl, ...Variants.map(({ Url }) => Url)])
      expect([url, (await fetch(url)).status]).toEqual([url, 200]);
}

async function requireClosedDoors(): Promise<void> {
  const body = { changes: {} };
  const statusFor = async (Authorization: string) => [
    (await api.ask('GET', '/messages', { headers: { Authorization } })).status,
    (await api.ask('PATCH', '/content', { body, headers: { Authorization } })).status,
  ];
  expect(await statusFor('')).toEqual([401, 401]);
  expect(await statusFor(`Bearer ${stranger}`)).toEqual([403, 403]);
}

/** A day later each lead has been mailed. */
async function requireMails(): Promise<void> {
  mails.behave(() => 'accept');
  for (let minutes = 1; minutes < 1440; minutes *= 2) {
    api.passMinutes(minutes);
    await api.ask('POST', '/jobs');
  }
  const { leads } = await look(api.ask);
  const unmailed = Object.keys(leads).filter((id) => mails.timesTaken(id) === 0);
  expect(unmailed).toEqual([]);
}

const uploads = new Map<string, Promise<object>>();

function upload(id: string): Promise<object> {
  const sent = uploads.get(id) ?? sendPhoto(id);
  uploads.set(id, sent);
  return sent;
}

async function sendPhoto(id: string): Promise<object> {
  const FileUrl = await admin.upload(id, 'site.jpg', await photo(), 'image/jpeg');
  return { Location: 'Bodinayakanur', Service: 'Road Work', FileUrl, FileType: 'image/jpeg' };
}

/** All but the records of content files, which the stack's sample layouts need. */
const ALL = COLLECTIONS.filter((name) => name !== 'contentFiles');

/** @returns what gives the stack back its database, its pages and an empty gallery */
export async function restoreStack(): Promise<() => Promise<void>> {
  const firestore = getFirestore(firebaseApp());
  const hosting = hostingApiOf(firebaseApp());
  const version = await hosting.liveVersion();
  const records = new Map<string, DocumentData>();
  for (const name of ALL)
    for (const record of (await firestore.collection(name).get()).docs)
      records.set(record.ref.path, record.data());
  return async () => {
    await emptyCollections(firestore, ALL);
    for (const [path, data] of records) await firestore.doc(path).set(data);
    if (version) await hosting.release(version.name);
    await deleteObjects(productionDependencies().objects);
  };
}
