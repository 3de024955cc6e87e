import { z } from 'zod';
import { layoutSlug, line, plotNumber, text, urlOf, uuid } from '../values/text.ts';
import { englishPath, LANGUAGES, pages, pathIn } from '../website/site-map.ts';
import {
  CAMPAIGN_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  FORM_FIELDS,
  FORM_SERVICES,
  GENERAL_PURPOSE,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PHONE_DIGITS_MIN,
  PHONE_MAX_LENGTH,
  TYPED_PLOT_MAX_LENGTH,
} from './contact-form.ts';
import { digitsOf, readPhone } from './phone.ts';

/**
 * Takes every address that a browser's own check accepts and whose domain has a dot. The local part
 * has at most 64 octets (RFC 5321, 4.5.3.1.1). Mail servers know a domain in other letters by its
 * form in ASCII (RFC 5891).
 */
export const email = z
  .string()
  // A pattern may take very long over a longer text.
  .max(EMAIL_MAX_LENGTH, { abort: true })
  .overwrite(withAsciiDomain)
  .max(EMAIL_MAX_LENGTH, { abort: true })
  .regex(z.regexes.html5Email, { abort: true })
  .regex(/^[^@]{1,64}@[^@]+\.[^@]+$/, 'must be a complete e-mail address');

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const isInOtherLetters = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && !/^[a-z\d.-]+$/i.test(domain);
  const host = isInOtherLetters ? hostOf(domain) : undefined;
  // Full-width digits would become an IPv4 address.
  return host && !/^[\d.]+$/.test(host) ? address.slice(0, at + 1) + host : address;
}

/** The URL standard includes IDNA: https://url.spec.whatwg.org/#host-parsing. */
function hostOf(domain: string): string | undefined {
  return urlOf(`http://${domain}`)?.hostname;
}

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

/** A form as a browser without JavaScript sends it. */
export interface PlainForm {
  /** Makes the body that the site's script would send. */
  read: (fields: unknown) => unknown;
  sentPage: (fields: unknown) => string;
  /** @param paths of what is wrong in the body, or missing */
  failedPage: (fields: unknown, paths: string[]) => string;
}

export const plainForm: PlainForm = {
  read: readContactForm,
  sentPage: (fields) => pathInLanguageOf(fields, pages.messageSent.path),
  failedPage: (fields, paths) =>
    pathInLanguageOf(fields, pages.messageFailed.path) + fragmentOf(fields, paths),
};

/** A body that cannot be read has no fields: its sender gets the English page. */
function pathInLanguageOf(fields: unknown, path: string): string {
  const { language } = { ...(fields as Record<string, unknown>) };
  return pathIn(language === 'ta' ? 'ta' : 'en', path);
}

/** The page has no script, so it shows the one sentence that the fragment names. */
function fragmentOf(fields: unknown, paths: string[]): string {
  const named = paths.map((path) => path.replace('formData.', ''));
  const field = FORM_FIELDS.find((each) => named.includes(each));
  if (!field) return '';
  const { layout } = { ...(fields as Record<string, unknown>) };
  return `#wrong-${layout && field === 'phone' ? 'phoneOrEmail' : field}`;
}

function readContactForm(fields: unknown): unknown {
  const body = { ...(fields as Record<string, unknown>) };
  const { name, email, message, plots = '', plans = '', others = '', ...rest } = body;
  const general = plots || plans || others ? '' : GENERAL_PURPOSE;
  const { construction = general, ...more } = rest;
  return {
    formData: { name, email, message, services: { construction, plans, plots, others } },
    ...more,
  };
}
