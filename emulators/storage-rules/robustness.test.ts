import fc from 'fast-check';
import { expect, test } from 'vitest';
import { count } from '../../functions/test/counts.ts';
import { ADMIN, STRANGER } from '../suite/accounts.ts';
import { RulesLoadError } from './errors.ts';
import { isIntended } from './intended-policy.ts';
import { RulesProtocol } from './protocol.ts';
import {
  account,
  decider,
  outcomeOf,
  refusalOf,
  storageRules,
  type TestRequest,
} from './rules-under-test.ts';
import { methods } from './syntax.ts';

const tokens = storageRules.match(/\w+|\s+|[^\w\s]/g) ?? [];

const edit = fc.record({
  at: fc.nat(tokens.length - 1),
  replacement: fc.oneof(fc.constant(''), fc.constantFrom(...tokens), fc.string({ maxLength: 3 })),
});

function withEdits(edits: { at: number; replacement: string }[]): string {
  const copy = [...tokens];
  for (const { at, replacement } of edits) copy[at] = replacement;
  return copy.join('');
}

const LONG_MS = 600_000;

test('rules with words changed or lost either load or are refused with a reason', {
  timeout: LONG_MS,
}, () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
      const refusal = refusalOf(withEdits(edits));
      if (refusal !== undefined) expect(refusal).toMatch(/^\d+:\d+ \S/);
    }),
    { numRuns: count(500, 50_000) },
  );
});

const path = '/b/bucket/o/file/3f2b8c1e-9a4d-4c7b-8e21-0d5f6a7b8c9d/site.jpg';
const photo = { name: path.slice('/b/bucket/o/'.length), contentType: 'image/jpeg', size: 1000 };

const upload: TestRequest = {
  service: 'firebase.storage',
  method: 'create',
  path,
  auth: account(ADMIN, true),
  resource: null,
  newResource: photo,
};
const identities = [
  null,
  account(STRANGER, true),
  account(ADMIN, false),
  account(ADMIN, true, 'password'),
  upload.auth ?? null,
];

/** What nobody but the admin may ever do, and what not even the admin may. */
const forbidden = identities
  .flatMap((auth) => methods.map((method) => ({ ...upload, method, auth })))
  .flatMap((request) => [request, { ...request, resource: photo }])
  .filter((request) => !isIntended(request));

/** The forbidden requests that a changed file would let pass; a file that does not load passes none. */
function opened(source: string): TestRequest[] {
  try {
    const decision = decider(source);
    return forbidden.filter((request) => decision(request).permit);
  } catch (error) {
    if (error instanceof RulesLoadError) return [];
    throw error;
  }
}

test('rules that were saved by half do not load', () => {
  const whole = storageRules.trimEnd().length;
  for (let length = 0; length < whole; length += 1)
    expect(refusalOf(storageRules.slice(0, length))).toBeDefined();
});

test('no character that is lost from the rules, and no word that is lost or written twice, lets anyone do more', {
  timeout: LONG_MS,
}, () => {
  const characters = Array.from(storageRules, (_, at) => without(storageRules, at));
  const words = tokens.flatMap((token, at) => [
    withEdits([{ at, replacement: '' }]),
    withEdits([{ at, replacement: `${token} ${token}` }]),
  ]);
  for (const source of [...characters, ...words]) expect(opened(source)).toEqual([]);
});

function without(text: string, at: number): string {
  return text.slice(0, at) + text.slice(at + 1);
}

test('blanks and comments between words change no decision', () => {
  const trivia = fc.constantFrom(' ', '\n', '\r\n', '\t', '/* allow */', '// allow write;\n');
  const requests = methods.map((method) => ({ ...upload, method }));
  const decisions = requests.map(decider(storageRules)).map(({ permit }) => permit);
  expect(decisions).toContain(true);
  // Where a path or a text cannot be.
  const places = Array.from(
    storageRules.matchAll(/(?<=[;{}])(?=\n)|(?=&&|==|<=)/g),
    ({ index }) => index,
  );
  fc.assert(
    fc.property(fc.constantFrom(...places), trivia, (at, added) => {
      const changed = storageRules.slice(0, at) + added + storageRules.slice(at);
      const permits = requests.map(decider(changed)).map(({ permit }) => permit);
      expect(permits).toEqual(decisions);
    }),
  );
});

test('any text at all is refused as rules, with a reason', { timeout: LONG_MS }, () => {
  const word = fc.constantFrom(...new Set(tokens));
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(word).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(text, (source) => {
      expect(refusalOf(source)).toMatch(/^\d+:\d+ \S/);
    }),
    { numRuns: count(500, 50_000) },
  );
});

test.each([...['(', '[', '!', '-', 'a(', 'a.', '"x" + ', 'true && ']])(
  'a condition of ten thousand %j is refused as rules',
  (piece) => {
    expect(outcomeOf(`${piece.repeat(10_000)}true`)).toBe('load error');
  },
);

test('a condition as long as the limit allows is decided', () => {
  expect(outcomeOf(`${'true && '.repeat(99)}true`)).toBe('true');
  expect(outcomeOf(`${'true && '.repeat(100)}true`)).toBe('load error');
});

test('a line with an id always gets an answer with this id, whatever else it holds', () => {
  const action = fc.constantFrom('load_ruleset', 'verify', 'other');
  fc.assert(
    fc.property(fc.integer(), action, fc.jsonValue(), (id, action, context) => {
      const reply = new RulesProtocol().answer(JSON.stringify({ id, action, context }));
      expect(reply).toMatchObject({ id, status: 'ok' });
      expect(reply.errors).not.toEqual([]);
      expect(reply.result).toBeUndefined();
    }),
  );
});
