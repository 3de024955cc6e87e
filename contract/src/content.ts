import { z } from 'zod';
import { line } from './text.ts';

/** Over the shipped content, by path: a text in both languages, a list whole, or a plain value. */
export type Changes = Record<string, unknown>;

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
  /** After a crash `running` until `GET /api/content/publish` repairs it. */
  Result: 'running' | 'published' | 'failed';
  Message: string | null;
  StartedAt: string;
}

export interface PublishedResponse {
  PublishedAt: string;
  /** Public layouts that are not complete: they stay as visitors see them. */
  Kept: KeptLayout[];
}

export interface KeptLayout {
  Layout: string;
  errors: ContentIssue[];
}

export interface ContentIssue {
  /** Of the value: `company.phones.0`, `home.hero.headline.ta`. */
  path: string;
  message: string;
}

export interface ContentVersion {
  /** Names it where it is restored. */
  Version: string;
  PublishedAt: string;
  /** Paths of the values that differ from the publication before. */
  Changed: string[];
}

/** `POST /api/content/files`: uploaded as `content/<Id>/<Name>` or `documents/<Id>/<Name>`. */
export const createFileBody = z.strictObject({
  Id: z.uuid({ version: 'v4' }).lowercase(),
  Name: line(200).refine((name) => !name.includes('/'), 'must be a file’s name'),
});
export type NewContentFile = z.infer<typeof createFileBody>;

/** A file of the content, as stored and as the admin gets it. */
export type ContentFile = { Id: string; Name: string; Bytes: number; CreatedAt: string } & (
  | { Kind: 'document' }
  | {
      Kind: 'picture';
      Width: number;
      Height: number;
      /** Of the WebP variants `content/<Id>/<width>.webp`. */
      Widths: number[];
      Colour: string;
      Placeholder: string;
    }
);

/** A file of the content as pages show it. */
export type PublishedFile =
  | {
      Kind: 'picture';
      Width: number;
      Height: number;
      Colour: string;
      Placeholder: string;
      Variants: { Width: number; Url: string }[];
    }
  | { Kind: 'document'; Url: string; Bytes: number };
