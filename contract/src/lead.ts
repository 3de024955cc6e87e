import { z } from 'zod';
import type { ContactMessage } from './contact-message.ts';
import { phone } from './contact-message.ts';
import { email } from './email.ts';
import {
  type Language,
  LEAD_LISTS,
  NAME_MAX_LENGTH,
  NOTE_MAX_LENGTH,
  STAGES,
  type Stage,
} from './limits.ts';
import { line, text } from './text.ts';

/**
 * State of the mail about a message. `announced`: so many came that one mail tells of them all;
 * `failed`: after the last try; `not-mailed`: it came as spam, or to a local stack.
 */
export type MailState = 'queued' | 'sent' | 'announced' | 'failed' | 'not-mailed';

/**
 * `suspect` has one sign of a program, `spam` both, or the owner says so; `flood` is one of very
 * many from one place, and held back like spam.
 */
export type Verdict = 'clean' | 'suspect' | 'spam' | 'flood';

/** `open` waits for the owner, `done` is booked or not interested. */
export type Folder = 'open' | 'done' | 'spam' | 'deleted';

/** A message as the owner gets it. */
export interface Lead {
  id: string;
  name: string;
  /** Absent in a question about a layout that gives a telephone number alone. */
  email?: string;
  /** E.164, or as the visitor typed it where it cannot be read. */
  phone?: string;
  message: string;
  services: ContactMessage['formData']['services'];
  /** The language of the page that it was written on. */
  language: Language;
  /** The path of the English page that led to it. Null here and in the next three: not known. */
  page: string | null;
  /** The layout's slug, and the number of the plot in it. */
  layout: string | null;
  plot: string | null;
  campaign: string | null;
  /** ISO 8601, the day that the visitor proposes. */
  comeOn: string | null;
  stage: Stage;
  /** ISO 8601, a day in India: the lead is due on it. */
  nextStepOn: string | null;
  note: string | null;
  /** ISO 8601, when the owner deleted it; a day later it goes for good. */
  deleted: string | null;
  verdict: Verdict;
  /** Follows from stage, verdict and deletion. */
  folder: Folder;
  mailState: MailState;
  attempts: number;
  /** Why the last try did not succeed. Never anything personal. */
  lastError?: string;
  createdAt: string;
}

export const messageId = z.uuid().lowercase();

export const leadQuery = z.strictObject({
  folder: z.enum(LEAD_LISTS).default('open'),
  /** Words that all have to be in it. */
  search: line(NAME_MAX_LENGTH).exactOptional(),
  /** `next` of the page before. */
  before: messageId.exactOptional(),
});
export type LeadQuery = z.infer<typeof leadQuery>;

export const earlierQuery = leadQuery.pick({ before: true });

/** Newest first. */
export interface LeadPage {
  messages: Lead[];
  /** On the first page of Open: what is due, the longest first. `messages` has it too. */
  due?: Lead[];
  /** What the next page is asked with, as `before`; null on the last. */
  next: string | null;
  /** How far a search has read: `createdAt` of its last message. */
  searchedBackTo?: string;
}

export const leadChange = z
  .strictObject({
    stage: z.enum(STAGES).exactOptional(),
    nextStepOn: z.iso.date().nullable().exactOptional(),
    note: z
      .union([z.literal('').transform(() => null), text(NOTE_MAX_LENGTH)])
      .nullable()
      .exactOptional(),
    /** `clean`: it is no spam, comes to Open, and is mailed if it was held back. */
    verdict: z.enum(['clean', 'spam']).exactOptional(),
    /** Takes a deletion back. */
    deleted: z.literal(false).exactOptional(),
  })
  .refine((change) => Object.keys(change).length > 0, 'must change something');
export type LeadChange = z.infer<typeof leadChange>;

/** `POST /api/messages/empty-spam`: spam that came after the newest one shown stays. */
export const spamDeletion = z.strictObject({ newest: messageId });

/** `POST /api/messages/forget`: all messages with the number, and all with the address. */
export const knownPerson = z
  .strictObject({ phone: phone.optional(), email: email.exactOptional() })
  .refine(({ phone, email }) => phone || email, 'must name a person');

/** How many messages were deleted, and how many plots named one of them. */
export interface ForgottenResponse {
  messages: number;
  plots: number;
}
