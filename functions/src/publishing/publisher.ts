import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Content } from '@theni/content';
import type { PublishedLayout } from '@theni/contract';
import { HttpProblem } from '../http/problem.ts';
import type { HostingApi } from './hosting-api.ts';
import { type PublishFiles, withFiles } from './published-files.ts';

/** By the slug of a layout. */
export type LayoutVersions = Record<string, number>;

/** Its files are copied with the release. */
export type LayoutForRelease = Omit<PublishedLayout, 'files'>;

export type Publisher = ReturnType<typeof hostingPublisher>;

/** What `npm run build` has put into a folder beside the functions: web/build/site-build.ts. */
interface SiteBuild {
  id: string;
  /** Addresses of the files that no word changes. */
  files: string[];
}

const BUILD_ID = 'build-id';
const RELEASE = 'release';
const UPLOADS_AT_ONCE = 8;

/** @param folder where the build has put the renderer and what it needs */
export function hostingPublisher(api: HostingApi, folder: URL, publishedFiles: PublishFiles) {
  return {
    live: () => liveRelease(api),

    /**
     * Renders, uploads what changed, finalizes; nothing is live yet.
     * @param release its id
     * @returns the name of the Hosting version
     * @throws {HttpProblem} 409 where the live release is of another build
     */
    async prepare(content: Content, layouts: LayoutForRelease[], release: string): Promise<string> {
      const { id, files } = readSiteBuild(folder);
      const live = await api.liveVersion();
      const there = live?.labels?.[BUILD_ID] === id ? await api.files(live.name) : {};
      const lost = files.find((address) => !there[address]);
      if (!live || lost !== undefined)
        throw new HttpProblem(
          409,
          'The live pages are of another build. Deploy the site once more.',
        );
      const { made, kept } = await renderRelease(folder, publishedFiles, {
        content,
        layouts,
        there,
      });
      return prepareVersion(api, {
        config: live.config ?? {},
        labels: releaseLabels(id, release),
        kept: { ...pick(there, files), ...kept },
        made,
      });
    },

    /** Makes a version live as a whole. Where it throws, `live` tells whether it went through. */
    release: (version: string) => api.release(version),
  };
}

export function readSiteBuild(folder: URL): SiteBuild {
  return JSON.parse(readFileSync(new URL('site-build.json', folder), 'utf8'));
}

/** Id of the release that Hosting serves, by which `release-store.ts` knows what it is made of. */
export async function liveRelease(api: HostingApi): Promise<string | undefined> {
  return (await api.liveVersion())?.labels?.[RELEASE];
}

interface ReleaseWords {
  /** Absent before the first publication: then one plain page says that the site is coming. */
  content: Content | undefined;
  layouts: LayoutForRelease[];
  /** Hashes of what the live release has, by address. */
  there: Record<string, string>;
}

/** Every file that the words decide. Files that Hosting has already are not read. */
export async function renderRelease(
  folder: URL,
  publishedFiles: PublishFiles,
  { content, layouts, there }: ReleaseWords,
): Promise<Pick<NewVersion, 'made'> & { kept: Record<string, string> }> {
  const renderer = await import(new URL('render-site.js', folder).href);
  const build = readSiteBuild(folder);
  const copied = await withFiles(content, layouts, publishedFiles);
  const pages: Map<string, Buffer> = content
    ? await renderer.renderSite(content, copied.layouts, build, copied.files)
    : await renderer.renderComingSoon(build);
  const made: NewVersion['made'] = new Map();
  for (const [address, bytes] of pages) made.set(address, async () => bytes);
  for (const [address, read] of copied.bodies) if (!there[address]) made.set(address, read);
  return { made, kept: pick(there, [...copied.bodies.keys()]) };
}

function pick(there: Record<string, string>, addresses: string[]): Record<string, string> {
  const isPicked = ([address]: [string, string]) => addresses.includes(address);
  return Object.fromEntries(Object.entries(there).filter(isPicked));
}

/** By them a Hosting version tells which build and which release it is of. */
export function releaseLabels(buildId: string, release?: string): Record<string, string> {
  return { [BUILD_ID]: buildId, ...(release !== undefined && { [RELEASE]: release }) };
}

interface NewVersion {
  config: object;
  labels: Record<string, string>;
  /** Hashes of files that Hosting has, by address. */
  kept?: Record<string, string>;
  /** What reads each, once for its hash and once to send it: all at once might be too many. */
  made: Map<string, () => Promise<Buffer>>;
}

/** @returns the name of the finalized version */
export async function prepareVersion(
  api: HostingApi,
  { config, labels, kept = {}, made }: NewVersion,
): Promise<string> {
  const bodies = new Map<string, () => Promise<Buffer>>();
  const hashes = { ...kept };
  for (const [address, read] of made) {
    const zipped = async () => promisify(gzip)(await read(), { level: 9 });
    const hash = createHash('sha256')
      .update(await zipped())
      .digest('hex');
    bodies.set(hash, zipped);
    hashes[address] = hash;
  }
  const version = await api.createVersion({ config, labels });
  const { uploadUrl, required } = await api.populate(version, hashes);
  for (let from = 0; from < required.length; from += UPLOADS_AT_ONCE)
    await Promise.all(
      required.slice(from, from + UPLOADS_AT_ONCE).map(async (hash) => {
        const body = await bodies.get(hash)?.();
        if (!body) throw new HttpProblem(409, 'Google has lost a file. Deploy the site once more.');
        return api.upload(uploadUrl, hash, body);
      }),
    );
  await api.finalize(version);
  return version;
}
