import { describe, expect, test } from 'vitest';
import { loadRules } from './rules.ts';
import { decide, type TestRequest } from './test/rules-under-test.ts';
import { RulesLoadError } from './tokens.ts';

// What is expected here is what Google documents:
// https://firebase.google.com/docs/rules/rules-language
// https://firebase.google.com/docs/reference/security/storage
// https://firebase.google.com/docs/reference/rules/rules

type Outcome = 'true' | 'false' | 'error' | 'load error';

const signedIn: Partial<TestRequest> = {
  auth: { uid: 'u1', token: { email: 'a@b.c', email_verified: true, claims: { level: 3 } } },
  newResource: { name: 'f/x', size: 1000, contentType: 'image/jpeg' },
};

function service(body: string): string {
  return `rules_version = '2';\nservice firebase.storage {\n${body}\n}`;
}

/** A whole file around one condition. */
function rulesWith(condition: string, declarations = ''): string {
  return service(`match /f/{name} { ${declarations} allow get: if ${condition}; }`);
}

/** What a condition comes to, told apart further than permit and deny. */
function outcomeOf(condition: string, request: Partial<TestRequest>, declarations = ''): Outcome {
  const source = rulesWith(condition, declarations);
  if (refusalOf(source)) return 'load error';
  const { permit, errors } = decide(source, { method: 'get', path: '/f/x', ...request });
  if (errors.length > 0) return 'error';
  return permit ? 'true' : 'false';
}

/** Why the rules are refused, as `line:column reason`; undefined when they load. */
function refusalOf(source: string): string | undefined {
  try {
    loadRules(source);
    return undefined;
  } catch (error) {
    if (!(error instanceof RulesLoadError)) throw error;
    return `${error.line}:${error.column} ${error.message}`;
  }
}

describe('of an upload by an account', () => {
  test.each<[condition: string, outcome: Outcome]>([
    // && and || absorb an error that cannot change the result.
    ['request.auth.token.missing == 1 || true', 'true'],
    ['request.auth.token.missing == 1 || false', 'error'],
    ['false || request.auth.token.missing == 1', 'error'],
    ['request.auth.token.missing == 1 && true', 'error'],
    ['request.auth.token.missing == 1 && false', 'false'],
    ['false && request.auth.token.missing == 1', 'false'],
    ['request.auth.uid', 'error'],
    // Values of two types are unequal, without an error.
    ["request.resource.size == '1000'", 'false'],
    ["request.resource.size != '1000'", 'true'],
    ['request.resource.size == 1000', 'true'],
    ['null == request.resource', 'false'],
    ['resource == null', 'true'],
    ['request.auth == request.auth', 'error'],
    ['1 > 1', 'false'],
    ['1 <= 1', 'true'],
    ["2 > '1'", 'error'],
    ["1 + '1' == '11'", 'error'],
    ['20 * 1024 * 1024 == 20971520', 'true'],
    ['9007199254740991 * 2 > 0', 'error'],
    ["'a' + 'b' == 'ab' && 1 > 2 == false", 'true'],
    ['false && true || true', 'true'],
    ['false && (true || true)', 'false'],
    ['request.auth.token.claims.level == 3', 'true'],
    ['request.auth.token.constructor != null', 'error'],
    ['request.auth.token.__proto__ != null', 'error'],
    // A pattern fits the whole string.
    ["'banana'.matches('nan')", 'false'],
    ["'a.jpg.html'.matches('.*[.]jpg')", 'false'],
    ["'a.jpg'.matches('png|jpg|.*[.]jpg')", 'true'],
    ["'a1_-'.matches('[\\\\w-]+')", 'true'],
    ["'xx'.matches('(x)\\\\1')", 'load error'],
    ["request.resource.size.matches('1000')", 'error'],
    ["'ABC123'.lower() == 'abc123'", 'true'],
  ])('%s is %s', (condition, outcome) => {
    expect(outcomeOf(condition, signedIn)).toBe(outcome);
  });
});

test.each<[condition: string, outcome: Outcome]>([
  ['request.auth == null', 'true'],
  ["request.auth.token.email != 'a@b.c'", 'error'],
  ["request.auth != null && request.auth.uid == 'u1'", 'false'],
  ['request.resource == null && resource == null', 'true'],
  ['request.resource.size <= 5', 'error'],
])('of a signed-out request %s is %s', (condition, outcome) => {
  expect(outcomeOf(condition, {})).toBe(outcome);
});

test.each(['a\nb', 'a\n', 'a\r\n'])('of %j a pattern does not forget the end of line', (name) => {
  const request = { method: 'get', path: `/f/${name}` };
  expect(decide(rulesWith("name.matches('a.b|a$')"), request).permit).toBe(false);
});

test.each<[declarations: string, condition: string, outcome: Outcome]>([
  ['function f(a) { return g(a); } function g(b) { return b + b; }', "f('z') == 'zz'", 'true'],
  ['function f(a) { return true; }', 'f(request.auth.uid)', 'error'],
  ["function f() { return request.auth.uid == 'u'; }", 'f() || true', 'true'],
  ['function f(a) { return a; }', 'f()', 'load error'],
])('%s makes %s come to %s', (declarations, condition, outcome) => {
  expect(outcomeOf(condition, {}, declarations)).toBe(outcome);
});

