import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Content } from '@theni/content';
import type { PublishedFile, PublishedLayout } from '@theni/contract';
import { type HostingApi, HostingError, type HostingVersion } from './hosting-api.ts';
import { type PublishedFiles, type PublishFiles, withFiles } from './published-files.ts';

export { HostingError };

/** By the slug of a layout. */
export type LayoutVersions = Record<string, number>;

/** Its files are copied with the release. */
export type LayoutForRelease = Omit<PublishedLayout, 'Files'>;

export interface ReleasedLayouts {
  versions: LayoutVersions;
  layouts: LayoutForRelease[];
}

export interface Publisher {
  /** Of the code that these functions were built with. */
  buildId: string;
  /** Read from the labels of the live Hosting version; undefined before the first release. */
  live(): Promise<LiveRelease | undefined>;
  /**
   * Renders, uploads what changed, finalizes; nothing is live yet.
   * @param release its id
   * @param progress is called now and then
   * @throws HostingError; 409 where the live release is of another build
   */
  prepare(
    content: Content,
    layouts: ReleasedLayouts,
    release: string,
    progress: Progress,
  ): Promise<PreparedRelease>;
  /** Makes it live as a whole. @throws HostingError; where no response came, `live` tells whether it went through */
  release(prepared: PreparedRelease): Promise<void>;
  /** Deletes what earlier publications have prepared and never released. Only who holds the lease may. */
  cleanUp(): Promise<void>;
}

export interface LiveRelease {
  buildId: string | undefined;
  /** Id of the record that names what it is made of: `release-store.ts`. */
  release: string | undefined;
  version: string;
}

export interface PreparedRelease {
  version: string;
}

type Progress = (step: 'rendering' | 'uploading', done: number, of: number) => Promise<void>;

/** What `npm run build` has put into a folder beside the functions: web/build/site-build.ts. */
interface SiteBuild {
  id: string;
  /** Addresses of the files that no word changes. */
  files: string[];
}

const BUILD_ID = 'build-id';
const RELEASE = 'release';
const UPLOADS_AT_ONCE = 8;
/** The lease waits for them. */
const DELETED_AT_ONCE = 3;

/**
 * @param folder where the build has put the renderer and what it needs
 * @param publishedFiles copies pictures and PDFs of the content
 */
export function hostingPublisher(
  api: HostingApi,
  folder: URL,
  publishedFiles: PublishFiles,
): Publisher {
  let read: SiteBuild | undefined;
  const build = () => {
    read ??= readSiteBuild(folder);
    return read;
  };
  return {
    get buildId() {
      return build().id;
    },

    live: () => liveReleaseOf(api),

    async prepare(content, released, release, progress) {
      const { id, files: unchanged } = build();
      const live = await api.liveVersion();
      if (!live || withLabels(live).buildId !== id)
        throw new HostingError(`The live release is not of the build ${id}.`, 409);
      await progress('rendering', 0, 0);
      const { files, layouts, bodies } = await withFiles(content, released.layouts, publishedFiles);
      // The lease is renewed with each page.
      const renew = (done: number, of: number) => progress('rendering', done, of);
      const pages = await renderSite(content, layouts, folder, files, renew);
      const there = await api.files(live.name);
      const copies = copiesFor(bodies, there);
      const kept = { ...keep(there, unchanged), ...copies.kept };
      const made = new Map<string, Body>([...pages, ...copies.made]);
      const labels = releaseLabels(id, release);
      const version = await prepareVersion(
        api,
        { config: live.config ?? {}, labels, kept, made },
        (done, of) => progress('uploading', done, of),
      );
      return { version };
    },

    release: ({ version }) => api.release(version),

    async cleanUp() {
      const left = await api.unreleased(BUILD_ID);
      for (const version of left.slice(0, DELETED_AT_ONCE)) await api.deleteVersion(version);
    },
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
  progress: (done: number, of: number) => Promise<void> = async () => {},
): Promise<Map<string, Buffer>> {
  const renderer = await import(new URL('render-site.js', folder).href);
  const build = readSiteBuild(folder);
  return content
    ? renderer.renderSite(content, layouts, build, files, progress)
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

interface NewVersion {
  config: object;
  labels: Record<string, string>;
  /** Hashes of files that Hosting has, by address. */
  kept?: Record<string, string>;
  made: Bodies;
}

/** Bytes, or what reads them, once for their hash and once to send them: all at once might be too many. */
export type Body = Buffer | (() => Promise<Buffer>);
type Bodies = Map<string, Body>;

/** Creates a version of these files and sends what Hosting has not yet. @returns its name, finalized */
export async function prepareVersion(
  api: HostingApi,
  { config, labels, kept = {}, made }: NewVersion,
  progress: (done: number, of: number) => Promise<void> | void = () => {},
): Promise<string> {
  const bodies: Gzipped = new Map();
  const hashes = { ...kept };
  for (const [address, file] of made) {
    await progress(0, 0);
    const isRead = Buffer.isBuffer(file);
    const read = async () => gzipped(isRead ? file : await file());
    const body = await read();
    const hash = createHash('sha256').update(body).digest('hex');
    bodies.set(hash, isRead ? async () => body : read);
    hashes[address] = hash;
  }
  const version = await api.createVersion({ config, labels });
  const { uploadUrl, required } = await api.populate(version, hashes);
  await upload(api, uploadUrl, required, bodies, progress);
  await api.finalize(version);
  return version;
}

/** By their hashes. */
type Gzipped = Map<string, () => Promise<Buffer>>;

function gzipped(file: Buffer): Promise<Buffer> {
  return promisify(gzip)(file, { level: 9 });
}

async function upload(
  api: HostingApi,
  uploadUrl: string,
  required: string[],
  bodies: Gzipped,
  progress: (done: number, of: number) => Promise<void> | void,
): Promise<void> {
  await progress(0, required.length);
  for (let from = 0; from < required.length; from += UPLOADS_AT_ONCE) {
    const some = required.slice(from, from + UPLOADS_AT_ONCE);
    await Promise.all(
      some.map(async (hash) => {
        const body = bodies.get(hash);
        if (!body) throw new HostingError(`Hosting has lost ${hash} of the live release.`, 409);
        return api.upload(uploadUrl, hash, await body());
      }),
    );
    await progress(from + some.length, required.length);
  }
}

function keep(live: Record<string, string>, addresses: string[]): Record<string, string> {
  return Object.fromEntries(
    addresses.map((address) => {
      const hash = live[address];
      if (!hash) throw new HostingError(`The live release lacks ${address}.`, 409);
      return [address, hash];
    }),
  );
}

export async function liveReleaseOf(api: HostingApi): Promise<LiveRelease | undefined> {
  const version = await api.liveVersion();
  return version && withLabels(version);
}

function withLabels({ name, labels = {} }: HostingVersion): LiveRelease {
  return { buildId: labels[BUILD_ID], release: labels[RELEASE], version: name };
}
