import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './command.ts';

/**
 * `npm run deploy -- --project <id>`. A project with a configuration of its own, `<id>.config.ts`,
 * gets that one, and every other project `site.config.ts`.
 */
await command(async () => {
  const { values } = parseArgs({
    options: { project: { type: 'string', default: '' }, 'skip-tests': { type: 'string' } },
  });
  const { project, 'skip-tests': skipTests } = values;
  if (process.env.SITE_CONFIG)
    throw new Error(
      'SITE_CONFIG is set, and the project alone says which configuration goes live.',
    );
  const own = `${project}.config.ts`;
  if (existsSync(join(import.meta.dirname, '..', own))) process.env.SITE_CONFIG = own;
  // These modules read the environment while they load.
  const { deploySite } = await import('./deploy/deploy-site.ts');
  await deploySite(project, skipTests);
});
