import { CONTENT_MAX_BYTES, type Layout } from '@theni/contract';
import { HttpProblem } from '../http/problem.ts';
import { newRevision } from '../revisions.ts';

/**
 * The draft of a layout, `layouts/{slug}`. layout-draft-store.ts makes, changes and deletes it;
 * gallery/photos-of-layout.ts changes its list of photos. `parseStoredLayout` of the contract reads
 * it.
 */
export interface LayoutDraftRecord {
  /** Another one after each change. */
  version: string;
  /** Another one after each saving, even of what was saved already. */
  revision: string;
  /** JSON, which costs no index. */
  layout: string;
  /** ISO 8601: it was deleted then, and can be taken back for a day. It is in no list until then. */
  deletedAt?: string;
}

/**
 * A draft of a new revision.
 * @param unchangedVersion where only the revision is another, that which the draft has already
 * @throws {HttpProblem} 413, because a record has room for 1 MiB
 */
export function toLayoutDraftRecord(layout: Layout, unchangedVersion?: string): LayoutDraftRecord {
  const text = JSON.stringify(layout);
  if (Buffer.byteLength(text) > CONTENT_MAX_BYTES)
    throw new HttpProblem(
      413,
      'This layout is too long altogether. Please shorten its texts, or the outlines of its plots.',
    );
  const revision = newRevision();
  return { version: unchangedVersion ?? revision, revision, layout: text };
}
