import { createServer, type Server } from 'node:http';
import { changesOf } from '@theni/content/changes';
import type { Item } from '@theni/contract';
import { dayOf } from '@theni/contract/times';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, afterEach } from 'vitest';
import * as config from '../../config/chosen.ts';
import { content as initial } from '../../config/content.ts';
import { connect, type StandIn, startStandIn } from '../../emulators/firestore/test-firestore.ts';
import { createApp, createPublishApp } from '../src/app.ts';
import type { PublishDependencies } from '../src/dependencies.ts';
import { ContentStore } from '../src/documents/content-store.ts';
import { FileStore } from '../src/documents/file-store.ts';
import { LayoutStore } from '../src/documents/layout-store.ts';
import { ItemStore } from '../src/gallery/item-store.ts';
import { InvalidToken } from '../src/http/identity.ts';
import { AnnouncementStore } from '../src/leads/announcement-store.ts';
import { DeliveryStore } from '../src/leads/delivery-store.ts';
import { LeadLists } from '../src/leads/lead-lists.ts';
import { LeadStore } from '../src/leads/lead-store.ts';
import { sendGridMailer } from '../src/leads/mailer.ts';
import { RetentionStore } from '../src/leads/retention-store.ts';
import type { StoredLead } from '../src/leads/stored-lead.ts';
import { PlotStore } from '../src/plots/plot-store.ts';
import { LayoutVersionStore } from '../src/publishing/layout-versions.ts';
import { ReleaseStore } from '../src/publishing/release-store.ts';
import { BrowserStore } from '../src/push/browser-store.ts';
import { fakeDependencies } from './fake-dependencies.ts';
import { type MailService, startMailService } from './mail-service.ts';
import { originOf } from './origin-of.ts';
import { sampleItem } from './samples.ts';

/** The real app with a database of its own, without Storage. */
export interface TestApi {
  url: string;
  firestore: Firestore;
  standIn: StandIn;
  mailService: MailService;
  dependencies: PublishDependencies;
  /** Sends a message as the site's form does. */
  send: (body: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** Asks the API with the admin's token. */
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
  const standIn = await startStandIn();
  const mailService = await startMailService();
  const firestore = connect(`127.0.0.1:${standIn.server.port}`);
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
    await firestore.terminate();
    await standIn.stop();
    await mailService.stop();
  }
  return { url, firestore, standIn, mailService, dependencies, send, asAdmin, stored, stop };
}

function messageDependencies(
  firestore: Firestore,
  mailService: Pick<MailService, 'key' | 'url'>,
): PublishDependencies {
  const releases = new ReleaseStore(firestore, {
    initial: changesOf(initial),
    initialIsPublished: true,
  });
  return {
    ...fakeDependencies(),
    content: new ContentStore(firestore, changesOf(initial)),
    releases,
    contentFiles: new FileStore(firestore),
    publishedContent: () => releases.content(),
    items: new ItemStore(firestore),
    leads: new LeadStore(firestore),
    leadLists: new LeadLists(firestore),
    leadRetention: new RetentionStore(firestore),
    deliveries: new DeliveryStore(firestore),
    announcements: new AnnouncementStore(firestore),
    layouts: new LayoutStore(firestore),
    plots: new PlotStore(firestore),
    layoutVersions: new LayoutVersionStore(firestore),
    browsers: new BrowserStore(firestore),
    mailer: sendGridMailer(mailService.key, { baseUrl: mailService.url }),
    verifyIdToken: async (token) => {
      if (token !== ADMIN_TOKEN) throw new InvalidToken();
      return { email: config.admin.email, emailVerified: true, provider: 'google.com' };
    },
  };
}

/** A clock that tests set. */
export function testClock(start = '2026-03-02T04:30:00.000Z') {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

/** Of the database, but those of uploaded files. */
export const COLLECTIONS = [
  ...['messages', 'limits', 'meta', 'content', 'releases'],
  ...['layouts', 'plots', 'layoutVersions', 'push'],
];

/** One API for all tests of a file, each of which finds an empty database. */
export async function sharedTestApi(changes?: Partial<PublishDependencies>): Promise<TestApi> {
  const api = await startTestApi(changes);
  afterEach(() => emptyCollections(api.firestore, COLLECTIONS));
  afterAll(api.stop);
  return api;
}

/** Deletes every document of these collections. */
export async function emptyCollections(
  firestore: Pick<Firestore, 'batch' | 'collection'>,
  names: string[],
): Promise<void> {
  for (const name of names) {
    const batch = firestore.batch();
    for (const record of await firestore.collection(name).listDocuments()) batch.delete(record);
    await batch.commit();
  }
}

/** Puts an item into the gallery. @returns its id */
export async function showItem(api: TestApi, fields: Partial<Item> = {}): Promise<string> {
  const { _id, ...item } = sampleItem(fields);
  await api.dependencies.items.create(_id, item);
  return _id;
}

/** As if so many messages had come in this hour and on this day. */
export async function setTotals(
  firestore: Pick<Firestore, 'doc'>,
  totals: { ofHour?: number; ofDay?: number },
  now = new Date(),
): Promise<void> {
  const times = { day: dayOf(now), hour: now.toISOString().slice(0, 13) };
  await firestore.doc('limits/messages').set({ ...times, ofHour: 0, ofDay: 0, ...totals });
}

/** Both functions of the API on a free port, as Hosting's rewrites make one of them. */
export function listen(dependencies: PublishDependencies): Server {
  const api = createApp(dependencies);
  const publish = createPublishApp(dependencies);
  return createServer((request, response) => {
    const [path] = request.url?.split('?') ?? [];
    (path === '/api/content/publish' ? publish : api)(request, response);
  }).listen(0, '127.0.0.1');
}
