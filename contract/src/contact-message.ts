import { z } from 'zod';
import { email } from './email.ts';
import {
  CAMPAIGN_MAX_LENGTH,
  FORM_SERVICES,
  GENERAL_PURPOSE,
  LANGUAGES,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PHONE_DIGITS_MIN,
  PHONE_MAX_LENGTH,
} from './limits.ts';
import { englishPath } from './pages.ts';
import { digitsOf, readPhone } from './phone.ts';
import { layoutSlug, line, plotNumber, text } from './text.ts';
import { uuid } from './uuid.ts';

/** E.164; an unreadable one stays as it was typed. An empty field is no number. */
export const phone = z
  .union([z.literal(''), line(PHONE_MAX_LENGTH)])
  .transform((typed) => (typed === '' ? undefined : (readPhone(typed) ?? typed)));

const services = z.strictObject({
  construction: z.enum(['', FORM_SERVICES.construction, GENERAL_PURPOSE]),
  plans: z.enum(['', FORM_SERVICES.plans]),
  plots: z.enum(['', FORM_SERVICES.plots]),
  others: z.enum(['', FORM_SERVICES.others]),
} satisfies Record<keyof typeof FORM_SERVICES, z.ZodType>);

/** Milliseconds on the visitor's clock, which may be wrong: only differences count. */
const instant = z.number().min(0).max(8.64e15);

/** Where a message came from is no reason to lose it: a bad value counts as none. */
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
  /** Made by the form: the same message sent again is one message. */
  id: uuid.exactOptional(),
  phone: phone.optional(),
  /** The language of the page that the visitor wrote on; English where it is not said. */
  language: z.enum(LANGUAGES).exactOptional(),
  /** The page that led the visitor to the form, and what it is about. */
  page: undefinedIfInvalid(pagePath),
  layout: undefinedIfInvalid(layoutSlug),
  plot: undefinedIfInvalid(plotNumber),
  /** The day on which the visitor would like to come: `daysToCome` says which may be named. */
  comeOn: z.union([z.literal('').transform(() => undefined), z.iso.date()]).optional(),
  /** The `utm_*` of the visit, joined. */
  campaign: undefinedIfInvalid(line(CAMPAIGN_MAX_LENGTH)),
  /** A field that people do not see. */
  extra: z.string().exactOptional(),
  /** When the visitor began to write, and when the form was sent. */
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
