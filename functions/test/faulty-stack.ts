import { randomUUID } from 'node:crypto';
import type { Item, NewItem } from '@theni/contract';
import { expect } from 'vitest';
import { withTimeout } from '../src/http/with-timeout.ts';
import { sendGridMailer } from '../src/messages/mailer.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { inconsistencies } from './inconsistencies.ts';
import { type MailService, startMailService } from './mail-service.ts';
import { emptyGallery, posted, type RunningApi, startApi, uploaded } from './running-api.ts';
import { samplePost } from './sample-post.ts';

const CALLS = ['list', 'message', 'admin list', 'inbox', 'post', 'change', 'delete'] as const;

/** What each call of a visitor and of the admin was answered. */
export type Answers = Record<(typeof CALLS)[number], number | string>;

/** The answers while nothing fails. */
export const HEALTHY: Answers = {
  list: 200,
  message: 202,
  'admin list': 200,
  inbox: 200,
  post: 201,
  change: 200,
  delete: 204,
};

export function allAnswered(status: number): Answers {
  return Object.fromEntries(CALLS.map((call) => [call, status])) as Answers;
}
/** Hosting gives up then: https://firebase.google.com/docs/hosting/functions */
const HOSTING_TIMEOUT_MS = 60_000;

/** The API on the local stack, through fault proxies. */
export interface FaultyStack {
  api: RunningApi;
  firestore: FaultProxy;
  storage: FaultProxy;
  mail: FaultProxy;
  mailService: MailService;
  /** Uploads a file past the proxy, as browsers do, and hands back the post that would record it. */
  newPost: (file?: Parameters<typeof uploaded>[1]) => Promise<NewItem>;
  /** Makes every call once, on things that were stored before `fault`, and then ends the fault. */
  during: (fault: () => Promise<void>, end: () => Promise<void>) => Promise<Answers>;
  /** Ids of the messages whose visitors were told that they were received. */
  accepted: string[];
  /** After the fault: everything is served again, and the stores are consistent. */
  expectConsistent: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startFaultyStack(): Promise<FaultyStack> {
  const storageHost = process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '';
  const firestore = await startFaultProxy(process.env.FIRESTORE_EMULATOR_HOST ?? '');
  const storage = await startFaultProxy(storageHost);
  // The SDKs read them when they are first used.
  process.env.FIRESTORE_EMULATOR_HOST = firestore.address;
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = storage.address;
  const mailService = await startMailService();
  const mail = await startFaultProxy(new URL(mailService.url).host);
  const mailer = sendGridMailer(mailService.key, { baseUrl: `http://${mail.address}/` });
  const api = await startApi({ mailer });
  await emptyGallery(api);
  const accepted: string[] = [];

  async function newPost(file?: Parameters<typeof uploaded>[1]): Promise<NewItem> {
    const post = await uploaded(api, file);
    return { ...post, FileUrl: post.FileUrl.replace(storageHost, storage.address) };
  }

  async function newItem(): Promise<Item> {
    return posted(api, await newPost());
  }

  async function during(fault: () => Promise<void>, end: () => Promise<void>): Promise<Answers> {
    const [changed, deleted, post] = [await newItem(), await newItem(), await newPost()];
    const message = samplePost({ id: randomUUID() });
    await fault();
    const { visitor, admin } = api;
    const seen = await Promise.all([
      seenOf(visitor.ask('GET', '/file')),
      seenOf(visitor.ask('POST', '/email', message)),
      seenOf(admin.ask('GET', '/admin/file')),
      seenOf(admin.ask('GET', '/messages?limit=1')),
      seenOf(admin.ask('POST', '/file', post)),
      seenOf(admin.ask('PATCH', `/file/${changed._id}`, { Location: 'Cumbum' })),
      seenOf(admin.ask('DELETE', `/file/${deleted._id}`)),
    ]);
    await end();
    if (seen[1] === 202) accepted.push(message.id);
    return Object.fromEntries(CALLS.map((call, at) => [call, seen[at]])) as Answers;
  }

  async function expectConsistent(): Promise<void> {
    await expect.poll(() => seenOf(api.visitor.ask('GET', '/file')), POLL).toBe(200);
    await expect.poll(() => inconsistencies(api.dependencies, accepted), POLL).toEqual([]);
  }

  async function stop(): Promise<void> {
    await api.stop();
    await Promise.all([firestore, storage, mail, mailService].map((part) => part.stop()));
  }
  const links = { firestore, storage, mail };
  return { api, ...links, mailService, newPost, during, accepted, expectConsistent, stop };
}

/** Google's libraries come back to a server that was away after up to a minute or two. */
const POLL = { timeout: 180_000, interval: 500 };

function seenOf(asked: Promise<Response>): Promise<number | string> {
  const seen = asked.then(
    ({ status }) => status,
    () => 'connection lost',
  );
  return withTimeout(seen, HOSTING_TIMEOUT_MS).catch(() => 'no answer');
}
