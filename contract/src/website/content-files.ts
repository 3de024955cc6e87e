import { z } from 'zod';
import type { Variant } from '../gallery/item.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';

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
