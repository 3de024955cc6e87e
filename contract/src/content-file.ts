import { z } from 'zod';
import { line } from './text.ts';

/** `POST /api/content/files`: the admin has uploaded `content/<Id>/<Name>` (JPEG, PNG) or `documents/<Id>/<Name>` (PDF). */
export const createFileBody = z.strictObject({
  Id: z.uuid({ version: 'v4' }).lowercase(),
  Name: line(200).refine((name) => !name.includes('/'), 'must be a file’s name'),
});
export type NewContentFile = z.infer<typeof createFileBody>;

/** A file of the content as the admin gets it, and as it is stored. Publishing copies what it uses into the release. */
export type ContentFile = { Id: string; Name: string; Bytes: number; CreatedAt: string } & (
  | { Kind: 'document' }
  | {
      Kind: 'picture';
      /** Pixels, upright. */
      Width: number;
      Height: number;
      /** Of the WebP variants `content/<Id>/<width>.webp`. */
      Widths: number[];
      /** `#rrggbb` */
      Colour: string;
      /** Tiny data URL. */
      Placeholder: string;
    }
);

/** A picture or a PDF of the content as pages show it, once it is part of a release. */
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
