import { randomUUID } from 'node:crypto';
import { Firestore } from '@google-cloud/firestore';
import { changesOf } from '@theni/content/changes';
import { DOCUMENT_TYPE } from '@theni/contract';
import sharp from 'sharp';
import { content as initial } from '../../config/content.ts';
import { type SampleFile, type SampleLayout, sampleLayouts } from '../../config/sample-layouts.ts';
import { releaseSite, underLease } from '../../functions/release-site.ts';
import { HostingApi } from '../../functions/src/publishing/hosting-api.ts';
import type { VersionBySlug } from '../../functions/src/publishing/layout-versions.ts';
import { publishedFilesOf } from '../../functions/src/publishing/published-files.ts';
import type { ObjectPath } from '../../functions/src/storage/object-store.ts';
import { type Stores, storesOf } from '../../functions/src/stores.ts';
import { ADMIN, createAccounts } from './google-accounts.ts';
import { LocalClient } from './local-client.ts';
import type { SuitePorts } from './ports.ts';
import { BUCKET, PROJECT_ID } from './ports.ts';

const HELD_MS = 7 * 24 * 60 * 60 * 1000;

/** @param healthy resolves when the API answers, which only the sample layouts need */
export async function prepareData(
  ports: SuitePorts,
  { withSampleLayouts, healthy }: { withSampleLayouts: boolean; healthy: Promise<void> },
): Promise<void> {
  await createAccounts(ports);
  const firestore = connectTo(ports);
  const stores = storesOf(firestore, { initial: changesOf(initial), initialIsPublished: true });
  if (withSampleLayouts) {
    await healthy;
    await seedLayouts(ports, stores);
  }
  await releaseLocally(ports, stores);
  await firestore.terminate();
}

/** Releases the pages as `npm run deploy` does. */
async function releaseLocally(ports: SuitePorts, stores: Stores): Promise<void> {
  const { hostingApi } = ports;
  const origin = `http://127.0.0.1:${hostingApi}`;
  const api = new HostingApi({ site: PROJECT_ID, accessToken: async () => 'owner', origin });
  const publishedFiles = publishedFilesOf(stores.contentFiles, {
    readAll: (object) => readObject(ports, object),
  });
  await underLease(stores.liveState, (holder, renewLease) =>
    releaseSite(api, stores, publishedFiles, holder, { renewLease }),
  );
}

function connectTo({ firestore: port }: SuitePorts): Firestore {
  // Google's libraries would look for a cloud machine around them.
  process.env.METADATA_SERVER_DETECTION = 'none';
  return new Firestore({
    projectId: PROJECT_ID,
    host: `127.0.0.1:${port}`,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  });
}

async function readObject({ storage }: SuitePorts, { path }: ObjectPath): Promise<Buffer> {
  const bucket = `http://127.0.0.1:${storage}/v0/b/${BUCKET}`;
  const response = await fetch(`${bucket}/o/${encodeURIComponent(path)}?alt=media`, {
    headers: { Authorization: 'Bearer owner' },
  });
  if (!response.ok) throw new Error(`${path} is not in the storage: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/**
 * Stores the sample layouts as published ones. Their files come as the admin's do: signed in,
 * uploaded under the rules, posted to the API.
 */
async function seedLayouts(ports: SuitePorts, stores: Stores): Promise<void> {
  const client = new LocalClient(ports);
  await client.signIn(ADMIN);
  const versions: VersionBySlug = {};
  for (const sample of sampleLayouts) {
    for (const [id, file] of Object.entries(sample.files)) await upload(client, id, file);
    versions[sample.slug] = await seedLayout(stores, sample);
  }
  await stores.layoutVersions.setPublished(versions);
}

async function upload(client: LocalClient, id: string, file: SampleFile): Promise<void> {
  const { name, kind } = file;
  const text = Buffer.from(file.text);
  if (kind === 'picture')
    await client.upload(id, name, await sharp(text).png().toBuffer(), 'image/png', 'content');
  else await client.upload(id, name, text, DOCUMENT_TYPE, 'documents');
  const response = await client.request('POST', '/content/files', { id, name });
  if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
}

/** @returns the layout's version */
async function seedLayout(
  { layouts, plots: statuses, layoutVersions }: Stores,
  { slug, fields, plots }: SampleLayout,
): Promise<string> {
  const now = new Date();
  const heldUntil = new Date(now.getTime() + HELD_MS).toISOString();
  const withIds = plots.map((plot) => ({ ...plot, id: randomUUID() }));
  const layout = { ...fields, plots: withIds.map(({ state: _, ...plot }) => plot) };
  const { id: layoutId, version } = await layouts.create(slug, layout, now);
  for (const { id, state } of withIds.filter((plot) => plot.state !== 'available')) {
    const change = { state, ...(state === 'held' && { heldUntil }) };
    const seen = { expectedRevision: layoutId, now };
    await statuses.change(slug, id, change, seen);
  }
  await layoutVersions.storeVersion({ slug, layoutId, version, layout });
  return version;
}
