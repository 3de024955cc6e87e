import '../config/use-sample.ts';
import { globSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withSuite } from '../emulators/suite/with-suite.ts';
import { command, runInOrder, Stages } from './command.ts';
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
const unit = ['vitest', 'run', '--project', 'unit'];
const emulator = ['vitest', 'run', '--project', 'emulator'];
const browser = ['playwright', 'test', '--config', 'e2e/playwright.config.ts'];

await command(positionals.length > 0 ? runChosen : runAll);

async function runAll(): Promise<void> {
  const tree = cleanTree();
  ensurePrograms();
  const stages = new Stages();
  // The build and the tests on the stack each leave processor time idle, so other stages run beside
  // them.
  const checked = stages.run('check', () => runInOrder([['npm', 'run', '--silent', 'check']]));
  const isBuilt = await stages.run('build', () => runInOrder([build]));
  await Promise.all([
    checked,
    stages.run('unit tests', () => runInOrder([unit])),
    isBuilt && stages.run('local stack', () => runOnStack(stages)),
  ]);
  stages.end();
  if (tree !== undefined && tree === cleanTree()) noteTested(tree);
}

function runOnStack(stages: Stages): Promise<void> {
  return withSuite({ official }, async (run) => {
    // The unit tests run this contract on our stand-in, and this stage on Google's emulator.
    const contract = [...unit, 'emulators/firestore/contract'];
    if (official) await stages.run('contract of the stand-in', () => run(contract));
    await stages.run('emulator tests', () => run(emulator));
    await stages.run('browser tests', () => run(browser));
  });
}

/** A file's name tells whether its tests need a stack or a browser. */
async function runChosen(): Promise<void> {
  const files = testFilesIn(positionals);
  const onStack = files.filter((file) => file.endsWith('.emulator.test.ts'));
  const inBrowser = files.filter((file) => file.endsWith('.spec.ts'));
  const others = [...onStack, ...inBrowser];
  const alone = files.filter((file) => !others.includes(file));
  if (alone.length > 0) await runInOrder([[...unit, ...alone]]);
  if (others.length === 0) return;
  if (inBrowser.length > 0) ensurePrograms();
  await runInOrder([build]);
  await withSuite({ official }, async (run) => {
    if (onStack.length > 0) await run([...emulator, ...onStack]);
    // Without --no-deps Playwright would run the projects that come before, too.
    if (inBrowser.length > 0) await run([...browser, '--no-deps', ...inBrowser]);
  });
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
