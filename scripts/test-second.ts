import { globSync } from 'node:fs';
import { command, runInOrder } from './command.ts';

/**
 * `npm run test:second`: all that the owner's words could break, once more with those of config/second.config.ts. The unit
 * tests keep the sample, so they show that site.config.ts is none of their business when it holds other values.
 */
await command(async () => {
  const run = (script: string, ...args: string[]) => ['npm', 'run', '--silent', script, ...args];
  const second = ['env', 'SITE_CONFIG=config/second.config.ts'];
  await runInOrder([
    run('build'),
    run('check'),
    ['vitest', 'run', '--project', 'unit'],
    // Builds what it shows, first.
    [...second, ...run('test', '--', ...globSync('e2e/public/*.spec.ts'))],
  ]);
});
