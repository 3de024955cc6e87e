import { describe, expect, test } from 'vitest';
import { decide } from './rules-under-test.ts';

const structure = 'https://firebase.google.com/docs/firestore/security/rules-structure';
const storageCore = 'https://firebase.google.com/docs/storage/security/core-syntax';

function rules(version: 1 | 2 | undefined, body: string): string {
  const declared = version === undefined ? '' : `rules_version = '${version}';`;
  return `${declared} service firebase.storage { ${body} }`;
}

function permits(source: string, method: string, path: string): boolean {
  return decide(source, { method, path }).permit;
}

type Case = [body: string, method: string, path: string, permit: boolean, source: string];

describe('methods', () => {
  const granular = `${structure} (Granular operations)`;
  test.each<Case>([
    ['allow read;', 'get', '/a', true, granular],
    ['allow read;', 'list', '/a', true, granular],
    ['allow read;', 'create', '/a', false, granular],
    ['allow get;', 'list', '/a', false, granular],
    ['allow list;', 'get', '/a', false, granular],
    ['allow write;', 'create', '/a', true, granular],
    ['allow write;', 'update', '/a', true, granular],
    ['allow write;', 'delete', '/a', true, granular],
    ['allow write;', 'get', '/a', false, granular],
    ['allow create;', 'update', '/a', false, granular],
    ['allow create, delete;', 'delete', '/a', true, granular],
    [
      'allow get: if false; allow read: if true;',
      'get',
      '/a',
      true,
      `${structure} (Overlapping match statements)`,
    ],
    ['', 'get', '/a', false, 'https://firebase.google.com/docs/rules/rules-behavior'],
    ['allow read, write;', 'read', '/a', false, granular],
    ['allow read, write;', 'patch', '/a', false, granular],
  ])('in /a, "%s" makes %s %s: %s (%s)', (allow, method, path, permit) => {
    expect(permits(rules(2, `match /a { ${allow} }`), method, path)).toBe(permit);
  });
});

describe('paths and wildcards in version 2', () => {
  const nested = 'match /a/{x} { match /b/{y} { allow get: if x + y == "12"; } }';
  const source = `${structure} (Version 2)`;
  test.each<Case>([
    ['match /a { allow get; }', 'get', '/a/b', false, `${structure} (Hierarchical data)`],
    ['match /a/{x} { allow get; }', 'get', '/a', false, structure],
    ['match /a/{x} { allow get; }', 'get', '/a/b', true, structure],
    ['match /a/{x} { allow get; }', 'get', '/a/b/c', false, structure],
    ['match /a/{x} { allow get; }', 'get', '/A/b', false, structure],
    [nested, 'get', '/a/1/b/2', true, storageCore],
    [nested, 'get', '/a/1/b/3', false, storageCore],
    [nested, 'get', '/a/1', false, `${structure} (Hierarchical data)`],
    ['match /a/{x=**} { allow get; }', 'get', '/a', true, source],
    ['match /a/{x=**} { allow get; }', 'get', '/a/b/c', true, source],
    ['match /{x=**}/s/{y} { allow get; }', 'get', '/a/b/s/1', true, source],
    ['match /{x=**}/s/{y} { allow get; }', 'get', '/s/1', true, source],
    ['match /{x=**}/s/{y} { allow get; }', 'get', '/a/s/1/t', false, source],
    ['match /{x=**} { match /s/{y} { allow get; } }', 'get', '/a/b/s/1', true, source],
    ['match /a/{x=**} { allow get: if x == /b/c; }', 'get', '/a/b/c', true, source],
    ['match /a/{x} { allow get: if x is string; }', 'get', '/a/b', true, structure],
    [
      'match /a/b { allow get: if false; } match /a/{x} { allow get; }',
      'get',
      '/a/b',
      true,
      `${structure} (Overlapping match statements)`,
    ],
    [
      'match /a/{x} { allow get: if x.size() / 0 == 1; } match /{y=**} { allow get; }',
      'get',
      '/a/b',
      true,
      `${structure} (Overlapping match statements)`,
    ],
    [
      'match /a/{x} { allow get; }',
      'get',
      '/a//',
      false,
      'no public word on empty segments: denied',
    ],
    [
      'match /a/{x=**} { allow get; }',
      'get',
      '/a//b',
      false,
      'no public word on empty segments: denied',
    ],
    ['match /a { allow get; }', 'get', 'a', false, 'no public word on relative paths: denied'],
  ])('%s makes %s %s: %s (%s)', (body, method, path, permit) => {
    expect(permits(rules(2, body), method, path)).toBe(permit);
  });
});

describe.each([1, undefined] as const)('with rules_version %s, a recursive wildcard', (version) => {
  const source = rules(version, 'match /a/{x=**} { allow get; }');

  test('takes one or more segments', () => {
    expect(permits(source, 'get', '/a/b')).toBe(true);
    expect(permits(source, 'get', '/a/b/c')).toBe(true);
  });

  test('does not take none', () => {
    expect(permits(source, 'get', '/a')).toBe(false);
  });
});

describe('what is asked of another service', () => {
  test('is denied', () => {
    const source = rules(2, 'match /{x=**} { allow read, write; }');
    const request = { method: 'get', path: '/a', service: 'cloud.firestore' };
    expect(decide(source, request).permit).toBe(false);
  });
});
