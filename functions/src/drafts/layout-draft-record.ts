import type { Layout } from '@theni/contract';

/**
 * The draft of a layout, `layouts/{slug}`. layout-draft-store.ts makes, changes and deletes it;
 * gallery/photos-of-layout.ts changes its list of photos. `parseStoredLayout` of the contract reads
 * it.
 */
export interface LayoutDraftRecord {
  /** A sequence number: another one after each change. */
  version: number;
  /** A sequence number: another one after each saving, even of what was saved already. */
  revision: number;
  /** JSON, which costs no index. */
  layout: string;
}

/** @param version where only the revision is another, that which the draft has already */
export function toLayoutDraftRecord(
  layout: Layout,
  revision: number,
  version = revision,
): LayoutDraftRecord {
  return { version, revision, layout: JSON.stringify(layout) };
}
