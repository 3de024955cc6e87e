import type { Content } from '@theni/content';
import { HttpProblem } from '../http/problem.ts';
import type { HostingApi } from './hosting-api.ts';
import { buildOf, liveReleaseId, prepareHostingVersion, releaseLabels } from './hosting-version.ts';
import type { ReadPublishedFiles } from './published-files.ts';
import { hashesOf, type LayoutForRelease, readSiteBuild, renderRelease } from './render-release.ts';

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
