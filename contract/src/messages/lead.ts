import { z } from 'zod';
import { KNOWN_VALUES_MAX } from '../values/same-values.ts';
import { line, text, typedDay } from '../values/text.ts';
import type { Language } from '../website/site-map.ts';
import { NAME_MAX_LENGTH } from './contact-form.ts';
import { type ContactMessage, email, phone } from './contact-message.ts';
import { LEAD_LISTS, NOTE_MAX_LENGTH, STAGES, type Stage } from './lead-stages.ts';

/**
 * State of the mail about a message. `to-list`: more came in an hour than are mailed one by one, so
 * that one mail is to list them; `listed`: it has; `failed`: it was given up after a day of tries;
 * `not-mailed`: the message is held back, or came to a local stack.
 */
export type MailState = 'queued' | 'sent' | 'to-list' | 'listed' | 'failed' | 'not-mailed';

/**
 * Signs of a program: the hidden field is filled, or the form was sent within two seconds.
 * `suspect`: the message has one of them. `spam`: it has both, or the owner says so.
 * `flood`: it is one of very many from one place. What is `spam` or `flood` is held back: it is
 * listed under Spam and not mailed.
 */
export type Verdict = 'clean' | 'suspect' | 'spam' | 'flood';

/** An `open` lead waits for the owner; a `done` one is booked or not interested. */
export type Folder = 'open' | 'done' | 'spam' | 'deleted';

export interface Lead {
  id: string;
  name: string;
  /** Absent in a question about a layout that gives a telephone number alone. */
  email?: string;
  /** E.164, or as the visitor typed it where it cannot be read. */
  phone?: string;
  message: string;
  services: ContactMessage['formData']['services'];
  language: Language;
  /** The path of the English page that led to the form. This and the next three may be unknown. */
  page: string | null;
  /** The layout's slug. */
  layout: string | null;
  plot: string | null;
  campaign: string | null;
  /** ISO 8601, the day that the visitor proposes. */
  comeOn: string | null;
  stage: Stage;
  /** ISO 8601, the day in India for which the owner plans the next step. */
  nextStepOn: string | null;
  note: string | null;
  /** ISO 8601. A day after its deletion a lead goes for good. */
  deleted: string | null;
  verdict: Verdict;
  /** Follows from stage, verdict and deletion. */
  folder: Folder;
  mailState: MailState;
  /** How many times the service of mail was asked to send it. */
  mailAttempts: number;
  /** Why the newest try to mail it failed. Never anything personal. */
  lastError?: string;
  createdAt: string;
}

export const messageId = z.uuid().lowercase();

export const leadListQuery = z.strictObject({
  list: z.enum(LEAD_LISTS).default('open'),
  /** A lead is found when it has all of these words. */
  search: line(NAME_MAX_LENGTH).exactOptional(),
  /** The `next` of the page before. */
  before: messageId.exactOptional(),
});
export type LeadListQuery = z.infer<typeof leadListQuery>;

export const earlierLeadsQuery = leadListQuery.pick({ before: true });

/** The newest lead comes first. */
export interface LeadPage {
  messages: Lead[];
  /** Only the first page of Open has these: leads whose next step is for today or earlier. */
  due?: Lead[];
  /** The `before` of the next page; null on the last. */
  next: string | null;
  /** A search has read back to this `createdAt`. */
  searchedBackTo?: string;
}

const known = z.array(z.string().nullable()).min(1).max(KNOWN_VALUES_MAX).exactOptional();

export const leadChange = z
  .strictObject({
    stage: z.enum(STAGES).exactOptional(),
    nextStepOn: typedDay.nullable().exactOptional(),
    note: z
      .union([z.literal('').transform(() => null), text(NOTE_MAX_LENGTH)])
      .nullable()
      .exactOptional(),
    /** A `clean` lead comes to Open, and is mailed if it was held back. */
    verdict: z.enum(['clean', 'spam']).exactOptional(),
    /** Takes a deletion back. */
    deleted: z.literal(false).exactOptional(),
    /**
     * What stood there when typing began, and what the same device has sent since: another value
     * is somebody else's, and the change is refused with 409.
     */
    before: z.strictObject({ nextStepOn: known, note: known }).exactOptional(),
  })
  .refine(({ before: _, ...change }) => Object.keys(change).length > 0, 'must change something');
export type LeadChange = z.infer<typeof leadChange>;

/** `newest` is the newest spam that the owner sees: what has come since stays. */
export const spamDeletion = z.strictObject({ newest: messageId });

/** All messages with the number, and all with the address, are this person's. */
export const knownPerson = z
  .strictObject({ phone: phone.optional(), email: email.exactOptional() })
  .refine(({ phone, email }) => phone || email, 'must name a person');

/** How many messages were deleted, and how many plots named one of these. */
export interface ForgottenResponse {
  messages: number;
  plots: number;
}
