import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Content } from '@theni/content';
import type { PublishedFile, PublishedLayout } from '@theni/contract';
import { type HostingApi, HostingError } from './hosting-api.ts';
import { type PublishedFiles, type PublishFiles, withFiles } from './published-files.ts';

export { HostingError };

/** By the slug of a layout. */
export type LayoutVersions = Record<string, number>;

/** Its files are copied with the release. */
export type LayoutForRelease = Omit<PublishedLayout, 'Files'>;

export interface Publisher {
  /** Of the code that these functions were built with. */
  buildId: string;
  /** Read from the labels of the live Hosting version; undefined before the first release. */
  live(): Promise<LiveRelease | undefined>;
  /**
   * Renders, uploads what changed, finalizes; nothing is live yet.
   * @param release its id
   * @returns the name of the Hosting version
   * @throws HostingError; 409 where the live release is of another build
   */
  prepare(content: Content, layouts: LayoutForRelease[], release: string): Promise<string>;
  /** Makes a version live as a whole. @throws HostingError; where no response came, `live` tells whether it went through */
  release(version: string): Promise<void>;
}

export interface LiveRelease {
  buildId: string | undefined;
  /** Id of the record that names what it is made of: `release-store.ts`. */
  release: string | undefined;
}

/** What `npm run build` has put into a folder beside the functions: web/build/site-build.ts. */
interface SiteBuild {
  id: string;
  /** Addresses of the files that no word changes. */
  files: string[];
}

const BUILD_ID = 'build-id';
const RELEASE = 'release';
const UPLOADS_AT_ONCE = 8;

/**
 * @param folder where the build has put the renderer and what it needs
 * @param publishedFiles copies pictures and PDFs of the content
 */
export function hostingPublisher(
  api: HostingApi,
  folder: URL,
  publishedFiles: PublishFiles,
): Publisher {
  const build = readSiteBuild(folder);
  return {
    buildId: build.id,

    live: () => liveReleaseOf(api),

    async prepare(content, layouts, release) {
      const live = await api.liveVersion();
      if (live?.labels?.[BUILD_ID] !== build.id)
        throw new HostingError(`The live release is not of the build ${build.id}.`, 409);
      const copied = await withFiles(content, layouts, publishedFiles);
      const pages = await renderSite(content, copied.layouts, folder, copied.files);
      const there = await api.files(live.name);
      const copies = copiesFor(copied.bodies, there);
      return prepareVersion(api, {
        config: live.config ?? {},
        labels: releaseLabels(build.id, release),
        kept: { ...hashesOf(build.files, there), ...copies.kept },
        made: new Map<string, Body>([...pages, ...copies.made]),
      });
    },

    release: (version) => api.release(version),
  };
}

export function readSiteBuild(folder: URL): SiteBuild {
  return JSON.parse(readFileSync(new URL('site-build.json', folder), 'utf8'));
}

/** Every file that the words decide, by its address. Without words, what stands there before the first publication. */
export async function renderSite(
  content: Content | undefined,
  layouts: PublishedLayout[],
  folder: URL,
  files: Record<string, PublishedFile> = {},
): Promise<Map<string, Buffer>> {
  const renderer = await import(new URL('render-site.js', folder).href);
  const build = readSiteBuild(folder);
  return content
    ? renderer.renderSite(content, layouts, build, files)
    : renderer.renderComingSoon(build);
}

/** An address of a copy tells its bytes: those that the live release has are not read again. */
export function copiesFor(
  bodies: PublishedFiles['bodies'],
  live: Record<string, string>,
): { kept: Record<string, string>; made: PublishedFiles['bodies'] } {
  const all = [...bodies];
  return {
    kept: Object.fromEntries(
      all.flatMap(([address]) => (live[address] ? [[address, live[address]]] : [])),
    ),
    made: new Map(all.filter(([address]) => !live[address])),
  };
}

/** By them a Hosting version tells which build and which release it is of. */
export function releaseLabels(buildId: string, release?: string): Record<string, string> {
  return { [BUILD_ID]: buildId, ...(release !== undefined && { [RELEASE]: release }) };
}

export async function liveReleaseOf(api: HostingApi): Promise<LiveRelease | undefined> {
  const version = await api.liveVersion();
  return version && { buildId: version.labels?.[BUILD_ID], release: version.labels?.[RELEASE] };
}

interface NewVersion {
  config: object;
  labels: Record<string, string>;
  /** Hashes of files that Hosting has, by address. */
  kept?: Record<string, string>;
  made: Map<string, Body>;
}

/** Bytes, or what reads them, once for their hash and once to send them: all at once might be too many. */
export type Body = Buffer | (() => Promise<Buffer>);

/** Creates a version of these files and sends what Hosting has not yet. @returns its name, finalized */
export async function prepareVersion(
  api: HostingApi,
  { config, labels, kept = {}, made }: NewVersion,
): Promise<string> {
  const bodies = new Map<string, () => Promise<Buffer>>();
  const hashes = { ...kept };
  for (const [address, file] of made) {
    const isRead = Buffer.isBuffer(file);
    const read = async () => promisify(gzip)(isRead ? file : await file(), { level: 9 });
    const body = await read();
    const hash = createHash('sha256').update(body).digest('hex');
    bodies.set(hash, isRead ? async () => body : read);
    hashes[address] = hash;
  }
  const version = await api.createVersion({ config, labels });
  const { uploadUrl, required } = await api.populate(version, hashes);
  for (let from = 0; from < required.length; from += UPLOADS_AT_ONCE)
    await Promise.all(
      required.slice(from, from + UPLOADS_AT_ONCE).map(async (hash) => {
        const body = bodies.get(hash);
        if (!body) throw new HostingError(`Hosting has lost ${hash} of the live release.`, 409);
        return api.upload(uploadUrl, hash, await body());
      }),
    );
  await api.finalize(version);
  return version;
}

function hashesOf(addresses: string[], live: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    addresses.map((address) => {
      const hash = live[address];
      if (!hash) throw new HostingError(`The live release lacks ${address}.`, 409);
      return [address, hash];
    }),
  );
}
