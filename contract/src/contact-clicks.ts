import { z } from 'zod';
import { layoutSlug } from './layout.ts';
import { LANGUAGES, TAP_KINDS } from './limits.ts';
import { pagePath } from './page-path.ts';
import { plotNumber } from './text.ts';

/** `POST /api/taps`: somebody has pressed a link that calls or opens WhatsApp. Nothing tells who. */
export const contactClick = z.strictObject({
  Kind: z.enum(TAP_KINDS),
  Page: pagePath,
  Language: z.enum(LANGUAGES),
  Project: layoutSlug.exactOptional(),
  Plot: plotNumber.exactOptional(),
});
export type ContactClick = z.infer<typeof contactClick>;

/** The query of `GET /api/admin/stats`: how many days, today among them. */
export const statsQuery = z.strictObject({
  days: z
    .string()
    .regex(/^[1-9][0-9]{0,2}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(1).max(365))
    .default(7),
});
