import type { PublishedLayout } from '@theni/contract';
import { SAMPLES_AS_OF, type SampleLayout } from '../../../config/sample-layouts.ts';
import { byPage } from '../documents.ts';
import type { SiteBuild } from '../site-build.ts';

export const ORIGIN = 'https://www.theni.example';

/** The parts of a build that documents use. */
export function testBuild(pages: object): SiteBuild {
  return {
    site: { url: ORIGIN, keepMessagesDays: 365 },
    boot: '/assets/boot.js',
    fonts: { headings: '/h.woff2', interface: '/i.woff2', tamil: '/t.woff2' },
    typeStyles: { en: '', ta: '' },
    pages,
  } as unknown as SiteBuild;
}

export const emptyPages = byPage(() => ({
  scripts: [],
  styles: { text: '', inline: [], deferred: [] },
}));

/** Without its files. */
export function publishedOf(sample: SampleLayout): PublishedLayout {
  return { ...sample, asOf: SAMPLES_AS_OF, photos: [], files: {} };
}
