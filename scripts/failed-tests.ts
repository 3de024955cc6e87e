import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

const ROOT = join(import.meta.dirname, '..');
const REPORTS = join(ROOT, 'out/test-reports');

/** A program that runs tests, prints a dot for each, and leaves a report of how each of them went. */
export type ReportedTests = {
  program: string[];
  environment: NodeJS.ProcessEnv;
  /** Names the tests that have failed, each with its file: none when the program never came to an end. */
  failed: () => string[];
};

/** @param name of the report among those of the run */
export function reportedVitest(name: string, program: string[]): ReportedTests {
  const file = reportFile(name);
  return {
    program: [...program, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    environment: {},
    failed: () => failedInVitest(readReport(file)),
  };
}

/** @param name of the report among those of the run */
export function reportedPlaywright(name: string, program: string[]): ReportedTests {
  const file = reportFile(name);
  return {
    program: [...program, '--reporter=dot,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    failed: () => failedInPlaywright(readReport(file)),
  };
}

/** A report of an earlier run says nothing of this one. */
function reportFile(name: string): string {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function failedInVitest(report?: Pick<JsonTestResults, 'testResults'>): string[] {
  return (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that cannot be loaded has no test to name.
    if (failed.length === 0) return status === 'failed' ? [file] : [];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
}

export function failedInPlaywright(report?: Pick<JSONReport, 'suites' | 'errors'>): string[] {
  const errors = (report?.errors ?? []).map(({ message = '' }) => message.split('\n')[0] ?? '');
  return [...errors, ...(report?.suites ?? []).flatMap(failedInSuite)];
}

function failedInSuite({ specs, suites = [] }: JSONReportSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  const named = failed.map(({ file, line, title }) => `e2e/${file}:${line}: ${title}`);
  return [...named, ...suites.flatMap(failedInSuite)];
}
