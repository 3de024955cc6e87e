import { isBoth } from '@theni/content/text';
import { z } from 'zod';

// The Content-Security-Policy allows no code made from text, and a mere attempt is an error on the console.
z.config({ jitless: true });

const LEAST_LIMIT = 80;
const MOST_LIMIT = 5000;
const LIST_LIMIT = 40;

/** How many letters may stand in the place of a shipped text. */
export function lettersAt(shipped: string): number {
  return Math.min(MOST_LIMIT, Math.max(LEAST_LIMIT, 4 * shipped.length));
}

/** What a draft may be: of the shape of the shipped content, however empty, and not too long. */
export function draftSchemaOf(shipped: unknown): z.ZodType {
  if (typeof shipped === 'string') {
    const limit = lettersAt(shipped);
    return z.string().max(limit, `At most ${limit} letters, please.`);
  }
  if (typeof shipped === 'number') return z.number('A number, please.');
  if (Array.isArray(shipped))
    return z.array(draftSchemaOf(shipped[0])).max(LIST_LIMIT, `At most ${LIST_LIMIT}, please.`);
  if (typeof shipped !== 'object' || shipped === null) return z.unknown();
  if (isBoth(shipped) && typeof shipped.en === 'string' && typeof shipped.ta === 'string') {
    const limit = Math.max(lettersAt(shipped.en), lettersAt(shipped.ta));
    const text = z.string().max(limit, `At most ${limit} letters, please.`);
    return z.object({ en: text, ta: text });
  }
  return z.looseObject(
    Object.fromEntries(Object.entries(shipped).map(([key, value]) => [key, draftSchemaOf(value)])),
  );
}
