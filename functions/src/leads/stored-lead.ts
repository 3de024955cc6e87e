import type { Folder, Lead, LeadChange } from '@theni/contract';
import { readPhone } from '@theni/contract/phone';

/** A lead as stored. Null stands for unknown: queries find no record that lacks a field. */
export interface StoredLead extends Omit<Lead, '_id'> {
  /** The number and the address that it was sent with, as `personsOf` writes them. */
  Persons: string[];
  /** ISO 8601: when the next try may begin. Only while it waits to be mailed or to ring. */
  DueAt?: string;
  /** ISO 8601, when a phone rang for it. */
  RungAt?: string;
  /** The last one mailed in an hour with too many; its mail says so. */
  IsLastMailed?: true;
}

/** As it is to be stored: folder and due time follow from the rest. */
export function settled({ DueAt, ...lead }: StoredLead, now: Date): StoredLead {
  const Folder = folderOf(lead);
  const isDue = isWaiting({ ...lead, Folder });
  return { ...lead, Folder, ...(isDue && { DueAt: DueAt ?? now.toISOString() }) };
}

function folderOf({ Stage, Verdict, Deleted }: StoredLead): Folder {
  if (Deleted !== null) return 'deleted';
  if (Verdict === 'spam') return 'spam';
  return Stage === 'booked' || Stage === 'not-interested' ? 'done' : 'open';
}

/** What the owner has taken up, or is given up, needs no ring any more. */
export function isToRing({ Stage, Folder, RungAt }: StoredLead): boolean {
  return Stage === 'new' && Folder === 'open' && RungAt === undefined;
}

function isWaiting(lead: StoredLead): boolean {
  if (lead.Folder === 'deleted' || lead.Folder === 'spam') return false;
  return lead.State === 'queued' || (lead.State === 'sent' && isToRing(lead));
}

/** As the owner's change makes it. */
export function changed(lead: StoredLead, change: LeadChange, now: Date): StoredLead {
  const { Deleted, ...fields } = change;
  const wasHeldBack = lead.Verdict === 'spam' && change.Verdict === 'clean';
  return settled(
    {
      ...lead,
      ...fields,
      ...(Deleted === false && { Deleted: null }),
      ...(wasHeldBack && { State: 'queued' }),
    },
    now,
  );
}

/** Fewer digits, or words in their place, are nobody's alone. */
export const PHONE_DIGITS_MIN = 7;

/** A person's keys: the number, or its digits when unreadable, and the address in lower case. */
export function personsOf(of: { Phone?: string | undefined; Email?: string | undefined }) {
  const { Phone = '', Email } = of;
  const digits = Phone.replace(/\D/g, '');
  const number = digits.length < PHONE_DIGITS_MIN ? undefined : (readPhone(Phone) ?? digits);
  return [number, Email?.toLowerCase()].filter((key) => key !== undefined);
}
