import { z } from 'zod';

/**
 * Values of the content or of a layout. A path names where a value stands in it, such as
 * `home.hero.headline` or `approval.date`. A value is what the owner changes as a whole: a text in
 * both languages, a list, a plot, or a plain value.
 */
export type ValuesByPath = Record<string, unknown>;

/**
 * A call names the values that it changes. The draft of the content, and a release, have as their
 * `changes` the values that differ from the shipped content. Null, or the shipped value, restores
 * what is shipped.
 */
export const valueChanges = z.strictObject({
  // A record of zod leaves this key out and says nothing.
  changes: z
    .unknown()
    .refine((changes) => !Object.hasOwn(Object(changes), '__proto__'), 'has no value of this name')
    .pipe(z.record(z.string(), z.unknown())),
});

/** What is wrong with a value. */
export interface ValueIssue {
  /** `company.phones.0`, `home.hero.headline.ta` */
  path: string;
  message: string;
}
