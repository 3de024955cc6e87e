import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { ADMIN } from './accounts.ts';
import { LocalClient } from './local-client.ts';
import type { SuitePorts } from './ports.ts';

interface Sample {
  file: string;
  poster?: string;
  Location: string;
  Service: string;
  /** Of the sample projects. */
  Project?: string;
}

const FOLDER = join(import.meta.dirname, '../sample-gallery');
const CONTENT_TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.mp4': 'video/mp4',
};

/**
 * Fills the gallery as the admin would: signed in, uploaded under the rules, posted to the API. Then the sample projects show the
 * photos that belong to them, and are published with them.
 */
export async function seed(ports: SuitePorts): Promise<void> {
  const client = new LocalClient(ports);
  await client.signIn(ADMIN);
  const samples: Sample[] = JSON.parse(await readFile(join(FOLDER, 'sample-gallery.json'), 'utf8'));
  const photos = new Map<string, string[]>();
  for (const { file, poster, Location, Service, Project } of samples) {
    const id = randomUUID();
    const answer = await client.ask('POST', '/file', {
      Location,
      Service,
      FileType: contentTypeOf(file),
      FileUrl: await upload(client, id, file),
      ...(poster && { PosterUrl: await upload(client, id, poster) }),
    });
    if (answer.status !== 201) throw new Error(`${file}: ${await answer.text()}`);
    if (Project === undefined) continue;
    await done(client.ask('PATCH', `/file/${id}`, { Project }));
    photos.set(Project, [...(photos.get(Project) ?? []), id]);
  }
  for (const [slug, ids] of photos) await showPhotos(client, slug, ids);
  const { Version } = await done(client.ask('GET', '/content'));
  const order = { Layouts: [...photos.keys()] };
  await done(client.ask('POST', '/content/publish', order, ifMatch(Version)));
}

const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });

async function showPhotos(client: LocalClient, slug: string, photos: string[]): Promise<void> {
  const path = `/admin/projects/${slug}`;
  const { Project, Version } = await done(client.ask('GET', path));
  const change = { Project: { ...Project, photos } };
  await done(client.ask('PUT', path, change, ifMatch(Version)));
}

/** @throws what the API says against it */
async function done(asked: Promise<Response>) {
  const answer = await asked;
  if (!answer.ok) throw new Error(`${answer.url}: ${await answer.text()}`);
  return answer.json();
}

async function upload(client: LocalClient, id: string, file: string): Promise<string> {
  return client.upload(id, file, await readFile(join(FOLDER, file)), contentTypeOf(file));
}

function contentTypeOf(file: string): string {
  const type = CONTENT_TYPES[extname(file)];
  if (!type) throw new Error(`No sample can be of this type: ${file}`);
  return type;
}
