import { z } from 'zod';
import { layoutSlug } from './layout.ts';
import {
  BULK_MAX,
  CAMPAIGN_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  FORM_SERVICES,
  GENERAL_PURPOSE,
  LANGUAGES,
  type Language,
  LIST_LIMIT_MAX,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  NOTE_MAX_LENGTH,
  PHONE_MAX_LENGTH,
  STAGES,
  type Stage,
} from './limits.ts';
import { pagePath } from './page-path.ts';
import { readPhone } from './phone.ts';
import { line, plotNumber } from './text.ts';

/**
 * Every address that a browser's own check lets pass, so that no visitor is refused after it; only the domain
 * needs a dot, as all mail on the internet has. RFC 5321, 4.5.3.1.1: the local part has at most 64 octets.
 */
const email = z
  .string()
  // A longer one is not looked at further: a pattern may take long over it.
  .max(EMAIL_MAX_LENGTH, { abort: true })
  .overwrite(withAsciiDomain)
  .regex(z.regexes.html5Email, { abort: true })
  .regex(/^[^@]{1,64}@[^@]+\.[^@]+$/, 'must be a complete e-mail address');

/** Chrome sends a Tamil domain in ASCII (RFC 5891), Firefox as it was typed. */
function withAsciiDomain(address: string): string {
  const [, person, domain] = /^([^@]*@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? [];
  if (domain === undefined || !URL.canParse(`http://${domain}`)) return address;
  return `${person}${new URL(`http://${domain}`).hostname}`;
}

/** Several lines of text. */
const text = (maxLength: number) => z.string().trim().min(1).max(maxLength);

/** E.164; what cannot be read stays as it was typed, because the company may know what is meant. An empty field is no number. */
const phone = z
  .union([z.literal(''), line(PHONE_MAX_LENGTH)])
  .transform((typed) => (typed === '' ? undefined : (readPhone(typed) ?? typed)));

const services = z.strictObject({
  construction: z.enum(['', FORM_SERVICES.construction, GENERAL_PURPOSE]),
  plans: z.enum(['', FORM_SERVICES.plans]),
  plots: z.enum(['', FORM_SERVICES.plots]),
  others: z.enum(['', FORM_SERVICES.others]),
} satisfies Record<keyof typeof FORM_SERVICES, z.ZodType>);

/** Milliseconds since 1970 on the visitor's clock, which may be wrong: only differences count. */
const instant = z.number().min(0).max(8.64e15);

/** Where a message came from is good to know and no reason to lose it: a bad value counts as none. */
const known = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

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
  /** The page that led the visitor to the form, and what it is about. */
  page: known(pagePath),
  project: known(layoutSlug),
  plot: known(plotNumber),
  /** The day on which the visitor would like to come: `daysToCome` says which may be named. */
  comeOn: z.union([z.literal('').transform(() => undefined), z.iso.date()]).optional(),
  /** The `utm_*` of the visit, joined. */
  campaign: known(line(CAMPAIGN_MAX_LENGTH)),
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
  /** E.164, or as the visitor typed it where it cannot be read. */
  Phone?: string;
  Message: string;
  /** Messages of before a service was added lack it. */
  Services: Partial<ContactMessage['formData']['services']>;
  /** Of the page that it was written on. */
  Language: Language;
  /** Of the English page that led to it. Null in this and the next three: not known. */
  Page: string | null;
  /** The project's slug, and the number of the plot in it. */
  Project: string | null;
  Plot: string | null;
  Campaign: string | null;
  /** ISO 8601, the day on which the visitor would like to come; nothing is booked by it. Null: not said. */
  ComeOn: string | null;
  Stage: Stage;
  /** ISO 8601, days in India. */
  VisitAt: string | null;
  RemindAt: string | null;
  /** The admin's own. */
  Note: string | null;
  /** ISO 8601, when the admin deleted it; it goes for good the next day. */
  Deleted: string | null;
  State: DeliveryState;
  /** It has a sign of spam. Messages of before November 2026 lack it. */
  Suspect?: boolean;
  Attempts: number;
  /** Why the last attempt to mail it did not succeed. Never anything personal. */
  LastError?: string;
  Read: boolean;
  /** ISO 8601, the server's clock. */
  CreatedAt: string;
  SentAt?: string;
  /** How many messages of the person stand on the line that this one, the newest of them, has in the inbox. */
  Messages: number;
}

