import { randomUUID } from 'node:crypto';
import type { Item, NewItem } from '@theni/contract';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { afterAll } from 'vitest';
import { ADMIN } from '../../emulators/suite/google-accounts.ts';
import { LocalClient } from '../../emulators/suite/local-client.ts';
import { suitePorts, TEST_PORT_OFFSET } from '../../emulators/suite/ports.ts';
import type { PublishDependencies } from '../src/dependencies.ts';
import { productionDependencies } from '../src/production.ts';
import type { ObjectStore } from '../src/storage/object-store.ts';
import { FakeHosting } from './fake-dependencies.ts';
import { listen, originOf } from './listen.ts';

interface RunningApi {
  url: string;
  dependencies: PublishDependencies;
  /** Signed in as the admin. */
  admin: LocalClient;
  visitor: LocalClient;
  stop: () => Promise<void>;
}

/** The real app on a free port, over the emulators that the environment names. */
async function startApi(changes: Partial<PublishDependencies> = {}): Promise<RunningApi> {
  const hosting = new FakeHosting();
  const dependencies = { ...productionDependencies(), hosting, ...changes };
  const server = listen(dependencies);
  const url = await originOf(server);
  const client = () => new LocalClient(suitePorts(TEST_PORT_OFFSET), url);
  const api: RunningApi = {
    url,
    dependencies,
    admin: client(),
    visitor: client(),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  await api.admin.signIn(ADMIN);
  return api;
}

/** One API for all tests of a file, which leaves an empty gallery. */
export async function apiForTests(changes: Partial<PublishDependencies> = {}): Promise<RunningApi> {
  const api = await startApi(changes);
  afterAll(async () => {
    await emptyGallery(api);
    await api.stop();
  });
  return api;
}

/** The same token with other claims; the emulators do not sign theirs. */
export function withClaims(idToken: string, changes: object): string {
  const [header, payload = ''] = idToken.split('.');
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...changes };
  return `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
}

export async function emptyGallery({ dependencies }: RunningApi): Promise<void> {
  const { items, objects } = dependencies;
  for (const { _id } of await items.all()) await items.remove(_id, new Date());
  await deleteObjects(objects);
}

export function photo({ width = 64, height = 48 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#b5472b' } })
    .jpeg()
    .toBuffer();
}

/** Uploads a file as the admin and hands back the post that would record it. */
export async function uploaded(
  { admin }: RunningApi,
  {
    id = randomUUID() as string,
    name = 'site.jpg',
    bytes,
    FileType = 'image/jpeg' as NewItem['FileType'],
  }: { id?: string; name?: string; bytes?: Uint8Array; FileType?: NewItem['FileType'] } = {},
): Promise<NewItem> {
  const FileUrl = await admin.upload(id, name, bytes ?? (await photo()), FileType);
  return { Location: 'Bodinayakanur', Service: 'Road Work', FileUrl, FileType };
}

export async function posted(api: RunningApi, post?: Partial<NewItem>): Promise<Item> {
  const response = await api.admin.request('POST', '/file', { ...(await uploaded(api)), ...post });
  if (response.status !== 201) throw new Error(await response.text());
  return response.json();
}

export async function deleteObjects(objects: ObjectStore): Promise<void> {
  const ids = new Set<string>();
  for await (const [object] of objects.everything()) if (object) ids.add(object.id);
  await Promise.all([...ids].map((id) => objects.deleteAll(id)));
}

/** All that Firestore and Storage hold, by path, to be compared with what they hold later. */
export async function storedState(): Promise<Record<string, unknown>> {
  const collections = await getFirestore().listCollections();
  const records = await Promise.all(collections.map((collection) => collection.get()));
  const [objects] = await getStorage().bucket().getFiles();
  return {
    ...Object.fromEntries(
      records.flatMap(({ docs }) => docs.map(({ ref, updateTime }) => [ref.path, updateTime])),
    ),
    ...Object.fromEntries(
      objects.map(({ name, metadata }) => [
        name,
        [metadata.generation, metadata.metageneration, metadata.md5Hash],
      ]),
    ),
  };
}
