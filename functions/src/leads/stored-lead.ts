import { digitsOf, type Lead, PHONE_DIGITS_MIN, phonesIn, readPhone } from '@theni/contract';

/** A lead as stored. Null stands for unknown: queries find no record that lacks a field. */
export interface StoredLead extends Lead {
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

/** What the owner gets of a lead: what the server alone needs of it does not go out. */
export function toLead(stored: StoredLead): Lead {
  const { contactKeys, isRingDone, isFirstOfPlace, mailRefusals, ringAttempts, dueAt, ...lead } =
    stored;
  return lead;
}

/**
 * A person's keys: each number as E.164, all the digits where more than one number was typed or
 * none can be read, and the address in lower case.
 */
export function contactKeysOf(of: { phone?: string | undefined; email?: string | undefined }) {
  const { phone = '', email } = of;
  const digits = digitsOf(phone);
  const isOneNumber = readPhone(phone) !== undefined;
  // Fewer digits are no number, and would be the key of many persons.
  const hasDigitsKey = !isOneNumber && digits.length >= PHONE_DIGITS_MIN;
  return [
    ...phonesIn(phone),
    ...(hasDigitsKey ? [digits] : []),
    ...(email === undefined ? [] : [email.toLowerCase()]),
  ];
}
