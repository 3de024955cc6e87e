import { createHash } from 'node:crypto';
import type { Item, PublishedFile, PublishedLayout } from '@theni/contract';
import { SAMPLES_AS_OF, type SampleFile, sampleLayouts } from '../../config/sample-layouts.ts';
import { type DrawingName, drawing } from '../src/pictures/pictures.ts';
import type { SiteFiles } from './render-site.ts';

const PHOTOS = ['plots1', 'plots2', 'plots3', 'plots4'] as const;

/** The sample layouts as a publication hands them over, with the files that it would copy. */
export function publishedSamples() {
  const bodies: SiteFiles = new Map();
  const layouts = sampleLayouts.map(({ files: samples, ...layout }, at): PublishedLayout => {
    const files = Object.entries(samples).map(([id, file]) => [id, publish(file, layout)]);
    // Each layout begins with another photo, which is its cover.
    const names = [...PHOTOS.slice(at), ...PHOTOS.slice(0, at)];
    const photos = names.map((name) => photo(name, layout));
    return { ...layout, asOf: SAMPLES_AS_OF, photos, files: Object.fromEntries(files) };
  });
  return { layouts, bodies };

  /** Browsers take the drawn plan as it is; of an upload a publication has smaller pictures. */
  function publish(
    { kind, text }: SampleFile,
    { fields: { plan } }: Pick<PublishedLayout, 'fields'>,
  ): PublishedFile {
    const body = Buffer.from(text, 'latin1');
    if (kind === 'document') return { kind, url: keep('pdf', body), bytes: body.length };
    const { width = 0, height = 0 } = plan ?? {};
    const variants = [{ Width: width, Url: keep('svg', Buffer.from(text)) }];
    return { kind, width, height, colour: '#f7f0de', placeholder: '', variants };
  }

  function keep(ending: string, body: Buffer): string {
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12);
    const address = `/assets/sample-${hash}.${ending}`;
    bodies.set(address, body);
    return address;
  }
}

/** One of the site's own pictures, as the API would have made it of an upload. */
function photo(
  name: DrawingName,
  { slug, fields }: Pick<PublishedLayout, 'slug' | 'fields'>,
): Item {
  const { width, height, avif = '', src } = drawing(name);
  const sizes = avif.split(', ').map((size) => size.split(' '));
  return {
    _id: `5a000000-0000-4000-8000-00000000010${name.at(-1)}`,
    FileType: 'image/png',
    FileUrl: src,
    Location: fields.place,
    Service: 'Plots and Approvals',
    Layout: slug,
    Width: width,
    Height: height,
    Variants: [{ Width: 768, Url: src }],
    Avif: sizes.map(([Url = '', size = '']) => ({ Width: Number.parseInt(size, 10), Url })),
    Pinned: false,
    CreatedAt: SAMPLES_AS_OF,
  };
}
