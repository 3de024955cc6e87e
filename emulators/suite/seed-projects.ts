import type { Firestore } from '@google-cloud/firestore';
import { DOCUMENT_TYPE, type PlotFacts } from '@theni/contract';
import sharp from 'sharp';
import {
  type SampleFile,
  type SampleProject,
  sampleProjects,
} from '../../config/sample-projects.ts';
import { ProjectStore } from '../../functions/src/projects/project-store.ts';
import { ProjectVersionStore } from '../../functions/src/projects/project-versions.ts';
import { ADMIN } from './accounts.ts';
import { LocalClient } from './local-client.ts';
import type { SuitePorts } from './ports.ts';

const HELD_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Two layouts that are plainly samples, with plots in every state, which count as published as the sample words do. Their files come
 * as the admin's do: signed in, uploaded under the rules, posted to the API.
 */
export async function seedProjects(ports: SuitePorts, firestore: Firestore): Promise<void> {
  const client = new LocalClient(ports);
  await client.signIn(ADMIN);
  const projects = new ProjectStore(firestore);
  for (const sample of sampleProjects) {
    for (const [id, file] of Object.entries(sample.Files)) await upload(client, id, file);
    await seedProject(projects, sample);
  }
  const versions = new ProjectVersionStore(firestore);
  await versions.setPublished(await versions.ready());
}

async function upload(client: LocalClient, Id: string, file: SampleFile): Promise<void> {
  const { Name, Kind, Text } = file;
  const text = Buffer.from(Text);
  if (Kind === 'picture')
    await client.upload(Id, Name, await sharp(text).png().toBuffer(), 'image/png', 'content');
  else await client.upload(Id, Name, text, DOCUMENT_TYPE, 'documents');
  const answer = await client.ask('POST', '/content/files', { Id, Name });
  if (!answer.ok) throw new Error(`${Name}: ${await answer.text()}`);
}

async function seedProject(
  projects: ProjectStore,
  { Slug, Project, Plots }: SampleProject,
): Promise<void> {
  const now = new Date();
  const HeldUntil = new Date(now.getTime() + HELD_MS).toISOString();
  const made = done(await projects.create(Slug, Project, now));
  const plots = Plots.map(({ State: _, ...facts }): PlotFacts => facts);
  const imported = await projects.changeFacts(Slug, () => ({ plots }), {
    expected: made.PlotsVersion,
    now,
  });
  const versions = new Map(done(imported).Plots.map((plot) => [plot.Number, plot.Version]));
  for (const { Number: number, State } of Plots.filter((plot) => plot.State !== 'available')) {
    const expected = versions.get(number) ?? 0;
    const change = { State, ...(State === 'held' && { HeldUntil }) };
    done(await projects.changePlot(Slug, number, change, { expected, now }));
  }
  done(await projects.save(Slug, Project, { expected: made.Version, now, ready: true }));
}

/** @throws when the store did not do it */
function done<T extends object | string>(
  result: T,
): Exclude<T, string | { conflictWith: number } | { faults: unknown }> {
  if (typeof result !== 'object' || 'conflictWith' in result || 'faults' in result)
    throw new Error(`A sample project is not taken: ${JSON.stringify(result)}`);
  return result as never;
}
