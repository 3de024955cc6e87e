import { describe, expect, test } from 'vitest';
import { decide, type Outcome, outcomeOf, rulesWith, sampleUpload } from './rules-under-test.ts';

const reference = 'https://firebase.google.com/docs/reference/rules/rules';
const storage = 'https://firebase.google.com/docs/reference/security/storage';
const language = 'https://firebase.google.com/docs/rules/rules-language';
const structure = 'https://firebase.google.com/docs/firestore/security/rules-structure';
const re2 = 'https://github.com/google/re2/wiki/Syntax';
const errors = `${storage} (Error Evaluation)`;
const operators = `${language} (Building conditions)`;

type Case = [condition: string, outcome: Outcome, source: string];

/** A test for each condition, asked by the sample upload. */
function check(cases: Case[]): void {
  test.each(cases)('%s is %s (%s)', (condition, outcome) => {
    expect(outcomeOf(condition, '', sampleUpload)).toBe(outcome);
  });
}

describe('&& and || absorb an error that cannot change the result', () => {
  check([
    ['request.auth.token.missing == 1 || true', 'true', errors],
    ['true || request.auth.token.missing == 1', 'true', errors],
    ['request.auth.token.missing == 1 || false', 'error', errors],
    ['false || request.auth.token.missing == 1', 'error', errors],
    ['request.auth.token.missing == 1 && true', 'error', errors],
    ['true && request.auth.token.missing == 1', 'error', errors],
    ['request.auth.token.missing == 1 && false', 'false', errors],
    ['false && request.auth.token.missing == 1', 'false', errors],
    ['request.auth.uid || true', 'true', errors],
    ["(true && 'x') == 'x'", 'error', errors],
    ['request.auth.uid', 'error', `${storage} (Allow)`],
  ]);
});

describe('equality tells types apart without an error', () => {
  check([
    ["request.resource.size == '1000'", 'false', operators],
    ["request.resource.size != '1000'", 'true', operators],
    ['request.resource.size == 1000', 'true', `${reference}.Integer`],
    ['null == request.resource', 'false', operators],
    ['resource == null', 'true', operators],
    ['request.auth == request.auth', 'error', 'maps are not compared here: denied'],
  ]);
});

describe('operators', () => {
  check([
    ['2 > 1', 'true', `${reference}.Integer`],
    ['1 > 1', 'false', `${reference}.Integer`],
    ['1 <= 1', 'true', `${reference}.Integer`],
    ["2 > '1'", 'error', errors],
    ["'b' > 'a'", 'error', 'strings are not ordered here: denied'],
    ["'a' + 'b' == 'ab'", 'true', `${reference}.String`],
    ["1 + '1' == '11'", 'error', errors],
    ['20 * 1024 * 1024 == 20971520', 'true', `${reference}.Integer`],
    ['9007199254740991 * 2 > 0', 'error', 'integers over 2^53 are not known here: denied'],
    ['2 * (3 * 4) == 24', 'true', operators],
    ["'a' + 'b' == 'ab' && 1 > 2 == false", 'true', operators],
    ['false && true || true', 'true', operators],
    ['false && (true || true)', 'false', operators],
  ]);
});

describe('fields', () => {
  check([
    ['request.auth.token.claims.level == 3', 'true', `${reference}.Map`],
    ['request.auth.token.claims.other == 3', 'error', errors],
    ['request.auth.token.constructor != null', 'error', errors],
    ['request.auth.token.__proto__ != null', 'error', errors],
  ]);
});

describe('strings', () => {
  check([
    ["'user@domain.com'.matches('.*@domain[.]com')", 'true', `${reference}.String#matches`],
    ["'banana'.matches('nan')", 'false', `${reference}.String#matches`],
    ["'a.jpg.html'.matches('.*[.]jpg')", 'false', `${reference}.String#matches`],
    ["'a.jpg'.matches('png|jpg|.*[.]jpg')", 'true', `${reference}.String#matches`],
    ["'a\u2028b'.matches('a.b')", 'true', re2],
    ["'A.JPG'.matches('(?i).*[.]jpg')", 'true', re2],
    ["'a1_-'.matches('[\\\\w-]+')", 'true', re2],
    ["'xx'.matches('(x)\\\\1')", 'load error', re2],
    ["'x'.matches('[')", 'load error', re2],
    ["request.resource.size.matches('1000')", 'error', `${reference}.String#matches`],
    ["'ABC123'.lower() == 'abc123'", 'true', `${reference}.String#lower`],
    ["request.resource.size.lower() == '1000'", 'error', `${reference}.String#lower`],
  ]);

  test.each(['a\nb', 'a\n', 'a\r\n'])('of %j a pattern does not forget the end of line', (name) => {
    const request = { method: 'get', path: `/f/${name}` };
    expect(decide(rulesWith("name.matches('a.b|a$')"), request).permit).toBe(false);
  });
});

