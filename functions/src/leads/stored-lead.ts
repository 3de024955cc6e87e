import type { Lead } from '@theni/contract';

/** A lead as stored. Null stands for unknown: queries find no record that lacks a field. */
export interface StoredLead extends Omit<Lead, 'id'> {
  /** The numbers and the address that it was sent with, as `contactKeysOf` writes them. */
  contactKeys: string[];
  /** Whether a phone has rung for it, or there was none that could. */
  isRingDone: boolean;
  /** Whether nothing else had come from its sender's place in the minutes before. */
  isFirstOfPlace: boolean;
  /** How often the mail service refused its mail for what is in it. */
  mailRefusals: number;
  /** How often it was tried to ring for it. */
  ringAttempts: number;
  /** ISO 8601: when the next try may begin. Only while it waits to be mailed or to ring. */
  dueAt?: string;
}

/** A lead that a run of the job has taken up. */
export interface ClaimedLead {
  id: string;
  lead: StoredLead;
}
