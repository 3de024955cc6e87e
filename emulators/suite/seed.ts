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
const SAMPLES: Sample[] = [
  { file: 'house-with-balcony.jpg', Location: 'Theni', Service: 'Consturction ' },
  {
    file: 'layout-gate.jpg',
    Location: 'Periyakulam',
    Service: 'Plots and Approvals',
    Layout: 'sample-garden',
  },
  { file: 'road-rollers.jpg', Location: 'Gudalur', Service: 'Road Work', Layout: 'sample-hills' },
  { file: 'floor-plan.png', Location: 'Theni', Service: '2d,3d plans' },
  {
    file: 'plots-and-road.mp4',
    poster: 'plots-and-road.jpg',
    Location: 'Theni',
    Service: 'Road Work',
  },
  { file: 'foundation.jpg', Location: 'Chinnamanur', Service: 'Consturction ' },
  {
    file: 'compound-wall.jpg',
    Location: 'Andipatti',
    Service: 'Plots and Approvals',
    Layout: 'sample-garden',
  },
  { file: 'home-cut-open.png', Location: 'Periyakulam', Service: '2d,3d plans' },
  { file: 'four-floors.jpg', Location: 'Bodinayakanur', Service: 'Consturction ' },
  { file: 'tar-road.jpg', Location: 'Cumbum', Service: 'Road Work', Layout: 'sample-garden' },
  {
    file: 'plots-by-the-windmills.png',
    Location: 'Andipatti',
    Service: 'Plots and Approvals',
    Layout: 'sample-hills',
  },
  { file: 'tiled-house.jpg', Location: 'Uthamapalayam', Service: 'Consturction ' },
];
const CONTENT_TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.mp4': 'video/mp4',
};

/** Fills the gallery as the admin does: signed in, uploaded under the rules, posted to the API. */
export async function seed(ports: SuitePorts): Promise<void> {
  const client = new LocalClient(ports);
  await client.signIn(ADMIN);
  for (const { file, poster, Location, Service, Layout } of SAMPLES) {
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
