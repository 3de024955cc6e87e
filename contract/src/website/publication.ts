import type { Layout } from '../layouts/layout-fields.ts';
import type { ValueIssue, ValuesByPath } from '../values/values.ts';

/** The publication that runs, or ran last. */
export interface Publication {
  /** Also the id of the release that the publication makes. */
  id: string;
  /** After a crash `running` until `GET /api/content/publish` repairs it. */
  result: 'running' | 'published' | 'failed';
  message: string | null;
  /** ISO 8601, when it began. */
  startedAt: string;
  /** Paths of the texts that went live. */
  texts: string[];
  /** What keeps the changed texts as visitors saw them before, if anything does. */
  textErrors: ValueIssue[];
  /** Slugs of the layouts that went live as they are now, and of those that left the site. */
  layouts: string[];
  leftLayouts: string[];
  skipped: SkippedLayout[];
}

export type PublishedResponse = Pick<Publication, 'skipped'>;

/**
 * A public layout that is not complete, or whose page cannot be made. It stays as visitors see it,
 * where that can be made.
 */
export interface SkippedLayout {
  slug: string;
  /** Whether visitors see an older version of it. */
  isLive: boolean;
  errors: ValueIssue[];
}

/** A release that was live: what the owner can restore as an earlier version. */
export interface EarlierRelease {
  releaseId: string;
  publishedAt: string;
  /** Paths of the values that the publication before had otherwise. */
  changed: string[];
  changedLayouts: ChangedLayout[];
}

export interface ChangedLayout {
  slug: string;
  name: string;
  /** As the owner reads them: 'Prices of 13 plots'. */
  changes: string[];
}

/** What an earlier release said. */
export interface EarlierVersion {
  /** Of the texts. */
  changes: ValuesByPath;
  /** By their slugs. */
  layouts: Record<string, Layout>;
}
