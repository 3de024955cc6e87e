import { createHash } from 'node:crypto';

/** Enough to tell apart what one folder holds. */
const DIGEST_LENGTH = 12;

/** Names an object by what is in it, so that one address never shows two pictures. */
export function digestOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, DIGEST_LENGTH);
}
