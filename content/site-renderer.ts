import type { PublishedFile, PublishedLayout } from '@theni/contract';
import type { Content } from './index.ts';

/**
 * What the build puts beside the functions as `render-site.js`, and a publication calls: the two
 * bundles know each other by this alone. `Build` is what `site-build.json` holds.
 */
export interface SiteRenderer<Build> {
  renderSite(
    content: Content,
    layouts: PublishedLayout[],
    build: Build,
    files: Record<string, PublishedFile>,
  ): Promise<Map<string, Buffer>>;
  renderComingSoon(build: Build): Map<string, Buffer>;
}
