import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { HttpProblem } from '../http/problem.ts';
import type { HostingApi } from './hosting-api.ts';
import type { FileHashes, FileReaders } from './render-release.ts';

const BUILD_ID = 'build-id';
const RELEASE = 'release';
const UPLOADS_AT_ONCE = 8;

/** By them a Hosting version tells which build and which release it is of. */
export function releaseLabels(buildId: string, release?: string): Record<string, string> {
  return { [BUILD_ID]: buildId, ...(release !== undefined && { [RELEASE]: release }) };
}

export function buildOf({ labels }: { labels?: Record<string, string> }): string | undefined {
  return labels?.[BUILD_ID];
}

/** Id of the release that Hosting serves, by which `release-store.ts` knows what it is made of. */
export async function liveRelease(api: HostingApi): Promise<string | undefined> {
  return (await api.liveVersion())?.labels?.[RELEASE];
}

interface NewVersion {
  config: object;
  labels: Record<string, string>;
  newFiles: FileReaders;
  /** The hashes of files that Hosting has already. */
  reusedHashes?: FileHashes;
}

/** Uploads what Hosting has not. @returns the name of the finalized version */
export async function prepareVersion(
  api: HostingApi,
  { config, labels, newFiles, reusedHashes = {} }: NewVersion,
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
        'A file of the website is missing at Google. Please ask your engineer to deploy the site again.',
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