export const messageId = z.uuid().lowercase();

/** As the server writes it. */
const receivedAt = z.iso.datetime({ precision: 3 });

const day = z.iso.date().nullable();

const messageFields = {
  Read: z.boolean().exactOptional(),
  Stage: z.enum(STAGES).exactOptional(),
  VisitAt: day.exactOptional(),
  RemindAt: day.exactOptional(),
  Note: z
    .union([z.literal('').transform(() => null), text(NOTE_MAX_LENGTH)])
    .nullable()
    .exactOptional(),
  /**
   * `false`: the admin says that it is none. It loses its mark, and is mailed in a while if it was held back; until then `true`
   * holds it back again.
   */
  Spam: z.boolean().exactOptional(),
  /** Takes back that a message which was not held back has lost its mark. */
  Suspect: z.literal(true).exactOptional(),
  /** `true` hides it at once and deletes it the next day; until then `false` brings it back. */
  Deleted: z.boolean().exactOptional(),
};

const changesSomething = (change: object) => Object.keys(change).some((field) => field !== 'Ids');
const NOTHING = 'must change something';

/** `PATCH /api/messages/:id` */
export const messageChange = z.strictObject(messageFields).refine(changesSomething, NOTHING);
export type MessageChange = z.infer<typeof messageChange>;

/** `PATCH /api/messages` */
export const messagesChange = z
  .strictObject({ Ids: z.array(messageId).min(1).max(BULK_MAX), ...messageFields })
  .refine(changesSomething, NOTHING);

/** `POST /api/messages/forget`: all messages with the number, and all with the address. */
export const knownPerson = z
  .strictObject({ Phone: phone.optional(), Email: email.exactOptional() })
  .refine(({ Phone, Email }) => Phone || Email, 'must name a person');

/** How many messages went, and how many plots no longer name one of them. */
export interface ForgottenResponse {
  Messages: number;
  Plots: number;
}

/** `<CreatedAt>_<_id>` of the last message of a page, which may be deleted meanwhile. */
const messageCursor = z.templateLiteral([receivedAt, '_', messageId]);

const yesOrNo = z.enum(['0', '1']).transform((each) => each === '1');

const filters = {
  stage: z.enum(STAGES).exactOptional(),
  project: layoutSlug.exactOptional(),
  /** Those that are not read yet. */
  unread: z.literal('1').exactOptional(),
  /** `0` without spam, `1` nothing else. */
  spam: yesOrNo.exactOptional(),
  /** Those of this day in India and later. */
  since: z.iso.date().exactOptional(),
};

/** Words that all have to be in it. */
const search = line(NAME_MAX_LENGTH).exactOptional();

/** The query of `GET /api/messages.csv`; `after` for the file of what the one before had no room for. */
export const exportQuery = z.strictObject({
  ...filters,
  search,
  after: messageCursor.exactOptional(),
});

/** The query of `GET /api/messages`. Without filters it is the line of every person, and spam. */
export const inboxQuery = z
  .strictObject({
    limit: z
      .string()
      .regex(/^[0-9]{1,3}$/, 'must be a whole number')
      .transform(Number)
      .pipe(z.number().min(1).max(LIST_LIMIT_MAX))
      .default(LIST_LIMIT_MAX),
    after: messageCursor.exactOptional(),
    ...filters,
    search,
    /** Those whose reminder is due, the longest due first, and then the visits of today and tomorrow; stands alone. */
    due: z.literal('1').exactOptional(),
    /** All on the line of this message; stands alone. */
    person: messageId.exactOptional(),
    /** These, with commas between them; stands alone. */
    ids: z
      .string()
      .max(100 * 37)
      .transform((typed) => typed.split(','))
      .pipe(z.array(messageId).max(100))
      .exactOptional(),
  })
  .refine(({ due, person, ids, limit: _, ...rest }) => {
    const alone = [due, person, ids].filter(Boolean).length;
    return alone === 0 || (alone === 1 && Object.keys(rest).length === 0);
  }, 'due, person and ids stand alone');
export type InboxQuery = z.infer<typeof inboxQuery>;
