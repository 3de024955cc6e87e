import { RE2JS } from 're2js';
import { EvaluationError, UndocumentedError } from './errors.ts';
import { expectString, type Value } from './values.ts';

export type Run = (...args: Value[]) => Value;
export interface Signature {
  arity: number;
  /** For a method the receiver comes first and does not count in `arity`. */
  run: Run;
}
export type Signatures = Record<string, Signature>;

/** These take an RE2 pattern as their first argument; load demands that it is a literal. */
export const patternMethods: ReadonlySet<string> = new Set(['matches', 'replace', 'split']);

// The reference (rules.String) counts "characters" and does not say how it treats those outside the
// Basic Multilingual Plane; here, as in CEL, one code point is one character.
export const stringMethods: Signatures = {
  size: { arity: 0, run: (text) => BigInt([...expectString(text)].length) },
  lower: { arity: 0, run: (text) => expectString(text).toLowerCase() },
  upper: { arity: 0, run: (text) => expectString(text).toUpperCase() },
  trim: { arity: 0, run: (text) => expectString(text).replace(/^[\t-\r ]+|[\t-\r ]+$/g, '') },
  toUtf8: { arity: 0, run: (text) => new Uint8Array(Buffer.from(expectString(text), 'utf8')) },
  matches: { arity: 1, run: matches },
  replace: { arity: 2, run: replace },
  split: { arity: 1, run: split },
};

function matches(...[text, pattern]: Value[]): Value {
  return RE2JS.compile(expectString(pattern)).matches(expectString(text));
}

function replace(...[text, pattern, substitute]: Value[]): Value {
  const replacement = expectString(substitute);
  if (/[\\$]/.test(replacement)) {
    throw new UndocumentedError('replace(): the reference does not define \\ or $ in a substitute');
  }
  return searcher(pattern).matcher(expectString(text)).replaceAll(replacement);
}

function split(...[text, pattern]: Value[]): Value {
  const parts = searcher(pattern).split(expectString(text), -1);
  if (parts.length > 1 && (parts.at(-1) === '' || parts[0] === '')) {
    throw new UndocumentedError('split(): the reference does not define empty pieces at an end');
  }
  return parts;
}

function searcher(pattern: Value | undefined): RE2JS {
  const expression = RE2JS.compile(expectString(pattern));
  if (expression.test('')) throw new EvaluationError('a pattern that matches nothing at all');
  return expression;
}