describe('a signed-out request', () => {
  test.each<Case>([
    ['request.auth == null', 'true', `${storage} (Request)`],
    ["request.auth.uid == 'u1'", 'error', errors],
    ["request.auth.token.email != 'a@b.c'", 'error', errors],
    ["request.auth != null && request.auth.uid == 'u1'", 'false', `${storage} (Request)`],
    ["request.auth.uid == 'u1' || request.auth == null", 'true', errors],
    ['request.resource == null && resource == null', 'true', `${storage} (Resource)`],
    ['request.resource.size <= 5', 'error', errors],
  ])('%s is %s (%s)', (condition, outcome) => {
    expect(outcomeOf(condition)).toBe(outcome);
  });
});

describe('functions', () => {
  const source = `${language} (Functions)`;
  test.each<[declarations: string, condition: string, outcome: Outcome, source: string]>([
    ['function f(name) { return name; }', "f('y') == 'y'", 'true', source],
    [
      'function f(a) { return g(a); } function g(b) { return b + b; }',
      "f('z') == 'zz'",
      'true',
      source,
    ],
    [
      'function f(a) { return true; }',
      'f(request.auth.uid)',
      'error',
      'arguments are evaluated first: denied',
    ],
    ["function f() { return request.auth.uid == 'u'; }", 'f() || true', 'true', source],
    ['function f(a) { return a; }', 'f()', 'load error', source],
  ])('%s makes %s come to %s (%s)', (declarations, condition, outcome) => {
    expect(outcomeOf(condition, declarations)).toBe(outcome);
  });
});

function permits(body: string, method: string, path: string): boolean {
  const source = `rules_version = '2'; service firebase.storage { ${body} }`;
  return decide(source, { method, path }).permit;
}

describe('methods', () => {
  const granular = `${structure} (Granular operations)`;
  test.each([
    ['allow read;', 'get', true, granular],
    ['allow read;', 'list', true, granular],
    ['allow read;', 'create', false, granular],
    ['allow write;', 'create', true, granular],
    ['allow write;', 'delete', true, granular],
    ['allow write;', 'get', false, granular],
    ['allow create;', 'update', false, granular],
    ['allow create, delete;', 'delete', true, granular],
    ['allow get: if false; allow read: if true;', 'get', true, structure],
    ['', 'get', false, 'https://firebase.google.com/docs/rules/rules-behavior'],
    ['allow read, write;', 'read', false, granular],
  ])('"%s" makes %s %s (%s)', (allow, method, permit) => {
    expect(permits(`match /a { ${allow} }`, method, '/a')).toBe(permit);
  });
});

describe('paths and wildcards', () => {
  const nested = 'match /a/{x} { match /b/{y} { allow get: if x + y == "12"; } }';
  const overlapping = `${structure} (Overlapping match statements)`;
  test.each([
    ['match /a { allow get; }', '/a/b', false, `${structure} (Hierarchical data)`],
    ['match /a/{x} { allow get; }', '/a', false, structure],
    ['match /a/{x} { allow get; }', '/a/b', true, structure],
    ['match /a/{x} { allow get; }', '/a/b/c', false, structure],
    [nested, '/a/1/b/2', true, 'https://firebase.google.com/docs/storage/security/core-syntax'],
    [nested, '/a/1/b/3', false, 'https://firebase.google.com/docs/storage/security/core-syntax'],
    [nested, '/a/1', false, `${structure} (Hierarchical data)`],
    ['match /a/{x=**} { allow get; }', '/a', true, `${structure} (Version 2)`],
    ['match /a/{x=**} { allow get; }', '/a/b/c', true, `${structure} (Version 2)`],
    ['match /a/b { allow get: if false; } match /a/{x} { allow get; }', '/a/b', true, overlapping],
    ['match /{x} { allow get: if 1 > x; } match /{y=**} { allow get; }', '/a', true, overlapping],
    ['match /a/{x} { allow get; }', '/a//', false, 'no public word on empty segments: denied'],
    ['match /a/{x=**} { allow get; }', '/a//b', false, 'no public word on empty segments: denied'],
    ['match /a { allow get; }', 'a', false, 'no public word on relative paths: denied'],
  ])('%s makes getting %s %s (%s)', (body, path, permit) => {
    expect(permits(body, 'get', path)).toBe(permit);
  });

  test('what is asked of another service is denied', () => {
    const source =
      "rules_version = '2'; service firebase.storage { match /{x=**} { allow read; } }";
    expect(decide(source, { method: 'get', path: '/a' }).permit).toBe(true);
    const request = { method: 'get', path: '/a', service: 'cloud.firestore' };
    expect(decide(source, request).permit).toBe(false);
  });
});
