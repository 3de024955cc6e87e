import type { Layout } from '../layouts/layout-fields.ts';
import type { ValuesByPath } from '../values/values.ts';

/** All texts, or a layout with its plots, lie in one Firestore document: it has room for 1 MiB. */
export const CONTENT_MAX_BYTES = 900_000;

export interface ContentResponse {
  /** Another one after each saving. `PATCH /api/content` may name it in `If-Match`. */
  revision: string;
  /** The values that differ from the shipped content. A text of it may be empty. */
  draft: ValuesByPath;
  /** Those of what visitors read. This and the next are null before the first publication. */
  published: ValuesByPath | null;
  publishedAt: string | null;
}

export interface WebsiteResponse extends ContentResponse {
  /** As visitors see them, by their slugs. */
  layouts: Record<string, Layout>;
}
