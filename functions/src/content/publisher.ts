import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Content } from '@theni/content';
import { type HostingApi, HostingError, type HostingVersion } from './hosting-api.ts';

export { HostingError };

export interface Publisher {
  /** Of the code that these functions were built with. */
  buildId: string;
  /** Read from the labels of the live Hosting version; undefined before the first release. */
  live(): Promise<LiveRelease | undefined>;
  /**
   * Renders, uploads what changed, finalizes; nothing is live yet.
   * @param progress is called now and then
   * @throws HostingError; 409 where the live release is of another build
   */
  prepare(content: Content, contentVersion: number, progress: Progress): Promise<PreparedRelease>;
  /** Makes it live as a whole. @throws HostingError; where no answer came, `live` tells whether it went through */
  release(prepared: PreparedRelease): Promise<void>;
}

export interface LiveRelease {
  buildId: string | undefined;
  contentVersion: number | undefined;
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
const CONTENT_VERSION = 'content-version';
const UPLOADS_AT_ONCE = 8;

/** @param folder where the build has put the renderer and what it needs */
export function hostingPublisher(api: HostingApi, folder: URL): Publisher {
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

    async prepare(content, contentVersion, progress) {
      const { id, files } = build();
      const live = await api.liveVersion();
      if (!live || withLabels(live).buildId !== id)
        throw new HostingError(`The live release is not of the build ${id}.`, 409);
      await progress('rendering', 0, 1);
      const made = await renderSite(content, folder);
      await progress('rendering', 1, 1);
      const kept = keep(await api.files(live.name), files);
      const labels = releaseLabels(id, contentVersion);
      const version = await prepareVersion(
        api,
        { config: live.config ?? {}, labels, kept, made },
        (done, of) => progress('uploading', done, of),
      );
      return { version };
    },

    release: ({ version }) => api.release(version),
  };
}

export function readSiteBuild(folder: URL): SiteBuild {
  return JSON.parse(readFileSync(new URL('site-build.json', folder), 'utf8'));
}

/** Every file that the words decide, by its address. Without words, what stands there before the first publication. */
export async function renderSite(
  content: Content | undefined,
  folder: URL,
): Promise<Map<string, Buffer>> {
  const renderer = await import(new URL('render-site.js', folder).href);
  const build = readSiteBuild(folder);
  return content ? renderer.renderSite(content, build) : renderer.renderComingSoon(build);
}

/** By them a release says what it is made of. */
export function releaseLabels(buildId: string, contentVersion?: number): Record<string, string> {
  return {
    [BUILD_ID]: buildId,
    ...(contentVersion !== undefined && { [CONTENT_VERSION]: String(contentVersion) }),
  };
}

interface NewVersion {
  config: object;
  labels: Record<string, string>;
  /** Hashes of files that Hosting has, by address. */
  kept?: Record<string, string>;
  made: Map<string, Buffer>;
}

/** Creates a version of these files and sends what Hosting has not yet. @returns its name, finalized */
export async function prepareVersion(
  api: HostingApi,
  { config, labels, kept = {}, made }: NewVersion,
  progress: (done: number, of: number) => Promise<void> | void = () => {},
): Promise<string> {
  const bodies = new Map<string, Buffer>();
  const hashes = { ...kept };
  for (const [address, file] of made) {
    const gzipped = await promisify(gzip)(file, { level: 9 });
    const hash = createHash('sha256').update(gzipped).digest('hex');
    bodies.set(hash, gzipped);
    hashes[address] = hash;
  }
  const version = await api.createVersion({ config, labels });
  const { uploadUrl, required } = await api.populate(version, hashes);
  await upload(api, uploadUrl, required, bodies, progress);
  await api.finalize(version);
  return version;
}

async function upload(
  api: HostingApi,
  uploadUrl: string,
  required: string[],
  bodies: Map<string, Buffer>,
  progress: (done: number, of: number) => Promise<void> | void,
): Promise<void> {
  await progress(0, required.length);
  for (let from = 0; from < required.length; from += UPLOADS_AT_ONCE) {
    const some = required.slice(from, from + UPLOADS_AT_ONCE);
    await Promise.all(
      some.map((hash) => {
        const body = bodies.get(hash);
        if (!body) throw new HostingError(`Hosting has lost ${hash} of the live release.`, 409);
        return api.upload(uploadUrl, hash, body);
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
  const contentVersion = labels[CONTENT_VERSION];
  return {
    buildId: labels[BUILD_ID],
    contentVersion: contentVersion === undefined ? undefined : Number(contentVersion),
    version: name,
  };
}
