import { readFileSync } from 'node:fs';
import type { Content } from '@theni/content';
import type { SiteRenderer } from '@theni/content/site-renderer';
import type { PublishedLayout } from '@theni/contract';
import { type FileReaders, joinFiles, type ReadPublishedFiles } from './published-files.ts';

/** A published layout still without its files, which `joinFiles` adds. */
export type LayoutForRelease = Omit<PublishedLayout, 'files'>;

/** SHA-256 of gzipped files by their addresses, by which Hosting knows what it has. */
export type FileHashes = Record<string, string>;

interface ReleaseInput {
  /** Absent before the first publication: then one plain page says that the site is coming. */
  content: Content | undefined;
  layouts: LayoutForRelease[];
  /** What the live release has. */
  liveHashes: FileHashes;
}

/** Every file that content and layouts decide. */
interface RenderedRelease {
  newFiles: FileReaders;
  /** The hashes of files that Hosting has already: those files are not read. */
  reusedHashes: FileHashes;
}

/** @param folder where the build has put the renderer and what it needs */
export async function renderRelease(
  folder: URL,
  publishedFiles: ReadPublishedFiles,
  { content, layouts, liveHashes }: ReleaseInput,
): Promise<RenderedRelease> {
  const program = new URL('render-site.js', folder);
  const renderer: SiteRenderer<SiteBuild> = await import(program.href);
  const build = readSiteBuild(folder);
  const copied = await joinFiles(content, layouts, publishedFiles);
  const pages = content
    ? await renderer.renderSite(content, copied.layouts, build, copied.files)
    : renderer.renderComingSoon(build);
  const newFiles: FileReaders = new Map();
  for (const [address, bytes] of pages) newFiles.set(address, async () => bytes);
  for (const [address, read] of copied.readers)
    if (!liveHashes[address]) newFiles.set(address, read);
  return { newFiles, reusedHashes: hashesOf([...copied.readers.keys()], liveHashes) };
}

export function hashesOf(addresses: string[], hashes: FileHashes): FileHashes {
  return Object.fromEntries(
    Object.entries(hashes).filter(([address]) => addresses.includes(address)),
  );
}

/** What `npm run build` has put into a folder beside the functions: web/build/site-build.ts. */
export interface SiteBuild {
  id: string;
  /** Addresses of the files that no word changes. */
  files: string[];
}

export function readSiteBuild(folder: URL): SiteBuild {
  return JSON.parse(readFileSync(new URL('site-build.json', folder), 'utf8'));
}
