import { describe, expect, test } from 'vitest';
import { formatDiagnostic, RulesLoadError } from './errors.ts';
import { diagnosticsOf, rulesWith } from './rules-under-test.ts';
import { loadRules } from './ruleset.ts';

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
    ['no rules_version', 'service firebase.storage { match /a { allow read; } }'],
    ['a service without any match', service('')],
    [
      'functions of the service, called from inside',
      service('function f() { return true; } match /a { match /b { allow get: if f(); } }'),
    ],
    [
      'wildcards and arguments with the names of CEL words',
      service(
        'match /{package} { function f(var) { return var == package; } allow get: if f(package); }',
      ),
    ],
    ['Windows line ends', service('match /a {\r\n allow get;\r\n}')],
  ])('%s', (_, source) => {
    expect(diagnosticsOf(source)).toEqual([]);
  });
});

describe('rules that do not parse are refused with line, column and reason', () => {
  test.each([
    ['', '1:1 expected service, found the end of the file'],
    ["rules_version = '3'; service firebase.storage {}", "1:17 unknown rules_version '3'"],
    ["rules_version = '2' service firebase.storage {}", '1:21 expected ;, found service'],
    [service('match a { }'), '3:7 expected a path that begins with /, found a'],
    [service('match /a/ { }'), '3:10 expected a path segment after /'],
    [
      service('match /a/{x}.jpg { }'),
      '3:14 expected a blank or / here: a segment is a literal or a wildcard, not a mixture',
    ],
    [service('match /a/{x=*} { }'), '3:14 expected *, found }'],
    [service('match /a {\n  allow get\n}'), '5:1 expected ;, found }'],
    [service('match /a { allow fetch; }'), '3:18 unknown method fetch'],
    [service('match /a { allow get: true; }'), '3:23 expected if, found true'],
    [service('match /a { allow get: if ; }'), '3:26 expected an expression, found ;'],
    [service("match /a { allow get: if 'x; }"), '3:26 this string is not closed on its line'],
    [service("match /a { allow get: if '\\.' == ''; }"), '3:26 unknown escape \\. in a string'],
    [service("match /a { allow get: if r'x' == ''; }"), '3:26 string prefix r is not supported'],
    [service('match /a { allow get: if 0x10 == 16; }'), '3:26 unknown form of number: 0x'],
    [service('match /a { allow get: if a = b; }'), '3:28 expected ;, found ='],
    [service("match /a { allow get: if 'abc'[0:1] == 'a'; }"), '3:33 expected ], found :'],
    [service('match /a { allow get: if true & true; }'), '3:31 unexpected character "&"'],
    [service('match /a { deny get; }'), '3:12 expected match, function, allow or }, found deny'],
    [service('allow get;'), '3:1 expected match, function or }, found allow'],
    [
      service('match /a { function f() { let request = 1; return 1; } }'),
      '3:31 request is a word of the language, not a name',
    ],
    [
      service('match /a { function f(a, a) { return 1; } }'),
      '3:26 a is declared twice in this function',
    ],
    [service('match /a { function f() { return 1; return 2; } }'), '3:37 expected }, found return'],
    [
      `${service('')} service cloud.firestore {}`,
      '4:3 expected nothing after the service, found service',
    ],
    [
      service(`match /a { allow get: if ${'('.repeat(90)}true${')'.repeat(90)}; }`),
      '3:56 this expression is nested too deeply',
    ],
  ])('%j', (source, diagnostic) => {
    expect(diagnosticsOf(source)).toEqual([diagnostic]);
  });
});

