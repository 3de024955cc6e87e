import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Item } from '@theni/contract';
import sharp from 'sharp';
import { ADMIN } from '../../emulators/src/accounts.ts';
import { LocalClient } from '../../emulators/src/local-client.ts';
import type { SuitePorts } from '../../emulators/src/ports.ts';
import { samplePost } from '../../functions/src/testing/sample-post.ts';
import type { Counts } from './counts.ts';

export interface Load {
  ports: SuitePorts;
  counts: Counts;
  /** Milliseconds since 1970. */
  until: number;
  /** Ids of the messages whose senders were told that they were received. */
  accepted: string[];
}

/** Items of the admin's that are in the gallery at once. */
const ITEMS_AT_ONCE = 10;
const BETWEEN_MESSAGES_MS = 5_000;

/** Looks at pages, lists, single projects and pictures, one after the other without a pause. */
export async function visit({ ports, counts, until }: Load): Promise<void> {
  const site = `http://127.0.0.1:${ports.hosting}`;
  const first = await fetch(`${site}/api/file`);
  const items: Item[] = await first.json();
  let etag = first.headers.get('ETag') ?? '';
  for (let turn = 0; Date.now() < until; turn += 1) {
    const item = items[turn % items.length] as Item;
    const picture = item.Variants[0]?.Url ?? item.FileUrl;
    const known = { headers: { 'If-None-Match': etag } };
    const list = await counts.measure('list, known', fetch(`${site}/api/file`, known));
    etag = list?.headers.get('ETag') ?? etag;
    await counts.measure('list, 24 items', fetch(`${site}/api/file?limit=24`));
    await counts.measure('filters', fetch(`${site}/api/file/filters`));
    await counts.measure('page', fetch(`${site}/gallery`));
    await counts.measure('shared project', fetch(`${site}/share/${item._id}`));
    await counts.measure('picture', fetch(picture));
  }
}

/** Sends messages; beyond the limit of an hour they are refused, which is no failure. */
export async function send({ ports, counts, until, accepted }: Load): Promise<void> {
  const visitor = new LocalClient(ports);
  while (Date.now() < until) {
    const message = samplePost();
    const answer = await counts.measure('message', visitor.ask('POST', '/email', message));
    if (answer?.status === 202) accepted.push(message.id);
    await delay(Math.max(0, Math.min(BETWEEN_MESSAGES_MS, until - Date.now())));
  }
}

/** Uploads, posts, pins and deletes, one after the other without a pause. */
export async function administrate({ ports, counts, until }: Load): Promise<void> {
  const client = new LocalClient(ports);
  await client.signIn(ADMIN);
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const bytes = await sharp({
    create: { width: 2000, height: 1500, channels: 3, background: 'grey', noise },
  })
    .jpeg()
    .toBuffer();
  const ids: string[] = [];
  while (Date.now() < until) {
    const id = randomUUID();
    const FileUrl = await client.upload(id, 'site.jpg', bytes, 'image/jpeg');
    const post = { Location: 'Theni', Service: 'Road Work', FileType: 'image/jpeg', FileUrl };
    await counts.measure('post', client.ask('POST', '/file', post));
    await counts.measure('change', client.ask('PATCH', `/file/${id}`, { Alt: 'A road' }));
    await counts.measure('admin list', client.ask('GET', '/admin/file'));
    await counts.measure('inbox', client.ask('GET', '/messages?limit=20'));
    ids.push(id);
    const oldest = ids.length > ITEMS_AT_ONCE ? ids.shift() : undefined;
    if (oldest) await counts.measure('delete', client.ask('DELETE', `/file/${oldest}`));
  }
}
