import { describe, expect, test } from 'vitest';
import { refusalOf, rulesWith } from './rules-under-test.ts';

function service(body: string): string {
  return `rules_version = '2';\nservice firebase.storage {\n${body}\n}`;
}

describe('rules that load', () => {
  test.each([
    [
      'comments of both kinds',
      service('// one { \n/* two\n } */ match /a { allow get; // three\n }'),
    ],
    [
      'a condition over several lines',
      service('match /a { allow get: if true\n&& (false\n|| true); }'),
    ],
    [
      'quotes, braces and slashes in strings',
      service(`match /a { allow get: if '"}//' == "'{/*"; }`),
    ],
    ['a service without any match', service('')],
    [
      'functions of the service, called from inside',
      service('match /a { match /b { allow get: if f(); } } function f() { return true; }'),
    ],
    [
      'wildcards and arguments with the names of JavaScript words',
      service(
        'match /{package} { allow get: if f(package); function f(var) { return var == "x"; } }',
      ),
    ],
    ['Windows line ends', service('match /a {\r\n allow get;\r\n}')],
  ])('%s', (_, source) => {
    expect(refusalOf(source)).toBeUndefined();
  });
});

describe('rules that do not parse are refused with line, column and reason', () => {
  test.each([
    ['', '1:1 expected rules_version, found the end of the file'],
    ['service firebase.storage {}', '1:1 expected rules_version, found service'],
    ["rules_version = '1'; service firebase.storage {}", "1:17 unknown rules_version '1'"],
    ["rules_version = '2' service firebase.storage {}", '1:21 expected ;, found service'],
    ["rules_version = '2'; service cloud.pubsub {}", '1:30 unknown service cloud.pubsub'],
    [service('match a { }'), '3:7 expected a path, found a'],
    [service('match /a/ { }'), '3:9 nothing that is known here begins with /'],
    [service('match /a/{x}.jpg { }'), '3:13 expected {, found .'],
    [service('match /{a}{b} { }'), '3:12 expected match, function, allow or }, found b'],
    [service('match /{x=*} { }'), '3:7 nothing that is known here begins with /'],
    [service('match /{a} { match /{a} { } }'), '3:20 two wildcards of one name'],
    [service('match /{a=**}/b { }'), '3:7 a recursive wildcard that does not end the path'],
    [
      service('match /{a=**} { match /b { } }'),
      '3:23 a recursive wildcard that does not end the path',
    ],
    [service(`${'match /a { '.repeat(11)}${'}'.repeat(11)}`), '3:117 more than 10 nested matches'],
    [service('match /a {\n  allow get\n}'), '5:1 expected ;, found }'],
    [service('match /a { allow fetch; }'), '3:18 unknown method fetch'],
    [service('match /a { allow get: true; }'), '3:23 expected if, found true'],
    [service('match /a { allow get: if ; }'), '3:26 expected an expression, found ;'],
    [service("match /a { allow get: if 'x; }"), "3:26 nothing that is known here begins with '"],
    [service('match /a { deny get; }'), '3:12 expected match, function, allow or }, found deny'],
    [service('allow get;'), '3:1 expected match, function or }, found allow'],
    [
      service('function f(request) { return 1; }'),
      '3:12 request is a word of the language, not a name',
    ],
    [service('match /{resource} { }'), '3:7 resource is a word of the language, not a name'],
    [service('function f(a, a) { return 1; }'), '3:15 two parameters a'],
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
    ['user != null', 'unknown variable user'],
    ['request.user != null', 'unknown field request.user'],
    ['request.time != null', 'unknown field request.time'],
    ['request.auth.email != null', 'unknown field request.auth.email'],
    ['request.resource.content_type != null', 'unknown field request.resource.content_type'],
    ['resource.data.x != null', 'unknown field resource.data'],
    ['true || name.nonsense()', 'unknown method nonsense()'],
    ['false && nonsense', 'unknown variable nonsense'],
    ['false && nonsense()', 'unknown function nonsense()'],
    ['firestore.get(name) != null', 'unknown method get()'],
    ["name.matches('a', 'b')", 'expected ), found ,'],
    ['name.matches(name)', 'expected a pattern in quotes, found name'],
    ["name.matches('(?=x)x')", 'error parsing regexp: invalid or unsupported Perl syntax: `(?=`'],
    ['name.lower(1)', 'expected ), found 1'],
    ['f(name)', 'f() takes 0 arguments, not 1'],
    ['!f()', 'nothing that is known here begins with !'],
    ['1 < 2', 'nothing that is known here begins with <'],
    ['1 - 1 == 0', 'nothing that is known here begins with -'],
    ['1.5 > 1', 'nothing that is known here begins with 1'],
    ['0x10 > 1', 'nothing that is known here begins with 0'],
    ['9007199254740992 > 1', '9007199254740992 is too large'],
    ["name == r'x'", "expected ;, found 'x'"],
    ["name == 'a\\nb'", "nothing that is known here begins with '"],
    ["name in ['x']", 'expected ;, found in'],
    ['name is string', 'expected ;, found is'],
    ['true ? true : false', 'nothing that is known here begins with ?'],
    ['/f/x == name', 'expected an expression, found /f/x'],
  ])('%s', (condition, reason) => {
    const refusal = refusalOf(rulesWith(condition, 'function f() { return true; }'));
    expect(refusal?.replace(/^\S+ /, '')).toBe(reason);
  });

  test.each([
    [
      'in a function that is never called',
      'function f() { return nonsense; }',
      '3:23 unknown variable nonsense',
    ],
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
