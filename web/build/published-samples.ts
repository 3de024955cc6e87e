import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Item, PublishedFile, PublishedLayout } from '@theni/contract';
import sharp from 'sharp';
import { SAMPLES_AS_OF, type SampleFile, sampleLayouts } from '../../config/sample-layouts.ts';
import sizes from '../src/pictures/sizes.json' with { type: 'json' };
import type { SiteFiles } from './render-site.ts';

const WIDTHS = [640, 1200];
/** The widths that `npm run pictures` makes. */
const AVIF_WIDTHS = [768, 1200];
const WEBP_WIDTH = 768;
const PHOTOS = ['plots1', 'plots2', 'plots3', 'plots4'];

/** The sample layouts as a publication hands them over, with the files that it would copy. */
export async function publishedSamples() {
  const bodies: SiteFiles = new Map();
  const layouts: PublishedLayout[] = [];
  for (const [at, { files: samples, ...layout }] of sampleLayouts.entries()) {
    const files: PublishedLayout['files'] = {};
    for (const [id, file] of Object.entries(samples)) files[id] = await publish(file);
    // Each layout begins with another photo, which is its cover.
    const names = [...PHOTOS.slice(at), ...PHOTOS.slice(0, at)];
    const photos = await Promise.all(names.map((name) => photo(name, layout)));
    layouts.push({ ...layout, asOf: SAMPLES_AS_OF, photos, files });
  }
  return { layouts, bodies };

  async function publish({ kind, text }: SampleFile): Promise<PublishedFile> {
    if (kind === 'document') {
      const body = Buffer.from(text, 'latin1');
      return { kind, url: keep('pdf', body), bytes: body.length };
    }
    const picture = sharp(Buffer.from(text));
    const { width, height } = await picture.metadata();
    const sizes = WIDTHS.map(async (Width) => {
      const bytes = await picture.clone().resize(Width).webp({ quality: 80 }).toBuffer();
      return { Width, Url: keep('webp', bytes) };
    });
    const variants = await Promise.all(sizes);
    return { kind, width, height, colour: '#f7f0de', placeholder: '', variants };
  }

  /** One of the site's own pictures, as the API would have made it of an upload. */
  async function photo(
    name: string,
    { slug, fields }: Pick<PublishedLayout, 'slug' | 'fields'>,
  ): Promise<Item> {
    const { width, height } = sizes[name as keyof typeof sizes];
    const made = (file: string) =>
      readFile(new URL(`../src/pictures/made/${name}-${file}`, import.meta.url));
    const avif = AVIF_WIDTHS.map(async (Width) => ({
      Width,
      Url: keep('avif', await made(`${Width}.avif`)),
    }));
    const FileUrl = keep('webp', await made(`${WEBP_WIDTH}.webp`));
    return {
      _id: `5a000000-0000-4000-8000-00000000010${PHOTOS.indexOf(name)}`,
      FileType: 'image/png',
      FileUrl,
      Location: fields.place,
      Service: 'Plots and Approvals',
      Layout: slug,
      Width: width,
      Height: height,
      Variants: [{ Width: WEBP_WIDTH, Url: FileUrl }],
      Avif: await Promise.all(avif),
      Pinned: false,
      CreatedAt: SAMPLES_AS_OF,
    };
  }

  function keep(ending: string, body: Buffer): string {
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12);
    const address = `/assets/sample-${hash}.${ending}`;
    bodies.set(address, body);
    return address;
  }
}
