import type { PublishedFile, PublishedLayout } from '@theni/contract';
import type { Content } from './index.ts';

/**
 * What the build puts beside the functions as `render-site.js`, and a publication calls: the two
 * bundles know each other by what stands in this file alone. `Build` is what `site-build.json`
 * holds.
 */
export interface SiteRenderer<Build> {
  /** @throws {PageErrorFields} when a page cannot be made */
  renderSite(
    content: Content,
    layouts: PublishedLayout[],
    build: Build,
    files: Record<string, PublishedFile>,
  ): Promise<Map<string, Buffer>>;
  renderComingSoon(build: Build): Map<string, Buffer>;
}

/** What is read of an error from the renderer: its class is known in the other bundle alone. */
export interface PageErrorFields {
  name: 'PageError';
  /** '/ta/about-us' */
  address: string;
  /** The slug of the layout without which the site can be rendered. */
  layout?: string | undefined;
  /** The path of the changed text without which the page can be rendered. */
  textPath?: string | undefined;
}
