import { randomUUID } from 'node:crypto';
import { DOCUMENT_TYPE } from '@theni/contract';
import sharp from 'sharp';
import { type SampleFile, type SampleLayout, sampleLayouts } from '../../config/sample-layouts.ts';
import type { VersionBySlug } from '../../functions/src/publishing/layout-versions.ts';
import type { Stores } from '../../functions/src/stores.ts';
import { ADMIN } from './google-accounts.ts';
import { LocalClient } from './local-client.ts';
import type { SuitePorts } from './ports.ts';

const HELD_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Stores the sample layouts as published ones. Their files come as the admin's do: signed in,
 * uploaded under the rules, posted to the API.
 */
export async function seedLayouts(ports: SuitePorts, stores: Stores): Promise<void> {
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
