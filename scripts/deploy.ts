import { parseArgs } from 'node:util';
import { command, configFileOf, RUN_AGAIN } from './command.ts';

/** `npm run deploy -- --project <id>` */
await command(async () => {
  const { values } = parseArgs({
    options: { project: { type: 'string', default: '' }, 'skip-tests': { type: 'string' } },
  });
  const { project, 'skip-tests': skipTests } = values;
  if (process.env.SITE_CONFIG)
    throw new Error(
      'SITE_CONFIG is set, and the project alone says which configuration goes live.',
    );
  const file = configFileOf(project);
  // Without the variable the build goes to the usual folders.
  if (file !== 'site.config.ts') process.env.SITE_CONFIG = file;
  // These modules read the environment while they load.
  const { deploySite } = await import('./deploy/deploy-site.ts');
  await deploySite(project, skipTests);
}, RUN_AGAIN);
