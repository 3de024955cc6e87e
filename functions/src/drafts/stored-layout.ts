import type { Layout } from '@theni/contract';

/**
 * The draft of a layout, `layouts/{slug}`. layout-draft-store.ts makes, changes and deletes it;
 * gallery/photos-of-layout.ts changes its list of photos. `storedLayout` of the contract reads it.
 */
export interface StoredLayout {
  /** Of `takeNextVersion`: another one after each change. */
  version: number;
  /** JSON, which costs no index. */
  layout: string;
}

export function toStoredLayout(layout: Layout, version: number): StoredLayout {
  return { version, layout: JSON.stringify(layout) };
}
