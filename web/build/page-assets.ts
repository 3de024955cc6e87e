import type { Manifest, ManifestChunk } from 'vite';
import type { AnyPage } from '../src/page-addresses.ts';

/** boot.ts imports it when it is needed. */
const APPLICATION = 'src/entry-client.tsx';
/** A screen of the admin area may have a page's name. */
const ADMIN = 'src/admin/';

/** File names in the client's bundle of all that a page loads without a tap. */
interface PageAssets {
  /** Scripts of the application and of the page: the first one is what boot.ts imports. */
  scripts: string[];
  /**
   * Style sheets in the order of the cascade: those of the whole site, which the application
   * imports before all else, then those of each module after those of what it imports.
   */
  styles: string[];
  /** Those of `styles` that only what stands below the first screen needs. */
  deferredStyles: string[];
}

/**
 * Finds what a page needs in Vite's manifest.
 * @throws when the page has no script of its own, or a layout's page lacks a chunk whose styles are
 * deferred
 */
export function pageAssets(manifest: Manifest, page: AnyPage): PageAssets {
  const chunks = [APPLICATION, sourceOf(manifest, page)].reduce(
    (found, source) => withImports(manifest, source, found),
    new Set<ManifestChunk>(),
  );
  const inCascade = [...new Set([chunkOf(manifest, APPLICATION), ...chunks])];
  return {
    scripts: inCascade.map(({ file }) => file),
    styles: stylesOf(inCascade),
    deferredStyles: page === 'layout' ? stylesOf(deferredChunks(inCascade)) : [],
  };
}

function stylesOf(chunks: ManifestChunk[]): string[] {
  return [...new Set(chunks.flatMap(({ css = [] }) => css))];
}

function deferredChunks(inCascade: ManifestChunk[]): ManifestChunk[] {
  const found = inCascade.filter(({ name = '' }) => DEFERRED_CHUNKS.includes(name));
  const names = found.map(({ name }) => name);
  const lacking = DEFERRED_CHUNKS.filter((name) => !names.includes(name));
  if (lacking.length > 0) throw new Error(`The layout's page has no chunk ${lacking.join(', ')}.`);
  return found;
}

function withImports(
  manifest: Manifest,
  source: string,
  found: Set<ManifestChunk>,
): Set<ManifestChunk> {
  const chunk = chunkOf(manifest, source);
  if (found.has(chunk)) return found;
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found);
  return found.add(chunk);
}

/** @throws when the build has no chunk of this source */
export function chunkOf(manifest: Manifest, source: string): ManifestChunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no script of ${source}.`);
  return chunk;
}

/**
 * A page `roadWork` stands in a file `road-work-page.tsx`; the admin's pages are one module, and so
 * is what becomes of a message.
 */
function sourceOf(manifest: Manifest, page: AnyPage): string {
  if (page === 'admin') return 'src/admin/index.tsx';
  if (page === 'messageSent' || page === 'messageFailed') return sourceOf(manifest, 'contact');
  const file = `/${page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;
  const source = Object.keys(manifest).find(
    (name) => !name.startsWith(ADMIN) && name.endsWith(file),
  );
  if (!source) throw new Error(`No script is made from a file …${file}.`);
  return source;
}

/**
 * Styles of what a layout's page shows below its first screen, or after a tap. Its document links
 * their sheets there instead of carrying them: with all styles inline it would not fit the first
 * round trip.
 *
 * vite.config.ts puts the sheets of each list into a chunk of their own, and page-assets.ts finds
 * those chunks in the manifest. site-build.ts notes their addresses, and render-site.ts hands them
 * to the page, whose `DeferredStyles` links them. When the page comes to life, entry-client.tsx
 * reads the links of the served page, so that React finds the same.
 */
export const deferredStyles = {
  'layout-defer': [
    'layouts/page/facts',
    'layouts/page/layout-page',
    'layouts/plan/plan',
    'layouts/page/plot-table',
    'layouts/page/plots',
  ],
  'form-defer': ['contact-form/contact-form'],
  'shared-defer': [
    'gallery/gallery-item',
    'layouts/layout-line',
    'navigation/footer',
    'navigation/opened-menus',
    'ui/banner',
    'ui/field',
    'ui/section',
  ],
};

/** For Vite's `codeSplitting`. */
export const deferredStyleGroups = Object.entries(deferredStyles).map(([name, sheets]) => ({
  name,
  test: new RegExp(`/web/src/(${sheets.join('|')})\\.module\\.css`),
  priority: 2,
}));

const DEFERRED_CHUNKS = Object.keys(deferredStyles);
