import { z } from 'zod';
import type { Variant } from './item.ts';
import { line } from './text.ts';
import { uuid } from './uuid.ts';

/**
 * Values of the content or of a layout. A path names where a value stands in it, such as
 * `home.hero.headline` or `approval.date`. A value is what the owner changes as a whole: a text in
 * both languages, a list, a plot, or a plain value.
 */
export type ValuesByPath = Record<string, unknown>;

/** Only values that are to be changed, or that differ from what is shipped. */
export type Changes = ValuesByPath;

export interface ContentResponse {
  /** Another one after each saving. `PATCH /api/content` may name it in `If-Match`. */
  revision: number;
  /** What differs from the shipped content; texts may be empty. */
  draft: Changes;
  /** What visitors read; null before the first publication. */
  published: Changes | null;
  /** ISO 8601; null before the first publication. */
  publishedAt: string | null;
  publication: Publication | null;
}

/** `PATCH /api/content`: null, or the shipped value, takes a change back. */
export const valueChanges = z.strictObject({ changes: z.record(z.string(), z.unknown()) });

/** The publication that runs, or ran last. */
export interface Publication {
  /** The release that the publication makes has the same id. */
  id: string;
  /** After a crash `running` until `GET /api/content/publish` repairs it. */
  result: 'running' | 'published' | 'failed';
  message: string | null;
}

export interface PublishedResponse {
  /**
   * Public layouts that are not complete, or whose page cannot be made. They stay as visitors see
   * them, where that can be made.
   */
  skipped: SkippedLayout[];
}

export interface SkippedLayout {
  layout: string;
  errors: ContentIssue[];
}

export interface ContentIssue {
  /** Of the value: `company.phones.0`, `home.hero.headline.ta`. */
  path: string;
  message: string;
}

/** A release that was live: what the owner can restore as an earlier version. */
export interface EarlierRelease {
  /** The call that restores the release takes it. */
  releaseId: string;
  publishedAt: string;
  /** Paths of the values that differ from the publication before. */
  changed: string[];
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
      /** Of the WebP variants `content/<id>/<width>.webp`. */
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
      /** As those of an item of the gallery: the same components show both. */
      variants: Variant[];
    }
  | { kind: 'document'; url: string; bytes: number };
