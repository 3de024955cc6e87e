import type { Firestore } from '@google-cloud/firestore';
import { DOCUMENT_TYPE, type PlotFacts } from '@theni/contract';
import sharp from 'sharp';
import { type SampleFile, type SampleLayout, sampleLayouts } from '../../config/sample-layouts.ts';
import { LayoutStore } from '../../functions/src/documents/layout-store.ts';
import { PlotStore } from '../../functions/src/plots/plot-store.ts';
import { LayoutVersionStore } from '../../functions/src/publishing/layout-versions.ts';
import type { LayoutVersions } from '../../functions/src/publishing/release-store.ts';
import { ADMIN } from './accounts.ts';
import { LocalClient } from './local-client.ts';
import type { SuitePorts } from './ports.ts';

const HELD_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Two layouts that are plainly samples, with plots in every state, which count as published as the
 * sample words do. Their files come as the admin's do: signed in, uploaded under the rules, posted
 * to the API.
 */
export async function seedLayouts(ports: SuitePorts, firestore: Firestore): Promise<void> {
  const client = new LocalClient(ports);
  await client.signIn(ADMIN);
  const versions: LayoutVersions = {};
  for (const sample of sampleLayouts) {
    for (const [id, file] of Object.entries(sample.Files)) await upload(client, id, file);
    versions[sample.Slug] = await seedLayout(firestore, sample);
  }
  await new LayoutVersionStore(firestore).setPublished(versions);
}

async function upload(client: LocalClient, Id: string, file: SampleFile): Promise<void> {
  const { Name, Kind, Text } = file;
  const text = Buffer.from(Text);
  if (Kind === 'picture')
    await client.upload(Id, Name, await sharp(text).png().toBuffer(), 'image/png', 'content');
  else await client.upload(Id, Name, text, DOCUMENT_TYPE, 'documents');
  const response = await client.request('POST', '/content/files', { Id, Name });
  if (!response.ok) throw new Error(`${Name}: ${await response.text()}`);
}

/** @returns its version */
async function seedLayout(
  firestore: Firestore,
  { Slug, Layout: texts, Plots: plots }: SampleLayout,
): Promise<number> {
  const now = new Date();
  const HeldUntil = new Date(now.getTime() + HELD_MS).toISOString();
  const Layout = { ...texts, Plots: plots.map(({ State: _, ...facts }): PlotFacts => facts) };
  const { Version } = await new LayoutStore(firestore).create(Slug, Layout, now);
  for (const { Number: number, State } of plots.filter((plot) => plot.State !== 'available')) {
    const change = { State, ...(State === 'held' && { HeldUntil }) };
    const seen = { expected: Version, now };
    const changed = await new PlotStore(firestore).change(Slug, number, change, seen);
    if (typeof changed === 'string' || 'conflictWith' in changed)
      throw new Error(`Plot ${number} of ${Slug} is not ${State}.`);
  }
  await new LayoutVersionStore(firestore).keep({ Slug, Version, Layout });
  return Version;
}
