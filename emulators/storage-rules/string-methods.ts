import { RE2JS } from 're2js';
import { expectString, type Value } from './values.ts';

// The reference (rules.String) counts "characters" and does not say how it treats those outside the
// Basic Multilingual Plane; here, as in CEL, one code point is one character.
export const stringMethods = {
  size: { arity: 0, run: (text: Value) => BigInt([...expectString(text)].length) },
  lower: { arity: 0, run: (text: Value) => expectString(text).toLowerCase() },
  upper: { arity: 0, run: (text: Value) => expectString(text).toUpperCase() },
  /** Load demands that the pattern is a literal, in the syntax of RE2. */
  matches: {
    arity: 1,
    run: (text: Value, pattern: Value | undefined) =>
      RE2JS.compile(expectString(pattern)).matches(expectString(text)),
  },
};
