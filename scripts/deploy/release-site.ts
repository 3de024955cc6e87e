import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '@theni/content';
import { built } from '../../config/site-config.ts';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import type { HostingApi } from '../../functions/src/content/hosting-api.ts';
import {
  prepareVersion,
  readSiteBuild,
  releaseLabels,
  renderSite,
} from '../../functions/src/content/publisher.ts';

const ROOT = join(import.meta.dirname, '../..');
const SITE = join(ROOT, built.site);
const RENDERER = pathToFileURL(join(ROOT, built.functions, 'lib/site/'));

interface Published {
  content: Content;
  version: number;
}

/**
 * Makes the built site live: its files, with the pages of these words in the place of those that it was built with.
 * @param published undefined where nothing was published yet
 */
export async function releaseSite(api: HostingApi, published?: Published): Promise<void> {
  const build = readSiteBuild(RENDERER);
  const files = published
    ? new Map([...(await filesAt(build.files)), ...(await renderSite(published.content, RENDERER))])
    : await filesAt(await addressesOfSite());
  const version = await prepareVersion(api, {
    config: hostingConfig(firebaseJson.hosting),
    labels: releaseLabels(build.id, published?.version),
    made: files,
  });
  await api.release(version);
}

async function filesAt(addresses: string[]): Promise<Map<string, Buffer>> {
  return new Map(
    await Promise.all(
      addresses.map(async (address) => [address, await readFile(SITE + address)] as const),
    ),
  );
}

async function addressesOfSite(): Promise<string[]> {
  const entries = await readdir(SITE, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(SITE, join(parentPath, name))}`);
}

type HostingJson = Pick<
  typeof firebaseJson.hosting,
  'rewrites' | 'headers' | 'cleanUrls' | 'trailingSlash'
>;

/** The part of firebase.json that a version has, as the API words it: https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.versions#ServingConfig */
export function hostingConfig({ rewrites, headers, cleanUrls, trailingSlash }: HostingJson) {
  return {
    rewrites: rewrites.map(({ source, function: { functionId, region } }) => ({
      glob: source,
      // A function of the second generation is a service of Cloud Run of its name in small letters.
      run: { serviceId: functionId.toLowerCase(), region },
    })),
    headers: headers.map(({ source, headers }) => ({
      glob: source,
      headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    })),
    cleanUrls,
    trailingSlashBehavior: trailingSlash ? 'ADD' : 'REMOVE',
  };
}
