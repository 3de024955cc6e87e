import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { failedInPlaywright, failedInVitest } from './failed-tests.ts';

const spec = (title: string, ok: boolean) => ({
  title,
  ok,
  file: 'public/home.spec.ts',
  line: 12,
  column: 1,
  id: title,
  tags: [],
  tests: [],
});
const suite = { title: 'Home', file: 'public/home.spec.ts', line: 1, column: 1 };
const assertion = (fullName: string, status: 'failed' | 'passed') => ({
  fullName,
  status,
  title: fullName,
  ancestorTitles: [],
  meta: {},
  failureMessages: [],
  tags: [],
  benchmarks: [],
});
const testFile = (name: string) => ({
  name: join(import.meta.dirname, name),
  message: '',
  startTime: 0,
  endTime: 0,
});

describe('the list of failed tests', () => {
  test('has those in the browser, of a group too, with file and line', () => {
    const suites = [
      { ...suite, specs: [spec('a', true), spec('b', false)] },
      { ...suite, specs: [], suites: [{ ...suite, specs: [spec('c', false)] }] },
    ];
    expect(failedInPlaywright({ suites, errors: [] })).toEqual([
      'e2e/public/home.spec.ts:12: b',
      'e2e/public/home.spec.ts:12: c',
    ]);
  });

  test('has what kept the browser tests from starting', () => {
    const errors = [{ message: 'No tests found\n at …' }];
    expect(failedInPlaywright({ suites: [], errors })).toEqual(['No tests found']);
  });

  test('has those that ran alone, and a file that could not be loaded', () => {
    const assertionResults = [assertion('x holds', 'passed'), assertion('y holds', 'failed')];
    const testResults = [
      { ...testFile('y.test.ts'), status: 'failed' as const, assertionResults },
      { ...testFile('z.test.ts'), status: 'failed' as const, assertionResults: [] },
    ];
    expect(failedInVitest({ testResults })).toEqual([
      'scripts/y.test.ts: y holds',
      'scripts/z.test.ts',
    ]);
  });
});
