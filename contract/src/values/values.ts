import { z } from 'zod';
import { isSame, KNOWN_VALUES_MAX } from './same-values.ts';

/**
 * Values of the content or of a layout. A path names where a value stands in it, such as
 * `home.hero.headline` or `approval.date`. A value is what the owner changes as a whole: a text in
 * both languages, a list, a plot, or a plain value.
 */
export type ValuesByPath = Record<string, unknown>;

export const valuesByPath = z
  .unknown()
  // A record of zod leaves this key out and says nothing.
  .refine((values) => !Object.hasOwn(Object(values), '__proto__'), 'has no value of this name')
  .pipe(z.record(z.string(), z.unknown()));

/**
 * A call names the values that it changes. The draft of the content, and a release, have as their
 * `changes` the values that differ from the shipped content. Null, or the shipped value, restores
 * what is shipped.
 */
export const valueChanges = z.strictObject({
  // Each saving makes a new revision, which stops other devices.
  changes: valuesByPath.refine((changes) => Object.keys(changes).length > 0, 'names no value'),
  /**
   * Beside a path: the values that whoever changes it knew to stand there. That is the one that
   * stood there when typing began, and each one that the same device has sent since. A change is
   * refused with 409 where the draft has another one. A path without them is changed whatever
   * stands there.
   */
  before: z.record(z.string(), z.array(z.unknown()).min(1).max(KNOWN_VALUES_MAX)).exactOptional(),
});
export type ValuesBefore = Record<string, unknown[]>;

/** What is wrong with a value. */
export interface ValueIssue {
  /** `company.phones.0`, `home.hero.headline.ta` */
  path: string;
  message: string;
  /** With 409: what the draft has there; absent where it has no such plot. */
  value?: unknown;
}

export interface DraftChanges {
  changes: ValuesByPath;
  /** As `valueChanges` has it. */
  before?: ValuesBefore;
}

interface Draft {
  /** What it has at a path; undefined where nothing can stand. */
  valueAt: (path: string) => unknown;
  /** What it would have there once this value was put: the same, unless it is given. */
  stored?: (path: string, value: unknown) => unknown;
  /** Whether a value is one of those that are known: the same as one, unless it is given. */
  isKnown?: (path: string, value: unknown, known: unknown[]) => boolean;
}

const isOneOf = (_path: string, value: unknown, known: unknown[]) =>
  known.some((one) => isSame(one, value));

/**
 * What somebody else has changed, with the draft's own value. A value that stands there already is
 * no change.
 */
export function conflictsIn(
  { changes, before = {} }: DraftChanges,
  { valueAt, stored = (_, value) => value, isKnown = isOneOf }: Draft,
): ValueIssue[] {
  return Object.entries(changes).flatMap(([path, value]): ValueIssue[] => {
    const current = valueAt(path);
    if (current === undefined) return [{ path, message: 'stands in a plot that was removed' }];
    const known = before[path]?.map((one) => stored(path, one));
    if (!known || isKnown(path, current, [...known, stored(path, value)])) return [];
    return [{ path, message: 'was changed on another device', value: current }];
  });
}
