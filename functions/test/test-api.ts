import { changesOf } from '@theni/content/changes';
import type { Item } from '@theni/contract';
import { dayOf } from '@theni/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, afterEach } from 'vitest';
import { content as initial } from '../../config/content.ts';
import * as config from '../../config/current-config.ts';
import { openFirestore } from '../../emulators/firestore/test/test-firestore.ts';
import { sendGridMailer } from '../src/delivery/sendgrid-mailer.ts';
import type { PublishDependencies } from '../src/dependencies.ts';
import { invalidToken } from '../src/http/identity.ts';
import type { StoredLead } from '../src/leads/stored-lead.ts';
import { COLLECTIONS, storesOf } from '../src/stores.ts';
import { fakeDependencies } from './fake-dependencies.ts';
import { listen, originOf } from './listen.ts';
import { type MailService, startMailService } from './mail-service.ts';
import { sampleItem } from './samples.ts';

/**
 * The real app with a database of its own, without Storage: on our stand-in, or on Google's emulator
 * where FIRESTORE_EMULATOR_HOST names it.
 */
export interface TestApi {
  url: string;
  firestore: Firestore;
  mailService: MailService;
  dependencies: PublishDependencies;
  /** Sends a message as the site's form does. */
  send: (body: unknown, headers?: Record<string, string>) => Promise<Response>;
  asAdmin: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  stored: () => Promise<Map<string, StoredLead>>;
  stop: () => Promise<void>;
}

export const ADMIN_TOKEN = 'the-admin';

export async function startTestApi(changes: Partial<PublishDependencies> = {}): Promise<TestApi> {
  const database = await openFirestore();
  const mailService = await startMailService();
  const firestore = database.db;
  const dependencies: PublishDependencies = {
    ...messageDependencies(firestore, mailService),
    ...changes,
  };
  const server = listen(dependencies);
  const url = await originOf(server);

  const send: TestApi['send'] = (body, headers = {}) =>
    fetch(`${url}/api/email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const asAdmin: TestApi['asAdmin'] = (method, path, body, headers = {}) =>
    fetch(`${url}/api${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${ADMIN_TOKEN}`,
        'Content-Type': 'application/json',
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  async function stored() {
    const { docs } = await firestore.collection('messages').get();
    return new Map(docs.map((record) => [record.id, record.data() as StoredLead]));
  }
  async function stop(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await database.close();
    await mailService.stop();
  }
  return { url, firestore, mailService, dependencies, send, asAdmin, stored, stop };
}

function messageDependencies(
  firestore: Firestore,
  mailService: Pick<MailService, 'key' | 'url'>,
): PublishDependencies {
  return {
    ...fakeDependencies(),
    ...storesOf(firestore, { initial: changesOf(initial), initialIsPublished: true }),
    mailer: sendGridMailer(mailService.key, { baseUrl: mailService.url }),
    verifyIdToken: async (token) => {
      if (token !== ADMIN_TOKEN) throw invalidToken();
      return { email: config.admin.email, emailVerified: true, provider: 'google.com' };
    },
  };
}

export function testClock(start = '2026-03-02T04:30:00.000Z') {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

/** One API for all tests of a file, each of which finds an empty database. */
export async function sharedTestApi(changes?: Partial<PublishDependencies>): Promise<TestApi> {
  const api = await startTestApi(changes);
  afterEach(async () => {
    await emptyCollections(api.firestore, COLLECTIONS);
    await readGalleryAnew(api.firestore);
  });
  afterAll(api.stop);
  return api;
}

/** After a change of items by hand: every instance reads all of them again. */
export async function readGalleryAnew(firestore: Pick<Firestore, 'doc'>): Promise<void> {
  await firestore.doc('meta/files').set({ revision: Date.now() });
}

export async function emptyCollections(
  firestore: Pick<Firestore, 'batch' | 'listCollections'>,
  names: string[],
): Promise<void> {
  for (const collection of await firestore.listCollections()) {
    if (!names.includes(collection.id)) continue;
    const batch = firestore.batch();
    for (const record of await collection.listDocuments()) batch.delete(record);
    await batch.commit();
  }
}

/** Puts an item into the gallery. @returns its id */
export async function showItem(api: TestApi, fields: Partial<Item> = {}): Promise<string> {
  const { _id, ...item } = sampleItem(fields);
  const { items } = api.dependencies;
  await items.noteProcessed(_id, item);
  await items.create(_id, item);
  return _id;
}

/** As if so many messages had come in this hour and on this day. */
export async function setTotals(
  firestore: Pick<Firestore, 'doc'>,
  totals: { ofHour?: number; ofDay?: number },
  now = new Date(),
): Promise<void> {
  const times = { day: dayOf(now), hour: now.toISOString().slice(0, 13) };
  await firestore.doc('totals/messages').set({ ...times, ofHour: 0, ofDay: 0, ...totals });
}
