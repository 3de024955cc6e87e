import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { ADMIN } from './google-accounts.ts';
import { LocalClient } from './local-client.ts';
import type { SuitePorts } from './ports.ts';

interface Sample {
  file: string;
  poster?: string;
  Location: string;
  Service: string;
  /** The slug of a sample layout. */
  Layout?: string;
}

const FOLDER = join(import.meta.dirname, '../sample-gallery');
const CONTENT_TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.mp4': 'video/mp4',
};

/** Fills the gallery as the admin does: signed in, uploaded under the rules, posted to the API. */
export async function seed(ports: SuitePorts): Promise<void> {
  const client = new LocalClient(ports);
  await client.signIn(ADMIN);
  const samples: Sample[] = JSON.parse(await readFile(join(FOLDER, 'sample-gallery.json'), 'utf8'));
  for (const { file, poster, Location, Service, Layout } of samples) {
    const id = randomUUID();
    const response = await client.request('POST', '/file', {
      Location,
      Service,
      FileType: contentTypeOf(file),
      FileUrl: await upload(client, id, file),
      ...(Layout !== undefined && { Layout }),
      ...(poster && { PosterUrl: await upload(client, id, poster) }),
    });
    if (response.status !== 201) throw new Error(`${file}: ${await response.text()}`);
  }
  // The pages of the sample layouts show their photos after a publication.
  const published = await client.request('POST', '/content/publish');
  if (!published.ok) throw new Error(`${published.url}: ${await published.text()}`);
}

async function upload(client: LocalClient, id: string, file: string): Promise<string> {
  return client.upload(id, file, await readFile(join(FOLDER, file)), contentTypeOf(file));
}

function contentTypeOf(file: string): string {
  const type = CONTENT_TYPES[extname(file)];
  if (!type) throw new Error(`No sample can be of this type: ${file}`);
  return type;
}
