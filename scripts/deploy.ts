import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as config from '../config/chosen.ts';
import { command, runInOrder } from './command.ts';
import { ciVerdict } from './deploy/ci.ts';
import { refuseOtherLocation } from './deploy/database-location.ts';
import { deploySteps, stepsBefore } from './deploy/deploy-steps.ts';
import { withFunctionsLock } from './deploy/functions-lock.ts';
import { refusals, rulesRefusals } from './deploy/refusals.ts';

const RULES = new URL('../storage.rules', import.meta.url);

/** `npm run deploy -- --project <id>`: refuses what must not go live, tests, builds, deploys, looks. */
await command(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string', default: '' } } });
  const { project } = values;
  throwIfRefused(refusals(project, config, process.env.SITE_CONFIG));
  refuseOtherLocation(project);
  const { hasPassed, why } = ciVerdict();
  console.log(
    `${why}: ${hasPassed ? 'deployed without running the tests here' : 'the tests run here'}.`,
  );
  await runInOrder(stepsBefore(project, hasPassed));
  throwIfRefused(rulesRefusals(config.admin, await readFile(RULES, 'utf8')));
  await withFunctionsLock(() => runInOrder(deploySteps(project)));
});

function throwIfRefused(reasons: string[]): void {
  if (reasons.length > 0) throw new Error(`Not deployed.\n  ${reasons.join('\n  ')}`);
}
