import { z } from 'zod';
import { LANGUAGES, TAP_KINDS } from './limits.ts';
import { pagePath } from './page-path.ts';
import { projectSlug } from './project.ts';
import { plotNumber } from './text.ts';

/** `POST /api/taps`: somebody has pressed a link that calls or opens WhatsApp. Nothing tells who. */
export const tap = z.strictObject({
  Kind: z.enum(TAP_KINDS),
  Page: pagePath,
  Language: z.enum(LANGUAGES),
  Project: projectSlug.exactOptional(),
  Plot: plotNumber.exactOptional(),
});
export type Tap = z.infer<typeof tap>;

/** The query of `GET /api/admin/stats`: how many days, today among them. */
export const statsQuery = z.strictObject({
  days: z
    .string()
    .regex(/^[1-9][0-9]{0,2}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(1).max(365))
    .default(7),
});
