import type { Lead } from '@theni/contract';

/** A lead as stored. Null stands for unknown: queries find no record that lacks a field. */
export interface StoredLead extends Omit<Lead, 'id'> {
  /** The numbers and the address that it was sent with, as `contactKeysOf` writes them. */
  contactKeys: string[];
  /** ISO 8601: when the next try may begin. Only while it waits to be mailed or to ring. */
  dueAt?: string;
  /** ISO 8601, when a phone rang for it. */
  rungAt?: string;
}
