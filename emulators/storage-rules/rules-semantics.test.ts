import { describe, expect, test } from 'vitest';
import { cel, errors, language, operators, quotas, reference, storage } from './reference-pages.ts';
import { type Case, check, type Outcome, outcomeOf } from './rules-under-test.ts';

describe('&& and || absorb an error that cannot change the result', () => {
  check([
    ['request.auth.token.missing == 1 || true', 'true', errors],
    ['true || request.auth.token.missing == 1', 'true', errors],
    ['request.auth.token.missing == 1 || false', 'error', errors],
    ['request.auth.token.missing == 1 && true', 'error', errors],
    ['request.auth.token.missing == 1 && false', 'false', errors],
    ['!(request.auth.token.missing == 1)', 'error', errors],
    ['1 / (request.resource.size - 1000) == 1', 'error', errors],
    ['request.auth.token.missing ? true : true', 'error', errors],
    ['true ? true : request.auth.token.missing', 'true', operators],
    ['request.auth.uid', 'error', `${storage} (Allow)`],
    ['1', 'load error', `${storage} (Allow)`],
  ]);
});

describe('equality tells types apart without an error, numbers excepted', () => {
  check([
    ["request.resource.size == '1000'", 'false', operators],
    ["request.resource.size != '1000'", 'true', operators],
    ['request.resource.size == 1000.0', 'true', `${reference}.Integer`],
    ['null == request.resource.contentEncoding', 'true', operators],
    ["request.resource.contentEncoding == ''", 'false', operators],
    ["[1, 'a', null] == [1.0, 'a', null]", 'true', `${reference}.List`],
    ["{'a': [1]} == {'a': [1]}", 'true', `${reference}.Map`],
    ["{'a': 1} == {'a': 1, 'b': 2}", 'false', `${reference}.Map`],
    ["true == 'true'", 'false', `${reference}.Boolean`],
  ]);
});

describe('order exists only between numbers, strings and timestamps', () => {
  check([
    ['1 < 1.5', 'true', `${reference}.Integer`],
    ["'abc' < 'abd'", 'true', `${reference}.String`],
    ["'Z' < 'a'", 'true', `${reference}.String`],
    ["1 < '2'", 'error', errors],
    ['request.resource.contentEncoding < 5', 'error', errors],
    ['request.auth.token.email_verified > false', 'error', errors],
    ['request.time > request.resource.timeCreated', 'true', `${reference}.Timestamp_`],
  ]);
});

describe('integers have 64 bits and floats are IEEE', () => {
  check([
    ['7 / 2 == 3', 'true', `${cel} (Numeric Values)`],
    ['-7 / 2 == -3', 'true', `${cel} (Numeric Values)`],
    ['-7 % 2 == -1', 'true', `${cel} (Numeric Values)`],
    ['7 / 2.0 == 3.5', 'true', `${reference}.Integer`],
    ['1 / 0 == 0', 'error', errors],
    ['9223372036854775807 + 1 > 0', 'error', `${cel} (Overflow)`],
    ['-9223372036854775808 < 0', 'true', `${reference}.Integer`],
    ['-(-9223372036854775808) > 0', 'error', `${cel} (Overflow)`],
    ['9223372036854775808 > 0', 'load error', `${reference}.Integer`],
    ['9007199254740993 == 9007199254740992', 'false', `${reference}.Integer`],
    ['2 + 3 * 4 == 14', 'true', operators],
    ['(2 + 3) * 4 == 20', 'true', operators],
    ['1 + 1 is int && true == 1 is int', 'true', operators],
    ['1 < 2 in [true]', 'true', operators],
    ['false && true || true', 'true', operators],
    ['!false && -1 + 2 == 1', 'true', operators],
    ['10 - 3 - 2 == 5', 'true', operators],
    ["1 + '1' == 2", 'error', errors],
    ["'a' + 'b' == 'ab'", 'true', `${reference}.String`],
  ]);
});

describe('a signed-out request', () => {
  test.each<Case>([
    ['request.auth == null', 'true', `${storage} (Request)`],
    ["request.auth.uid == 'u1'", 'error', errors],
    ["request.auth.token.email != 'a@b.c'", 'error', errors],
    ["request.auth != null && request.auth.uid == 'u1'", 'false', `${storage} (Request)`],
    ["request.auth.uid == 'u1' || request.auth == null", 'true', errors],
    ['request.resource == null && resource == null', 'true', `${storage} (Resource)`],
    ['request.resource.size < 5', 'error', errors],
  ])('%s is %s (%s)', (condition, outcome) => {
    expect(outcomeOf(condition)).toBe(outcome);
  });
});

describe('functions', () => {
  const source = `${language} (Functions)`;
  const chain = (length: number) =>
    Array.from({ length }, (_, at) =>
      at === 0 ? 'function f0() { return true; }' : `function f${at}() { return f${at - 1}(); }`,
    ).join('\n');
  test.each<[declarations: string, condition: string, outcome: Outcome, source: string]>([
    ['function f() { return name; }', "f() == 'x'", 'true', source],
    ['function f(name) { return name; }', "f('y') == 'y'", 'true', source],
    [
      'function f(a) { return g(a); } function g(b) { return b + name; }',
      "f('z') == 'zx'",
      'true',
      source,
    ],
    [
      'function f(name) { return g(); } function g() { return name; }',
      "f('y') == 'x'",
      'true',
      source,
    ],
    ['function f(a) { let b = a + 1; let c = b * 2; return c; }', 'f(1) == 4', 'true', source],
    [
      'function f() { let request2 = request.auth; return request2 == null; }',
      'f()',
      'true',
      source,
    ],
    ['function f() { let a = resource.name; return true; }', 'f()', 'error', source],
    ['function f() { return resource.name; }', "f() == 'x' || true", 'true', source],
    ['function f(a) { return a; }', 'f()', 'load error', source],
    ['function f() { let a = b; let b = 1; return a; }', 'f() == 1', 'load error', source],
    ['function f() { return f(); }', 'f()', 'load error', quotas],
    ['function f() { return g(); } function g() { return f(); }', 'f()', 'load error', quotas],
    [chain(20).replace(/return (f\d+\(\))/g, 'return $1 && $1'), 'f9()', 'error', quotas],
    [chain(20), 'f19()', 'true', quotas],
    [chain(21), 'f20()', 'load error', quotas],
    [
      `function f() { ${'abcdefghij'.replace(/./g, 'let $& = 1; ')} return j == 1; }`,
      'f()',
      'true',
      quotas,
    ],
    [
      `function f() { ${'abcdefghijk'.replace(/./g, 'let $& = 1; ')} return j == 1; }`,
      'f()',
      'load error',
      quotas,
    ],
    [
      'function f(a, b, c, d, e, g, h, i) { return true; }',
      'f(1, 2, 3, 4, 5, 6, 7, 8)',
      'load error',
      quotas,
    ],
  ])('%s makes %s come to %s (%s)', (declarations, condition, outcome) => {
    expect(outcomeOf(condition, declarations)).toBe(outcome);
  });
});
