import type { PageErrorFields } from '@theni/content/site-renderer';
import { z } from 'zod';

/**
 * What the renderer throws when a page cannot be made: `PageError` of web/build/page-error.ts. It
 * comes out of another bundle, so its class is not known here.
 */
const pageError: z.ZodType<PageErrorFields> = z.object({
  name: z.literal('PageError'),
  address: z.string(),
  layout: z.string().optional(),
  textPath: z.string().optional(),
});

/** @returns undefined for any other error */
export function pageErrorIn(error: unknown): PageErrorFields | undefined {
  return pageError.safeParse(error).data;
}
