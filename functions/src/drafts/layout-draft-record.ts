import { CONTENT_MAX_BYTES, type Layout } from '@theni/contract';
import { HttpProblem } from '../http/problem.ts';

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
  /** ISO 8601: it was deleted then, and can be taken back for a day. It is in no list until then. */
  deletedAt?: string;
}

/**
 * @param version where only the revision is another, that which the draft has already
 * @throws {HttpProblem} 413, because a record has room for 1 MiB
 */
export function toLayoutDraftRecord(
  layout: Layout,
  revision: number,
  version = revision,
): LayoutDraftRecord {
  const text = JSON.stringify(layout);
  if (Buffer.byteLength(text) > CONTENT_MAX_BYTES)
    throw new HttpProblem(
      413,
      'This layout is too long altogether. Please shorten its texts, or the outlines of its plots.',
    );
  return { version, revision, layout: text };
}
