import { z } from 'zod';
import type { Variant } from '../gallery/item.ts';
import type { Layout } from '../layouts/layout-fields.ts';
import { line, uuid } from '../values/text.ts';
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

/** `POST /api/content/files`: uploaded as `content/<id>/<name>` or `documents/<id>/<name>`. */
export const createFileBody = z.strictObject({
  id: uuid,
  name: line(200).refine((name) => !name.includes('/'), 'must be a file’s name'),
});
export type NewContentFile = z.infer<typeof createFileBody>;

/** A file of the content, as stored and as the admin gets it. */
export type ContentFile = { id: string; name: string; bytes: number } & (
  | { kind: 'document' }
  | {
      kind: 'picture';
      width: number;
      height: number;
      /** Each width has a WebP file `content/<id>/<width>.webp`. */
      widths: number[];
      colour: string;
      placeholder: string;
    }
);

/** A file of the content as pages show it. */
export type PublishedFile =
  | {
      kind: 'picture';
      width: number;
      height: number;
      colour: string;
      placeholder: string;
      variants: Variant[];
    }
  | { kind: 'document'; url: string; bytes: number };
