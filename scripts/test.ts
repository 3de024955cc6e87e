import '../config/use-sample.ts';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { suiteEnvironment } from '../emulators/suite/firebase-settings.ts';
import { startFreshSuite } from '../emulators/suite/suite.ts';
import { command, runProgram } from './command.ts';
import { type ReportedTests, reportedPlaywright, reportedVitest } from './failed-tests.ts';
import { ensurePrograms } from './test-programs.ts';
import { cleanTree, noteTested } from './tested-tree.ts';

/**
 * `npm test` runs all that must hold at each commit; `npm test -- <file or folder>…` these alone.
 */
const { values, positionals } = parseArgs({
  options: { official: { type: 'boolean' } },
  allowPositionals: true,
});
const official = values.official ?? false;
const build = ['npm', 'run', '--silent', 'build'];
const unit = ['vitest', 'run', '--project', 'unit', '--project', 'dom'];
const emulator = ['vitest', 'run', '--project', 'emulator'];
const browser = ['playwright', 'test', '--config', 'e2e/playwright.config.ts'];

// What many processes of a run load, Node compiles once.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/node');

/** Runs a program; on the stack, with its addresses. */
type Run = (program: string[], environment?: NodeJS.ProcessEnv) => Promise<void>;

/** Stages of the run. One that fails stops none of the others; `end` tells how each went. */
class Stages {
  readonly #lines: string[] = [];
  readonly #failedTests: string[] = [];
  #failed = 0;

  async run(name: string, action: () => void | Promise<void>): Promise<boolean> {
    const start = Date.now();
    try {
      await action();
      this.#lines.push(`✓ ${name}: ${Math.round((Date.now() - start) / 1000)} s`);
      return true;
    } catch (error) {
      this.#lines.push(`✗ ${name}: ${error instanceof Error ? error.message : error}`);
      this.#failed += 1;
      return false;
    }
  }

  runTests(
    name: string,
    { program, environment, failed }: ReportedTests,
    run: Run,
  ): Promise<boolean> {
    return this.run(name, async () => {
      try {
        await run(program, environment);
      } finally {
        this.#failedTests.push(...failed());
      }
    });
  }

  /** Prints each test that has failed, and a line with its seconds for each stage. @throws when one has failed */
  end(): void {
    for (const test of this.#failedTests) console.log(`✗ ${test}`);
    console.log(`\n${this.#lines.join('\n')}`);
    if (this.#failed > 0) throw new Error(`${this.#failed} of these failed.`);
  }
}

await command(positionals.length > 0 ? runChosen : runAll);

async function runAll(): Promise<void> {
  const tree = cleanTree();
  ensurePrograms();
  const stages = new Stages();
  // The build and the tests on the stack each leave processor time idle, so other stages run beside
  // them.
  const checked = stages.run('check', () => runProgram(['npm', 'run', '--silent', 'check']));
  const isBuilt = await stages.run('build', () => runProgram(build));
  const unitTests = stages.runTests('unit tests', reportedVitest('unit', unit), runProgram);
  await Promise.all([
    checked,
    unitTests,
    isBuilt && stages.run('local stack', () => runOnStack(stages, unitTests)),
  ]);
  stages.end();
  if (tree !== undefined && tree === cleanTree()) noteTested(tree);
}

/**
 * @param unitTests are waited for: beside them the browsers would take more of the processors' time,
 * and end no sooner
 */
function runOnStack(stages: Stages, unitTests: Promise<unknown>): Promise<void> {
  return withSuite(async (run) => {
    // The unit tests run this contract on our stand-in, and this stage on Google's emulator.
    const contract = [...unit, 'emulators/firestore/contract'];
    if (official)
      await stages.runTests('contract of the stand-in', reportedVitest('contract', contract), run);
    await stages.runTests('emulator tests', reportedVitest('emulator', emulator), run);
    await unitTests;
    await stages.runTests('browser tests', reportedPlaywright('browser', browser), run);
  });
}

/** A file's name tells whether its tests need a stack or a browser. */
async function runChosen(): Promise<void> {
  const files = testFilesIn(positionals);
  const onStack = files.filter((file) => file.endsWith('.emulator.test.ts'));
  const inBrowser = files.filter((file) => file.endsWith('.spec.ts'));
  const others = [...onStack, ...inBrowser];
  const alone = files.filter((file) => !others.includes(file));
  if (alone.length > 0) await runProgram([...unit, ...alone]);
  if (others.length === 0) return;
  if (inBrowser.length > 0) ensurePrograms();
  await runProgram(build);
  await withSuite(async (run) => {
    if (onStack.length > 0) await run([...emulator, ...onStack]);
    // Without --no-deps Playwright would run the projects that come before, too. Those that may not
    // run side by side have one worker instead.
    if (inBrowser.length > 0) await run([...browser, '--no-deps', '--workers=1', ...inBrowser]);
  });
}

async function withSuite(use: (run: Run) => Promise<void>): Promise<void> {
  const suite = await startFreshSuite('test', { official });
  try {
    await use((program, environment) =>
      runProgram(program, { ...suiteEnvironment(suite.ports), ...environment }).catch(
        ({ message }: Error) => {
          throw new Error(`${message} The stack's log is ${suite.log}`);
        },
      ),
    );
  } finally {
    await suite.stop();
  }
}

/** @throws for a folder without a test */
function testFilesIn(paths: string[]): string[] {
  return paths.flatMap((path) => {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
    const exclude = (name: string) => name.endsWith('node_modules');
    const found = globSync(`${path}/**/*.{test.ts,test.tsx,spec.ts}`, { exclude });
    if (found.length === 0) throw new Error(`There is no test in ${path}.`);
    return found.sort();
  });
}
