import { z } from 'zod';
import type { ContactMessage } from './contact-message.ts';
import { phone, text } from './contact-message.ts';
import { email } from './email.ts';
import {
  type Language,
  LEAD_FOLDERS,
  NAME_MAX_LENGTH,
  NOTE_MAX_LENGTH,
  STAGES,
  type Stage,
} from './limits.ts';
import { line } from './text.ts';

/** Of its mail. `not-mailed`: spam, or too many in an hour; `failed`: after the last try. */
export type DeliveryState = 'queued' | 'sent' | 'failed' | 'not-mailed';

/** `suspect` has one sign of a program, `spam` both. */
export type Verdict = 'clean' | 'suspect' | 'spam';

/** `open` waits for the owner, `done` is booked or not interested. */
export type Folder = 'open' | 'done' | 'spam' | 'deleted';

/** A message as the owner gets it. */
export interface Lead {
  _id: string;
  Name: string;
  Email: string;
  /** E.164, or as the visitor typed it where it cannot be read. */
  Phone?: string;
  Message: string;
  Services: ContactMessage['formData']['services'];
  /** Of the page that it was written on. */
  Language: Language;
  /** Of the English page that led to it. Null in this and the next three: not known. */
  Page: string | null;
  /** The layout's slug, and the number of the plot in it. */
  Layout: string | null;
  Plot: string | null;
  Campaign: string | null;
  /** ISO 8601, the day that the visitor proposes. */
  ComeOn: string | null;
  Stage: Stage;
  /** ISO 8601, a day in India: the lead is due on it. */
  NextStepOn: string | null;
  Note: string | null;
  /** ISO 8601, when the owner deleted it; it goes for good the next day. */
  Deleted: string | null;
  Verdict: Verdict;
  /** Follows from stage, verdict and deletion. */
  Folder: Folder;
  State: DeliveryState;
  Attempts: number;
  /** Why the last try did not succeed. Never anything personal. */
  LastError?: string;
  CreatedAt: string;
  SentAt?: string;
}

export const messageId = z.uuid().lowercase();

export const leadQuery = z.strictObject({
  folder: z.enum(LEAD_FOLDERS).default('open'),
  /** Words that all have to be in it. */
  search: line(NAME_MAX_LENGTH).exactOptional(),
  /** `Next` of the page before. */
  before: messageId.exactOptional(),
});
export type LeadQuery = z.infer<typeof leadQuery>;

export const earlierQuery = leadQuery.pick({ before: true });

/** Newest first. */
export interface LeadPage {
  Messages: Lead[];
  /** On the first page of Open: what is due, the longest first. `Messages` has it too. */
  Due?: Lead[];
  /** What the next page is asked with, as `before`; null on the last. */
  Next: string | null;
  /** Of a search: `CreatedAt` of the last message read. */
  SearchedBackTo?: string;
}

export interface LeadCounts {
  /** In Open, of the stage `new`. */
  New: number;
  Spam: number;
}

export const leadChange = z
  .strictObject({
    Stage: z.enum(STAGES).exactOptional(),
    NextStepOn: z.iso.date().nullable().exactOptional(),
    Note: z
      .union([z.literal('').transform(() => null), text(NOTE_MAX_LENGTH)])
      .nullable()
      .exactOptional(),
    /** It is no spam: it comes to Open, and is mailed if it was held back. */
    Verdict: z.literal('clean').exactOptional(),
    /** Takes a deletion back. */
    Deleted: z.literal(false).exactOptional(),
  })
  .refine((change) => Object.keys(change).length > 0, 'must change something');
export type LeadChange = z.infer<typeof leadChange>;

/** `POST /api/messages/empty-spam`: spam that came after the newest one shown stays. */
export const spamDeletion = z.strictObject({ Newest: messageId });

/** `POST /api/messages/forget`: all messages with the number, and all with the address. */
export const knownPerson = z
  .strictObject({ Phone: phone.optional(), Email: email.exactOptional() })
  .refine(({ Phone, Email }) => Phone || Email, 'must name a person');

/** How many messages were deleted, and how many plots named one of them. */
export interface ForgottenResponse {
  Messages: number;
  Plots: number;
}