describe('what the runtime does not know is refused at load, never evaluated', () => {
  test.each([
    ['user != null', 'unknown variable user'],
    ['auth != null', 'unknown variable auth'],
    ['request.user != null', 'unknown field request.user'],
    ['request.auth.email != null', 'unknown field request.auth.email'],
    ['request.resource.content_type != null', 'unknown field request.resource.content_type'],
    ['resource.data.x != null', 'unknown field resource.data'],
    [
      'request.params.x != null',
      'request.params is not supported: firebase-tools does not send it',
    ],
    ['exists(/a/b)', 'exists() is not supported'],
    ['firestore.get(/a/b) != null', 'firestore.get() is not supported: no access across services'],
    ['firestore.exists(/a/b)', 'firestore.exists() is not supported: no access across services'],
    ['debug(true)', 'debug() is not supported'],
    ["int('2') == 2", 'unknown function int()'],
    ['math.abs(1) > 0', 'unknown method abs()'],
    ['math.pi > 3', 'unknown variable math'],
    ["duration.value(1, 's') != null", 'unknown method value()'],
    ['request.time.year() > 2026', 'unknown method year()'],
    ["'a/b'.split('/')[0] == 'a'", 'unknown method split()'],
    ["['a'].toSet() != null", 'unknown method toSet()'],
    ["{'a': 1}.diff({}) != null", 'unknown method diff()'],
    ["name.startsWith('a')", 'unknown method startsWith()'],
    ["name.contains('a')", 'unknown method contains()'],
    ['[1].exists(x, x == 1)', 'unknown method exists()'],
    ['has(request.auth.uid)', 'unknown function has()'],
    ['size(name) > 1', 'unknown function size()'],
    ["type(name) == 'string'", 'unknown function type()'],
    ["name.matches('a', 'b')", 'matches() takes 1 arguments, not 2'],
    ['name is text', 'unknown type text'],
    ['true || name.nonsense()', 'unknown method nonsense()'],
    ['false && nonsense', 'unknown variable nonsense'],
    ['true && 1', "Logical operator requires bool operands, got 'int'"],
    ["'true'", 'a condition of type string'],
  ])('%s', (condition, reason) => {
    const diagnostics = diagnosticsOf(rulesWith(condition));
    expect(diagnostics.map((diagnostic) => diagnostic.replace(/^\S+ /, ''))).toContain(reason);
  });

  test.each([
    ['an unknown service', 'service cloud.pubsub { }', '1:1 unknown service cloud.pubsub'],
    [
      'a function that is never called',
      service('function f() { return nonsense; }'),
      '3:23 unknown variable nonsense',
    ],
    [
      'a let that is never used',
      service('function f() { let a = nonsense(); return 1; }'),
      '3:24 unknown function nonsense()',
    ],
    [
      'a wildcard used outside its match',
      service('match /{a} { } match /b { allow get: if a == ""; }'),
      '3:41 unknown variable a',
    ],
    [
      'a function used outside its match',
      service('match /a { function f() { return true; } } match /b { allow get: if f(); }'),
      '3:69 unknown function f()',
    ],
    [
      'a function that hides another',
      service('function f() { return 1; } match /a { function f() { return 2; } }'),
      '3:48 function f is declared twice or hides another',
    ],
    [
      'the same wildcard twice',
      service('match /{a} { match /{a} { } }'),
      '3:14 wildcard a is declared twice',
    ],
    [
      'two recursive wildcards',
      service('match /{a=**} { match /{b=**} { } }'),
      '3:17 more than one recursive wildcard in a path',
    ],
    [
      'matches nested too deeply',
      service(`${'match /a { '.repeat(11)}${'}'.repeat(11)}`),
      '3:111 match blocks are nested more than 10 deep',
    ],
  ])('%s', (_, source, diagnostic) => {
    expect(diagnosticsOf(source)).toEqual([diagnostic]);
  });

  test('a recursive wildcard that does not end the path, in version 1', () => {
    const diagnostic = "in rules_version '1' a recursive wildcard must end the path";
    expect(diagnosticsOf('service firebase.storage { match /{a=**}/b { } }')).toEqual([
      `1:28 ${diagnostic}`,
    ]);
    expect(diagnosticsOf('service firebase.storage { match /{a=**} { match /b { } } }')).toEqual([
      `1:44 ${diagnostic}`,
    ]);
  });

  test('everything that is wrong is reported, each with file, line and column', () => {
    const source = service('match /a {\n  allow get: if x;\n  allow list: if y();\n}');
    const load = () => loadRules(source, 'storage.rules');
    expect(load).toThrow(RulesLoadError);
    expect(load).toThrow(
      'storage.rules:4:17: unknown variable x\nstorage.rules:5:18: unknown function y()',
    );
    expect(formatDiagnostic({ file: 'f', line: 1, column: 2, reason: 'r' })).toBe('f:1:2: r');
  });

  test('a ruleset over 256 KB', () => {
    expect(diagnosticsOf(`${' '.repeat(256 * 1024)}service firebase.storage {}`)).toEqual([
      '1:1 a ruleset may have at most 256 KB',
    ]);
  });
});
