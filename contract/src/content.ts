import { z } from 'zod';
import { layoutSlug } from './text.ts';

/** What the calls under `/api/content` say. `Content` is the tree of `@theni/content`, which this package does not know. */

/** `GET` and `PUT /api/content`. */
export interface ContentResponse<Content = unknown> {
  /** The draft: texts may be empty. */
  Content: Content;
  /** Of the draft: the next change names it in `If-Match`. */
  Version: number;
  /** What is live; null before the first publication. */
  Published: Content | null;
  /** The draft's version that is live; null before the first publication. */
  PublishedVersion: number | null;
  /** ISO 8601. */
  PublishedAt: string | null;
  /** Slugs of the layouts that have a page until the next publication, also of those that are deleted since. */
  PublishedLayouts: string[];
  Publication: Publication | null;
}

/** `PUT /api/content`. What the content looks like is known to `@theni/content`, which the API asks. */
export const contentChange = z.strictObject({ Content: z.looseObject({}) });

/** The publication that runs, or ran last. */
export interface Publication {
  /** Also of the release that it makes. */
  Id: string;
  Step: 'checking' | 'rendering' | 'uploading' | 'releasing' | 'done';
  Done: number;
  Of: number;
  /** `unknown`: it was cut short while its pages went live; `GET /api/content/publish` finds out how it ended. */
  Result: 'running' | 'published' | 'failed' | 'unknown';
  /** Why it failed. */
  Message: string | null;
  /** ISO 8601. */
  StartedAt: string;
}

const slugs = z.array(layoutSlug).max(100).default([]);

/**
 * `POST /api/content/publish` with `If-Match` of the content. The named layouts go public as they are now, or off the site; all others
 * stay as visitors see them.
 */
export const publicationOrder = z
  .strictObject({ Layouts: slugs, Withdraw: slugs })
  .default({ Layouts: [], Withdraw: [] });
export type PublicationOrder = z.infer<typeof publicationOrder>;

/** `POST /api/content/publish`. */
export interface PublishedResponse {
  Version: number;
  /** ISO 8601. */
  PublishedAt: string;
}

/** In the `errors` of a problem. */
export interface ContentIssue {
  /** Of the value in the content: `company.phones.0`, `home.hero.headline.ta`. */
  path: string;
  message: string;
}

/** `GET /api/content/versions`: newest first. */
export interface ContentVersion {
  Version: number;
  /** ISO 8601. */
  PublishedAt: string;
  /** Paths of the values that differ from the version before. */
  Changed: string[];
}
