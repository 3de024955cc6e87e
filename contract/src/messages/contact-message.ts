import { z } from 'zod';
import { layoutSlug, line, plotNumber, text } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';
import { LANGUAGES } from '../website/languages.ts';
import { englishPath } from '../website/site-map.ts';
import {
  CAMPAIGN_MAX_LENGTH,
  FORM_SERVICES,
  GENERAL_PURPOSE,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PHONE_DIGITS_MIN,
  PHONE_MAX_LENGTH,
  TYPED_PLOT_MAX_LENGTH,
} from './contact-form.ts';
import { email } from './email.ts';
import { digitsOf, readPhone } from './phone.ts';

/** E.164; a number that cannot be read stays as it was typed. */
export const phone = z
  .union([z.literal(''), line(PHONE_MAX_LENGTH)])
  .transform((typed) => (typed === '' ? undefined : (readPhone(typed) ?? typed)));

/** A number as plots have it; one that cannot be read, or several, stay as they were typed. */
const typedPlot = z
  .union([z.string().regex(/^\s*$/), line(TYPED_PLOT_MAX_LENGTH)])
  .transform((typed) =>
    typed.trim() === '' ? undefined : (plotNumber.safeParse(typed).data ?? typed),
  );

const services = z.strictObject({
  construction: z.enum(['', FORM_SERVICES.construction, GENERAL_PURPOSE]),
  plans: z.enum(['', FORM_SERVICES.plans]),
  plots: z.enum(['', FORM_SERVICES.plots]),
  others: z.enum(['', FORM_SERVICES.others]),
} satisfies Record<keyof typeof FORM_SERVICES, z.ZodType>);

/** Milliseconds on the visitor's clock. That may be wrong, so only differences are used. */
const instant = z.number().min(0).max(8.64e15);

/** No message is refused because of what only tells where it came from. */
const undefinedIfInvalid = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

const PATH_MAX_LENGTH = 100;

/** A page of the site by its English path: the Tamil one is the same page. */
const pagePath = z
  .string()
  .max(PATH_MAX_LENGTH)
  .regex(/^\/[a-z0-9/-]*$/, 'must be the path of a page')
  .transform((path) => englishPath(path.replace(/\/+$/, '')));

const messageFields = z.strictObject({
  formData: z.strictObject({
    name: line(NAME_MAX_LENGTH),
    email: z.union([z.literal('').transform(() => undefined), email]).optional(),
    message: text(MESSAGE_MAX_LENGTH),
    services,
  }),
  /** The form makes the id, so that a message that is sent again is stored once. */
  id: uuid.exactOptional(),
  phone: phone.optional(),
  language: z.enum(LANGUAGES).exactOptional(),
  /** The page that led the visitor to the form, and the layout that it shows. */
  page: undefinedIfInvalid(pagePath),
  layout: undefinedIfInvalid(layoutSlug),
  plot: typedPlot.optional(),
  /** The day on which the visitor would like to come: `daysToCome` says which may be named. */
  comeOn: z.union([z.literal('').transform(() => undefined), z.iso.date()]).optional(),
  /** The `utm_*` parameters of the visit, joined. */
  campaign: undefinedIfInvalid(line(CAMPAIGN_MAX_LENGTH)),
  /** The hidden field: a program may have filled it, or the browser by itself. */
  extra: z.string().exactOptional(),
  startedAt: instant.exactOptional(),
  sentAt: instant.exactOptional(),
});

/**
 * `POST /api/email` as the site's own form sends it. The contact form wants an e-mail address
 * (specification §5), a question about a layout that or a telephone number.
 */
export const contactMessage = messageFields.check(({ value, issues }) => {
  const { formData, layout, phone: number = '' } = value;
  if (formData.email !== undefined) return;
  if (layout === undefined)
    issues.push(issueAt(['formData', 'email'], 'must be a complete e-mail address', value));
  else if (digitsOf(number).length < PHONE_DIGITS_MIN)
    issues.push(issueAt(['phone'], 'must be a telephone number where no e-mail is given', value));
});
export type ContactMessage = z.infer<typeof contactMessage>;

function issueAt(path: string[], message: string, input: unknown) {
  return { code: 'custom', path, message, input } as const;
}
