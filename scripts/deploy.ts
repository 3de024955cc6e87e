import { parseArgs } from 'node:util';
import * as config from '../site.config.ts';
import { command } from './command.ts';
import { refuseOtherLocation } from './deploy/database-location.ts';
import { deploySteps, stepsBefore } from './deploy/deploy-steps.ts';
import { withFunctionsLock } from './deploy/functions-lock.ts';
import { refusals } from './deploy/refusals.ts';
import { runInOrder } from './run.ts';

/** `npm run deploy -- --project <id>`: refuses what must not go live, tests, builds, deploys, looks. */
await command(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string', default: '' } } });
  const { project } = values;
  const reasons = refusals(project, config);
  if (reasons.length > 0) throw new Error(`Not deployed.\n  ${reasons.join('\n  ')}`);
  refuseOtherLocation(project);
  runInOrder(stepsBefore(project));
  await withFunctionsLock(() => runInOrder(deploySteps(project)));
});
