import { describe, expect, test } from 'vitest';
import { refusalOf, rulesWith } from './rules-under-test.ts';

function service(body: string): string {
  return `rules_version = '2';\nservice firebase.storage {\n${body}\n}`;
}

test('comments, line ends and blanks of every kind load', () => {
  const source = service(
    'match /a { // one {\r\n/* two\n } */ allow get: if true\n&& f(); }\n function f() { return true; }',
  );
  expect(refusalOf(source)).toBeUndefined();
});

describe('rules that do not parse are refused with line, column and reason', () => {
  test.each([
    ['', '1:1 expected rules_version, found the end of the file'],
    ["rules_version = '1'; service firebase.storage {}", "1:17 unknown rules_version '1'"],
    ["rules_version = '2'; service cloud.pubsub {}", '1:30 unknown service cloud.pubsub'],
    [service('match a { }'), '3:7 expected a path, found a'],
    [service('match /{x=*} { }'), '3:7 nothing that is known here begins with /'],
    [
      service('match /{a=**} { match /b { } }'),
      '3:23 a recursive wildcard that does not end the path',
    ],
    [service('match /a {\n  allow get\n}'), '5:1 expected ;, found }'],
    [service('match /a { allow fetch; }'), '3:18 unknown method fetch'],
    [service('match /a { allow get: true; }'), '3:23 expected if, found true'],
    [service("match /a { allow get: if 'x; }"), "3:26 nothing that is known here begins with '"],
    [service('allow get;'), '3:1 expected match, function or }, found allow'],
    [service('function f() { return 1; return 2; }'), '3:26 expected }, found return'],
    [
      service('function f() { return 1; } match /a { function f() { return 2; } }'),
      '3:48 two functions f',
    ],
    [
      `${service('')} service cloud.firestore {}`,
      '4:3 expected the end of the file, found service',
    ],
  ])('%j', (source, reason) => {
    expect(refusalOf(source)).toBe(reason);
  });
});

describe('what the evaluator does not know is refused at load, never evaluated', () => {
  test.each([
    ['request.user != null', 'unknown field request.user'],
    ['resource.data.x != null', 'unknown field resource.data'],
    ['true || name.nonsense()', 'unknown method nonsense()'],
    ['false && nonsense', 'unknown variable nonsense'],
    ['false && nonsense()', 'unknown function nonsense()'],
    ['name.matches(name)', 'expected a pattern in quotes, found name'],
    ["name.matches('(?=x)x')", 'error parsing regexp: invalid or unsupported Perl syntax: `(?=`'],
    ['f(name)', 'f() takes 0 arguments, not 1'],
    ['!f()', 'nothing that is known here begins with !'],
    ['1 < 2', 'nothing that is known here begins with <'],
    ['1.5 > 1', 'nothing that is known here begins with 1'],
    ['9007199254740992 > 1', '9007199254740992 is too large'],
    ["name == 'a\\nb'", "nothing that is known here begins with '"],
    ["name in ['x']", 'expected ;, found in'],
    ['name is string', 'expected ;, found is'],
  ])('%s', (condition, reason) => {
    const refusal = refusalOf(rulesWith(condition, 'function f() { return true; }'));
    expect(refusal?.replace(/^\S+ /, '')).toBe(reason);
  });

  test.each([
    [
      'a wildcard outside its match',
      'match /{a} { } match /b { allow get: if a == ""; }',
      '3:41 unknown variable a',
    ],
    [
      'a wildcard that a function is not given',
      'match /{a} { function f() { return a == ""; } }',
      '3:36 unknown variable a',
    ],
    [
      'a function outside its match',
      'match /a { function f() { return true; } } match /b { allow get: if f(); }',
      '3:69 unknown function f()',
    ],
    ['a let', 'function f() { let a = 1; return a; }', '3:16 expected return, found let'],
  ])('%s', (_, body, reason) => {
    expect(refusalOf(service(body))).toBe(reason);
  });

  test('fields of Firestore', () => {
    const source = service('match /a { allow get: if request.auth != null; }');
    expect(refusalOf(source)).toBeUndefined();
    expect(refusalOf(source.replace('firebase.storage', 'cloud.firestore'))).toContain(
      'unknown field request.auth',
    );
  });
});
