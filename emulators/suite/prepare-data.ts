import { Firestore } from '@google-cloud/firestore';
import { changesOf } from '@theni/content/changes';
import { content as initial } from '../../config/content.ts';
import { HostingApi } from '../../functions/src/publishing/hosting-api.ts';
import { publishedFilesOf } from '../../functions/src/publishing/published-files.ts';
import { releaseSite, underLease } from '../../functions/src/publishing/release-site.ts';
import type { ObjectPath } from '../../functions/src/storage/object-store.ts';
import { type Stores, storesOf } from '../../functions/src/stores.ts';
import { createAccounts } from './google-accounts.ts';
import type { SuitePorts } from './ports.ts';
import { BUCKET, PROJECT_ID } from './project-id.ts';
import { seedLayouts } from './seed-layouts.ts';

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
  await underLease(stores.releases, (holder, guard) =>
    releaseSite(api, stores, publishedFiles, holder, { guard }),
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