test.each([
  ['allow read;', 'get', true],
  ['allow read;', 'list', true],
  ['allow read;', 'create', false],
  ['allow write;', 'delete', true],
  ['allow create;', 'update', false],
  ['allow create, delete;', 'delete', true],
  ['allow get: if false; allow read: if true;', 'get', true],
  ['', 'get', false],
  ['allow read, write;', 'read', false],
])('"%s" makes %s %s', (allow, method, permit) => {
  expect(decide(service(`match /a { ${allow} }`), { method, path: '/a' }).permit).toBe(permit);
});

const nested = 'match /a/{x} { match /b/{y} { allow get: if x + y == "12"; } }';
test.each([
  ['match /a { allow get; }', '/a/b', false],
  ['match /a/{x} { allow get; }', '/a', false],
  ['match /a/{x} { allow get; }', '/a/b', true],
  ['match /a/{x} { allow get; }', '/a/b/c', false],
  [nested, '/a/1/b/2', true],
  [nested, '/a/1/b/3', false],
  [nested, '/a/1', false],
  ['match /a/{x=**} { allow get; }', '/a', true],
  ['match /a/{x=**} { allow get; }', '/a/b/c', true],
  ['match /a/b { allow get: if false; } match /a/{x} { allow get; }', '/a/b', true],
  ['match /{x} { allow get: if 1 > x; } match /{y=**} { allow get; }', '/a', true],
  ['match /a/{x} { allow get; }', '/a//', false],
  ['match /a/{x=**} { allow get; }', '/a//b', false],
  ['match /a { allow get; }', 'a', false],
])('%s makes getting %s %s', (body, path, permit) => {
  expect(decide(service(body), { method: 'get', path }).permit).toBe(permit);
});

test('what is asked of another service is denied', () => {
  const source = service('match /{x=**} { allow read; }');
  const request = { method: 'get', path: '/a', service: 'cloud.firestore' };
  expect(decide(source, request).permit).toBe(false);
});

test('comments, line ends and blanks of every kind load', () => {
  const source = service(
    'match /a { // one {\r\n/* two\n } */ allow get: if true\n&& f(); }\n' +
      ' function f() { return true; }',
  );
  expect(refusalOf(source)).toBeUndefined();
});

test.each([
  ['', '1:1 expected rules_version, found the end of the file'],
  ["rules_version = '1'; service firebase.storage {}", "1:17 unknown rules_version '1'"],
  ["rules_version = '2'; service cloud.pubsub {}", '1:30 unknown service cloud.pubsub'],
  [service('match /{x=*} { }'), '3:7 nothing that is known here begins with /'],
  [
    service('match /{a=**} { match /b { } }'),
    '3:23 a recursive wildcard that does not end the path',
  ],
  [service('match /a {\n  allow get\n}'), '5:1 expected ;, found }'],
  [service('match /a { allow fetch; }'), '3:18 unknown method fetch'],
  [service("match /a { allow get: if 'x; }"), "3:26 nothing that is known here begins with '"],
  [service('allow get;'), '3:1 expected match, function or }, found allow'],
  [service('function f() { let a = 1; return a; }'), '3:16 expected return, found let'],
  [
    service('function f() { return 1; } match /a { function f() { return 2; } }'),
    '3:48 two functions f',
  ],
  [service('match /{a} { } match /b { allow get: if a == ""; }'), '3:41 unknown variable a'],
  [service('match /{a} { function f() { return a == ""; } }'), '3:36 unknown variable a'],
  [
    service('match /a { function f() { return true; } } match /b { allow get: if f(); }'),
    '3:69 unknown function f()',
  ],
])('%j does not load, with line, column and reason', (source, reason) => {
  expect(refusalOf(source)).toBe(reason);
});

test.each([
  ['request.user != null', 'unknown field request.user'],
  ['resource.data.x != null', 'unknown field resource.data'],
  ['true || name.nonsense()', 'unknown method nonsense()'],
  ['false && nonsense', 'unknown variable nonsense'],
  ['false && nonsense()', 'unknown function nonsense()'],
  ['name.matches(name)', 'expected a pattern in quotes, found name'],
  ["name.matches('(?=x)x')", 'error parsing regexp: invalid or unsupported Perl syntax: `(?=`'],
  ['!f()', 'nothing that is known here begins with !'],
  ['1.5 > 1', 'nothing that is known here begins with 1'],
  ['9007199254740992 > 1', '9007199254740992 is too large'],
  ["name in ['x']", 'expected ;, found in'],
])('%s is refused at load, never evaluated', (condition, reason) => {
  const refusal = refusalOf(rulesWith(condition, 'function f() { return true; }'));
  expect(refusal?.replace(/^\S+ /, '')).toBe(reason);
});

test('fields are known of Storage alone', () => {
  const source = service('match /a { allow get: if request.auth != null; }');
  expect(refusalOf(source.replace('firebase.storage', 'cloud.firestore'))).toContain(
    'unknown field request.auth',
  );
});
