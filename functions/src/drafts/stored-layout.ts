import type { Layout } from '@theni/contract';

/**
 * The draft of a layout, `layouts/{slug}`. layout-draft-store.ts makes, changes and deletes it;
 * gallery/photos-of-layout.ts changes its list of photos. `storedLayout` of the contract reads it.
 */
export interface StoredLayout {
  /** Of `takeNextVersion`: another one after each change. */
  version: number;
  /** Of `takeNextVersion`: another one after each saving, even of what was saved already. */
  revision: number;
  /** JSON, which costs no index. */
  layout: string;
}

/** @param version where only the revision is another, that which the draft has already */
export function toStoredLayout(layout: Layout, revision: number, version = revision): StoredLayout {
  return { version, revision, layout: JSON.stringify(layout) };
}
