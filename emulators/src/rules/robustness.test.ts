import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RulesProtocol } from './protocol.ts';
import { decide, problemsOf } from './rules-under-test.ts';

const storageRules = readFileSync(new URL('../../../storage.rules', import.meta.url), 'utf8');
const tokens = storageRules.match(/\w+|\s+|[^\w\s]/g) ?? [];

const slip = fc.record({
  at: fc.nat(tokens.length - 1),
  replacement: fc.oneof(fc.constant(''), fc.constantFrom(...tokens), fc.string({ maxLength: 3 })),
});

function withSlips(slips: { at: number; replacement: string }[]): string {
  const copy = [...tokens];
  for (const { at, replacement } of slips) copy[at] = replacement;
  return copy.join('');
}

test('rules with slips in them either load or are refused with a reason', () => {
  fc.assert(
    fc.property(fc.array(slip, { minLength: 1, maxLength: 3 }), (slips) => {
      for (const problem of problemsOf(withSlips(slips))) expect(problem).toMatch(/^\d+:\d+ \S/);
    }),
    { numRuns: 500 },
  );
});

test('a request whose path nobody foresaw never creates anything', () => {
  const segment = fc.oneof(fc.constantFrom('b', 'o', 'file', '..', ''), fc.string());
  fc.assert(
    fc.property(fc.array(segment), (segments) => {
      const request = {
        method: 'create',
        path: `/${segments.join('/')}`,
        newResource: { size: 1 },
      };
      expect(decide(storageRules, request).permit).toBe(false);
    }),
  );
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
