import type { PublishedFile, PublishedLayout } from '@theni/contract';
import type { Content } from './index.ts';

/**
 * The build puts a renderer beside the functions as `render-site.js`, and a publication calls it.
 * The two bundles share the types of this file alone. `Build` is the type of `site-build.json`.
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

/** A publication reads these fields, because the class of the error is in the other bundle. */
export interface PageErrorFields {
  name: 'PageError';
  /** '/ta/about-us' */
  address: string;
  /** The slug of the layout without which the site can be rendered. */
  layout?: string | undefined;
  /** The path of the changed text without which the page can be rendered. */
  textPath?: string | undefined;
}
