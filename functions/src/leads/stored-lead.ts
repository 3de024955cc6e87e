import type { Folder, Lead, LeadChange } from '@theni/contract';
import { readPhone } from '@theni/contract/phone';

/** A lead as stored. Null stands for unknown: queries find no record that lacks a field. */
export interface StoredLead extends Omit<Lead, 'id'> {
  /** The number and the address that it was sent with, as `personsOf` writes them. */
  persons: string[];
  /** ISO 8601: when the next try may begin. Only while it waits to be mailed or to ring. */
  dueAt?: string;
  /** ISO 8601, when a phone rang for it. */
  rungAt?: string;
  /** The last one mailed in an hour with too many; its mail says so. */
  isLastMailed?: true;
}

/** As it is to be stored: folder and due time follow from the rest. */
export function settled({ dueAt, ...lead }: StoredLead, now: Date): StoredLead {
  const folder = folderOf(lead);
  const isDue = isWaiting({ ...lead, folder });
  return { ...lead, folder, ...(isDue && { dueAt: dueAt ?? now.toISOString() }) };
}

function folderOf({ stage, verdict, deleted }: StoredLead): Folder {
  if (deleted !== null) return 'deleted';
  if (verdict === 'spam') return 'spam';
  return stage === 'booked' || stage === 'not-interested' ? 'done' : 'open';
}

/** What the owner has taken up, or is given up, needs no ring any more. */
export function isToRing({ stage, folder, rungAt }: StoredLead): boolean {
  return stage === 'new' && folder === 'open' && rungAt === undefined;
}

function isWaiting(lead: StoredLead): boolean {
  if (lead.folder === 'deleted' || lead.folder === 'spam') return false;
  return lead.state === 'queued' || (lead.state === 'sent' && isToRing(lead));
}

/** As the owner's change makes it. */
export function changed(lead: StoredLead, change: LeadChange, now: Date): StoredLead {
  const { deleted, ...fields } = change;
  const wasHeldBack = lead.verdict === 'spam' && change.verdict === 'clean';
  return settled(
    {
      ...lead,
      ...fields,
      ...(deleted === false && { deleted: null }),
      ...(wasHeldBack && { state: 'queued' }),
    },
    now,
  );
}

/** Fewer digits, or words in their place, are nobody's alone. */
export const PHONE_DIGITS_MIN = 7;

/** A person's keys: the number, or its digits when unreadable, and the address in lower case. */
export function personsOf(of: { phone?: string | undefined; email?: string | undefined }) {
  const { phone = '', email } = of;
  const digits = phone.replace(/\D/g, '');
  const number = digits.length < PHONE_DIGITS_MIN ? undefined : (readPhone(phone) ?? digits);
  return [number, email?.toLowerCase()].filter((key) => key !== undefined);
}
