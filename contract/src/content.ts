import { z } from 'zod';

/** What the calls under `/api/content` say. The content itself is known to `@theni/content`, which the API asks. */

/** Over the shipped content, by path: a text in both languages, a list whole, or a plain value. */
export type Changes = Record<string, unknown>;

/** `GET` and `PATCH /api/content`, `POST /api/content/versions/:version/restore`. */
export interface ContentResponse {
  /** The draft: texts may be empty. */
  Changes: Changes;
  /** What visitors read; null before the first publication. */
  Published: Changes | null;
  /** ISO 8601; null before the first publication. */
  PublishedAt: string | null;
  Publication: Publication | null;
}

/** `PATCH /api/content`: null, or the shipped value, takes a change back. */
export const contentChange = z.strictObject({ Changes: z.record(z.string(), z.unknown()) });

/** The publication that runs, or ran last. */
export interface Publication {
  /** Also of the release that it makes. */
  Id: string;
  /** One that was cut short stays `running` until `GET /api/content/publish` finds out how it ended. */
  Result: 'running' | 'published' | 'failed';
  /** Why it failed. */
  Message: string | null;
  /** ISO 8601. */
  StartedAt: string;
}

/** `POST /api/content/publish`. */
export interface PublishedResponse {
  /** ISO 8601. */
  PublishedAt: string;
  /** Public layouts that are not complete: they stay as visitors see them. */
  Kept: KeptLayout[];
}

export interface KeptLayout {
  /** Its slug. */
  Layout: string;
  /** Paths within the layout. */
  errors: ContentIssue[];
}

/** In the `errors` of a problem. */
export interface ContentIssue {
  /** Of the value: `company.phones.0`, `home.hero.headline.ta`. */
  path: string;
  message: string;
}

/** `GET /api/content/versions`: the last publications, newest first. */
export interface ContentVersion {
  /** Names it where it is restored. */
  Version: string;
  /** ISO 8601. */
  PublishedAt: string;
  /** Paths of the values that differ from the publication before. */
  Changed: string[];
}
