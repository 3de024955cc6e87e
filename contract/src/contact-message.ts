import { z } from 'zod';
import {
  EMAIL_MAX_LENGTH,
  FORM_SERVICES,
  GENERAL_PURPOSE,
  LANGUAGES,
  type Language,
  LIST_LIMIT_MAX,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
} from './limits.ts';
import { line } from './text.ts';

/**
 * Every address that a browser's own check lets pass, so that no visitor is refused after it; only the domain
 * needs a dot, as all mail on the internet has. RFC 5321, 4.5.3.1.1: the local part has at most 64 octets.
 */
const email = z
  .email({ pattern: z.regexes.html5Email })
  .max(EMAIL_MAX_LENGTH)
  .regex(/^[^@]{1,64}@[^@]+\.[^@]+$/, 'must be a complete e-mail address');

/** Several lines of text: of all control characters only tab and line breaks make sense in it. */
const text = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u, 'must not contain control characters');

const INDIA = '91';

/** E.164, or a number as it is dialled inside India; both become E.164. An empty field is no number. */
const phone = z
  .string()
  .trim()
  .max(PHONE_MAX_LENGTH)
  .transform((typed) => typed.replace(/[\s().-]/g, ''))
  .pipe(
    z
      .string()
      .regex(/^(?:|(?:\+|00)[1-9]\d{6,14}|(?:91|0)?[1-9]\d{9})$/, 'must be a telephone number'),
  )
  .transform((dialled) => (dialled === '' ? undefined : toInternational(dialled)));

function toInternational(dialled: string): string {
  if (/^(?:\+|00)/.test(dialled)) return dialled.replace(/^(?:\+|00)/, '+');
  return `+${INDIA}${dialled.slice(-10)}`;
}

const services = z.strictObject({
  construction: z.enum(['', FORM_SERVICES.construction, GENERAL_PURPOSE]),
  plans: z.enum(['', FORM_SERVICES.plans]),
  plots: z.enum(['', FORM_SERVICES.plots]),
  others: z.enum(['', FORM_SERVICES.others]),
} satisfies Record<keyof typeof FORM_SERVICES, z.ZodType>);

/** Milliseconds since 1970 on the visitor's clock, which may be wrong: only differences count. */
const instant = z.number().min(0).max(8.64e15);

/** `POST /api/email` as the site's own form sends it. */
export const contactMessage = z.strictObject({
  formData: z.strictObject({
    name: line(NAME_MAX_LENGTH),
    email,
    message: text(MESSAGE_MAX_LENGTH),
    services,
  }),
  /** Made by the form: the same message sent again is one message. */
  id: z.uuid({ version: 'v4' }).lowercase().exactOptional(),
  phone: phone.optional(),
  /** Of the page that the visitor wrote on; English where it is not said. */
  language: z.enum(LANGUAGES).exactOptional(),
  /** A field that people do not see. */
  extra: z.string().exactOptional(),
  /** Its name until November 2026: pages that were open during the change still send it. */
  website: z.string().exactOptional(),
  /** When the visitor began to write, and when the form was sent. */
  startedAt: instant.exactOptional(),
  sentAt: instant.exactOptional(),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/**
 * Where a message stands on its way to the company's mailbox. `spam` is not mailed unless the admin takes it out;
 * `failed` was given up after the last attempt.
 */
export type DeliveryState = 'queued' | 'sent' | 'failed' | 'spam';

/** A message as the admin's inbox gets it. */
export interface InboxMessage {
  _id: string;
  Name: string;
  Email: string;
  /** E.164. */
  Phone?: string;
  Message: string;
  /** Messages of before a service was added lack it. */
  Services: Partial<ContactMessage['formData']['services']>;
  /** Of the page that it was written on. */
  Language: Language;
  State: DeliveryState;
  /** It has a sign of spam. Messages of before November 2026 lack it. */
  Suspect?: boolean;
  Attempts: number;
  /** Why the last attempt to mail it did not succeed. Never anything personal. */
  LastError?: string;
  Read: boolean;
  Handled: boolean;
  /** ISO 8601, the server's clock. */
  CreatedAt: string;
  SentAt?: string;
}

export const messageId = z.uuid().lowercase();

/** As the server writes it. */
const receivedAt = z.iso.datetime({ precision: 3 });

/** `PATCH /api/messages/:id` */
export const messageChange = z
  .strictObject({
    Read: z.boolean().exactOptional(),
    Handled: z.boolean().exactOptional(),
    /** The admin says that it is none: it loses its mark, and is mailed if it was held back. */
    Spam: z.literal(false).exactOptional(),
  })
  .refine((change) => Object.keys(change).length > 0, 'must change something');
export type MessageChange = z.infer<typeof messageChange>;

/** `<CreatedAt>_<_id>` of the last message of a page, which may be deleted meanwhile. */
const messageCursor = z.templateLiteral([receivedAt, '_', messageId]);

/** The query of `GET /api/messages`. */
export const inboxQuery = z.strictObject({
  limit: z
    .string()
    .regex(/^[0-9]{1,3}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(1).max(LIST_LIMIT_MAX))
    .default(LIST_LIMIT_MAX),
  after: messageCursor.exactOptional(),
});

/** The query of `DELETE /api/messages/spam`: what came after `until` stays. */
export const spamQuery = z.strictObject({ until: receivedAt.exactOptional() });
