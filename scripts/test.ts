import { parseArgs } from 'node:util';
import { withSuite } from '../emulators/src/with-suite.ts';
import { ensureBrowser } from './browser.ts';
import { runInOrder } from './run.ts';

/** `npm test`: all that must hold at each commit. */
const { values } = parseArgs({ options: { official: { type: 'boolean' } } });
const official = values.official ?? false;

try {
  ensureBrowser();
  runInOrder([
    ['npm', 'run', '--silent', 'build'],
    ['npm', 'run', '--silent', 'check'],
    ['vitest', 'run', '--project', 'unit'],
  ]);
  await withSuite({ official }, [
    ['vitest', 'run', '--project', 'emulator'],
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
  ]);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
