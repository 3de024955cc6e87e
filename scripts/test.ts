import '../config/use-sample.ts';
import { parseArgs } from 'node:util';
import { withSuite } from '../emulators/src/with-suite.ts';
import { ensureBrowser } from './browser.ts';
import { command } from './command.ts';
import { ensureCurl } from './curl.ts';
import { runInOrder } from './run.ts';

/** `npm test`: all that must hold at each commit; `npm test -- <file>…`: these tests alone. */
const { values, positionals: files } = parseArgs({
  options: { official: { type: 'boolean' } },
  allowPositionals: true,
});
const official = values.official ?? false;

const build = ['npm', 'run', '--silent', 'build'];
const check = ['npm', 'run', '--silent', 'check'];
const unit = ['vitest', 'run', '--project', 'unit'];
const emulator = ['vitest', 'run', '--project', 'emulator'];
const browser = ['playwright', 'test', '--config', 'e2e/playwright.config.ts'];

await command(files.length > 0 ? runChosen : runAll);

async function runAll(): Promise<void> {
  ensureBrowser();
  ensureCurl();
  runInOrder([build, check, unit]);
  await withSuite({ official }, [emulator, browser]);
}

/** A file's name tells what it needs: a stack, a stack and a browser, or nothing. */
async function runChosen(): Promise<void> {
  const onStack = files.filter((file) => file.endsWith('.emulator.test.ts'));
  const inBrowser = files.filter((file) => file.endsWith('.spec.ts'));
  const faults = files.filter((file) => file.endsWith('.faults.test.ts'));
  const others = [...onStack, ...inBrowser, ...faults];
  const alone = files.filter((file) => !others.includes(file));
  if (alone.length > 0) runInOrder([[...unit, ...alone]]);
  if (faults.length > 0) runInOrder([['vitest', 'run', '--project', 'faults', ...faults]]);
  if (onStack.length + inBrowser.length === 0) return;
  if (inBrowser.length > 0) ensureBrowser();
  runInOrder([build]);
  await withSuite({ official }, [
    ...(onStack.length > 0 ? [[...emulator, ...onStack]] : []),
    // The order among subjects, which the configuration keeps, is of no use here.
    ...(inBrowser.length > 0 ? [[...browser, '--no-deps', ...inBrowser]] : []),
  ]);
}
