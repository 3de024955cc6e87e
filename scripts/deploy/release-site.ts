import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '@theni/content';
import { withValidChanges } from '@theni/content/changes';
import { buildOutputs } from '../../config/config-paths.ts';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import type { Dependencies } from '../../functions/src/dependencies.ts';
import type { HostingApi } from '../../functions/src/publishing/hosting-api.ts';
import {
  liveRelease,
  prepareVersion,
  releaseLabels,
} from '../../functions/src/publishing/hosting-version.ts';
import type { ReadPublishedFiles } from '../../functions/src/publishing/published-files.ts';
import type { ReleaseStore } from '../../functions/src/publishing/release-store.ts';
import {
  type LayoutForRelease,
  renderRelease,
} from '../../functions/src/publishing/render-release.ts';
import { pointToServedRelease } from '../../functions/src/publishing/repair.ts';
import { readSiteBuild } from '../../functions/src/publishing/site-build.ts';

const ROOT = join(import.meta.dirname, '../..');
const SITE = join(ROOT, buildOutputs.site);
const RENDERER = pathToFileURL(join(ROOT, buildOutputs.functions, 'lib/site/'));

interface PublishedWords {
  content: Content;
  /** Id of the release that names them; none for the samples of this machine. */
  release?: string | undefined;
  layouts?: LayoutForRelease[];
}

/**
 * Does something while nobody publishes, so that no words go back.
 * @param action gets the holder of the lease, and asks its guard right before the release, which
 * throws when it took so long that a publication has begun
 */
export async function underLease(
  leases: Pick<ReleaseStore, 'takeLease' | 'holdsLease' | 'endLease'>,
  action: (holder: string, guard: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const holder = randomUUID();
  if (!(await leases.takeLease(holder, new Date())))
    throw new Error('The owner is publishing at this moment. Please try again in a minute.');
  try {
    await action(holder, async () => {
      if (!(await leases.holdsLease(holder)))
        throw new Error('It took so long that the owner has begun to publish. Please try again.');
    });
  } finally {
    await leases.endLease(holder);
  }
}

/**
 * Makes the built site live with the words that are published, also by a publication that died
 * before it could say so.
 * @param holder of the lease
 */
export async function releasePublished(
  api: HostingApi,
  { releases, layoutVersions, items }: Pick<Dependencies, 'releases' | 'layoutVersions' | 'items'>,
  publishedFiles: ReadPublishedFiles,
  holder: string,
  guard: () => Promise<void>,
): Promise<void> {
  const now = () => new Date();
  const publisher = { live: () => liveRelease(api) };
  await pointToServedRelease({ releases, layoutVersions, publisher, now }, holder);
  const published = await releases.published();
  const { release } = await releases.state();
  const versions = await layoutVersions.publicVersions();
  const layouts = await layoutVersions.forRelease(versions, { items, now: now() });
  const words = published && { content: withValidChanges(published.changes), release, layouts };
  await releaseSite(api, words, publishedFiles, guard);
}

/**
 * Makes the built site live in one release: its files, with pages of these words.
 * @param words undefined before the first publication: then the admin area and one plain page
 * @param publishedFiles copies pictures and PDFs of the content
 * @param guard is called right before the release; what it throws leaves the site as it was
 */
export async function releaseSite(
  api: HostingApi,
  words: PublishedWords | undefined,
  publishedFiles: ReadPublishedFiles,
  guard: () => Promise<void>,
): Promise<void> {
  const { id, files } = readSiteBuild(RENDERER);
  const live = await api.liveVersion();
  const { newFiles, reusedHashes } = await renderRelease(RENDERER, publishedFiles, {
    content: words?.content,
    layouts: words?.layouts ?? [],
    liveHashes: live ? await api.files(live.name) : {},
  });
  for (const address of files) newFiles.set(address, () => readFile(SITE + address));
  const version = await prepareVersion(api, {
    config: hostingConfig(firebaseJson.hosting),
    labels: releaseLabels(id, words?.release),
    newFiles,
    reusedHashes,
  });
  await guard();
  await api.release(version);
}

/**
 * The part of firebase.json that a version has, as the API words it:
 * https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.versions#ServingConfig
 */
export function hostingConfig(hosting: typeof firebaseJson.hosting) {
  const { rewrites, headers, cleanUrls, trailingSlash } = hosting;
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
