import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '@theni/content';
import { withValidChanges } from '@theni/content/changes';
import { buildOutputs } from '../config/config-paths.ts';
import firebaseJson from '../firebase.json' with { type: 'json' };
import type { Dependencies } from './src/dependencies.ts';
import type { HostingApi } from './src/publishing/hosting-api.ts';
import type { LiveStateStore } from './src/publishing/live-state.ts';
import type { ReadPublishedFiles } from './src/publishing/published-files.ts';
import {
  type LayoutForRelease,
  readSiteBuild,
  renderRelease,
} from './src/publishing/render-release.ts';
import { pointToServedRelease } from './src/publishing/repair.ts';
import {
  liveReleaseId,
  prepareHostingVersion,
  releaseLabels,
} from './src/publishing/site-hosting.ts';

const ROOT = join(import.meta.dirname, '..');
const SITE = join(ROOT, buildOutputs.site);
const RENDERER = pathToFileURL(join(ROOT, buildOutputs.functions, 'lib/site/'));

interface SiteInput {
  content: Content;
  /** The release that has the content; the local samples have none. */
  releaseId?: string | undefined;
  layouts?: LayoutForRelease[];
}

interface ReleaseOptions {
  /** Is called right before the release; what it throws leaves the site as it was. */
  renewLease: () => Promise<void>;
  /** Stands beside the release in Firebase's console. */
  message?: string | undefined;
}

/**
 * Does something while nobody publishes, so that no older words replace newer ones.
 * @param action gets the holder of the lease. Right before the release it calls `renewLease`, which
 * throws when the lease has run out and a publication has begun.
 */
export async function underLease(
  leases: Pick<LiveStateStore, 'serverTime' | 'takeLease' | 'renewLease' | 'endLease'>,
  action: (holder: string, renewLease: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const holder = randomUUID();
  if (!(await leases.takeLease(holder, await leases.serverTime())))
    throw new Error(
      'The owner is publishing at this moment, or a deployment has ended halfway. ' +
        'Please try again in three minutes.',
    );
  try {
    await action(holder, async () => {
      if (!(await leases.renewLease(holder, await leases.serverTime())))
        throw new Error('It took so long that the owner has begun to publish. Please try again.');
    });
  } finally {
    await leases.endLease(holder).catch(({ message }: Error) => {
      console.log(`For three minutes nobody can publish or deploy, because ${message}`);
    });
  }
}

/**
 * Makes the built site live with what is published, also when the publication died before it
 * could note that it was live.
 */
export async function releaseSite(
  api: HostingApi,
  {
    liveState,
    releases,
    layoutVersions,
    items,
  }: Pick<Dependencies, 'liveState' | 'releases' | 'layoutVersions' | 'items'>,
  publishedFiles: ReadPublishedFiles,
  holder: string,
  options: ReleaseOptions,
): Promise<void> {
  const time = await liveState.serverTime();
  const now = () => time;
  const hosting = { liveReleaseId: () => liveReleaseId(api) };
  await pointToServedRelease({ liveState, releases, layoutVersions, hosting, now }, holder);
  const published = await releases.published();
  const { releaseId } = await liveState.get();
  const versions = await layoutVersions.publishedVersions();
  const context = { items, now: now(), before: published?.shownStates };
  const { layouts } = await layoutVersions.forRelease(versions, context);
  const input = published && { content: withValidChanges(published.changes), releaseId, layouts };
  await releasePages(api, input, publishedFiles, options);
}

/**
 * Makes the built site live in one release, with pages of this content.
 * @param input undefined before the first publication: then the admin area and one plain page
 */
export async function releasePages(
  api: HostingApi,
  input: SiteInput | undefined,
  publishedFiles: ReadPublishedFiles,
  { renewLease, message }: ReleaseOptions,
): Promise<void> {
  const { id, files } = readSiteBuild(RENDERER);
  const live = await api.liveVersion();
  const { newFiles, reusedHashes } = await renderRelease(RENDERER, publishedFiles, {
    content: input?.content,
    layouts: input?.layouts ?? [],
    liveHashes: live ? await api.files(live.name) : {},
  });
  for (const address of files) newFiles.set(address, () => readFile(SITE + address));
  const version = await prepareHostingVersion(api, {
    config: hostingConfig(firebaseJson.hosting),
    labels: releaseLabels(id, input?.releaseId),
    newFiles,
    reusedHashes,
  });
  await renewLease();
  await api.release(version, message).catch(async (error) => {
    // The answer alone may be lost.
    const served = await api.liveVersion().catch(() => undefined);
    if (!served?.name.endsWith(version)) throw error;
    console.log('Hosting did not answer, but the new pages are live.');
  });
}

/**
 * The settings of firebase.json that belong to a version, in the form of the API:
 * https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.versions#ServingConfig
 */
export function hostingConfig(hosting: typeof firebaseJson.hosting) {
  const { rewrites, headers, cleanUrls, trailingSlash } = hosting;
  return {
    rewrites: rewrites.map(({ source, function: { functionId, region } }) => ({
      glob: source,
      // Cloud Run runs a function as a service of the same name in small letters.
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
