import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Content } from '@theni/content';
import { HttpProblem } from '../http/problem.ts';
import type { HostingApi } from './hosting-api.ts';
import type { FileReaders, ReadPublishedFiles } from './published-files.ts';
import {
  type FileHashes,
  hashesOf,
  type LayoutForRelease,
  readSiteBuild,
  renderRelease,
} from './render-release.ts';

const BUILD_ID = 'build-id';
const RELEASE_ID = 'release';
const UPLOADS_AT_ONCE = 8;

export type SiteHosting = ReturnType<typeof siteHosting>;

/** @param folder where the build has put the renderer and what it needs */
export function siteHosting(api: HostingApi, folder: URL, publishedFiles: ReadPublishedFiles) {
  return {
    liveReleaseId: () => liveReleaseId(api),

    /**
     * Renders, uploads what changed, finalizes; nothing is live yet.
     * @returns the name of the Hosting version
     * @throws {HttpProblem} 409 where the live release is of another build
     */
    async prepare(
      content: Content,
      layouts: LayoutForRelease[],
      releaseId: string,
    ): Promise<string> {
      const { id, files } = readSiteBuild(folder);
      const live = await api.liveVersion();
      const liveHashes = live && buildOf(live) === id ? await api.files(live.name) : {};
      if (!live || files.some((address) => !liveHashes[address]))
        throw new HttpProblem(
          409,
          'The website was updated only in part. Please ask your engineer to deploy it again.',
        );
      const input = { content, layouts, liveHashes };
      const { newFiles, reusedHashes } = await renderRelease(folder, publishedFiles, input);
      return prepareHostingVersion(api, {
        config: live.config ?? {},
        labels: releaseLabels(id, releaseId),
        newFiles,
        reusedHashes: { ...hashesOf(files, liveHashes), ...reusedHashes },
      });
    },

    /**
     * Makes a version live as a whole. Where it throws, `liveReleaseId` tells whether it went
     * through.
     */
    release: (version: string) => api.release(version),
  };
}

/** The labels that say of a Hosting version which build and which release it shows. */
export function releaseLabels(buildId: string, releaseId?: string): Record<string, string> {
  return { [BUILD_ID]: buildId, ...(releaseId !== undefined && { [RELEASE_ID]: releaseId }) };
}

function buildOf({ labels }: { labels?: Record<string, string> }): string | undefined {
  return labels?.[BUILD_ID];
}

/** The release that Hosting serves: `release-store.ts` knows what it is made of. */
export async function liveReleaseId(api: HostingApi): Promise<string | undefined> {
  return (await api.liveVersion())?.labels?.[RELEASE_ID];
}

interface NewHostingVersion {
  config: object;
  labels: Record<string, string>;
  newFiles: FileReaders;
  /** The hashes of files that Hosting has already. */
  reusedHashes?: FileHashes;
}

/** Uploads what Hosting has not. @returns the name of the finalized version */
export async function prepareHostingVersion(
  api: HostingApi,
  { config, labels, newFiles, reusedHashes = {} }: NewHostingVersion,
): Promise<string> {
  const { hashes, zippedByHash } = await hashFiles(newFiles);
  const version = await api.createVersion({ config, labels });
  const { uploadUrl, required } = await api.populate(version, { ...reusedHashes, ...hashes });
  for (let from = 0; from < required.length; from += UPLOADS_AT_ONCE)
    await Promise.all(required.slice(from, from + UPLOADS_AT_ONCE).map(upload));
  await api.finalize(version);
  return version;

  async function upload(hash: string): Promise<void> {
    const zipped = await zippedByHash.get(hash)?.();
    if (!zipped)
      throw new HttpProblem(
        409,
        'A file of the website is missing at Google. ' +
          'Please ask your engineer to deploy the site again.',
      );
    await api.upload(uploadUrl, hash, zipped);
  }
}

/** Each file is read here for its hash, and once more when it is sent. */
async function hashFiles(files: FileReaders) {
  const hashes: FileHashes = {};
  const zippedByHash: FileReaders = new Map();
  for (const [address, read] of files) {
    const zip = async () => promisify(gzip)(await read(), { level: 9 });
    const hash = createHash('sha256')
      .update(await zip())
      .digest('hex');
    zippedByHash.set(hash, zip);
    hashes[address] = hash;
  }
  return { hashes, zippedByHash };
}
