import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as config from '../config/current-config.ts';
import { command, runInOrder } from './command.ts';
import {
  MAIL_SECRET,
  PUSH_SECRET,
  refusals,
  refuseOtherLocation,
  rulesRefusals,
} from './deploy/checks.ts';
import { withFunctionsLock } from './deploy/functions-lock.ts';

const RULES = new URL('../storage.rules', import.meta.url);

/** Each of these commands stops the deployment when it fails. */
export function stepsBefore(project: string): string[][] {
  const secrets = [MAIL_SECRET, PUSH_SECRET];
  return [
    // This fails at once for whoever is not signed in, may not deploy, or has stored no keys yet.
    ...secrets.map((secret) => ['firebase', 'functions:secrets:get', secret, '--project', project]),
    ['npm', 'test'],
    // The tests have a build of their own; this one is deployed.
    ['npm', 'run', '--silent', 'build'],
  ];
}

/**
 * Rules go first, because new code must not run under old rules for a moment. Pages go last,
 * because they call the API. `firebase deploy` does not release them: it does not know the
 * published words.
 */
export function deploySteps(project: string): string[][] {
  const deploy = (part: string) => ['firebase', 'deploy', '--project', project, '--only', part];
  return [
    deploy('firestore:rules,firestore:indexes,storage'),
    deploy('functions'),
    ['node', 'scripts/release.ts', '--project', project],
    ['curl', '--fail', '--no-progress-meter', `https://${project}.web.app/api/health`],
  ];
}

function throwIfRefused(reasons: string[]): void {
  if (reasons.length > 0) throw new Error(`Not deployed.\n  ${reasons.join('\n  ')}`);
}

/** `npm run deploy -- --project <id>` */
if (import.meta.main)
  await command(async () => {
    const { values } = parseArgs({ options: { project: { type: 'string', default: '' } } });
    const { project } = values;
    throwIfRefused(refusals(project, config, process.env.SITE_CONFIG));
    refuseOtherLocation(project);
    await runInOrder(stepsBefore(project));
    throwIfRefused(rulesRefusals(config.admin, await readFile(RULES, 'utf8')));
    await withFunctionsLock(() => runInOrder(deploySteps(project)));
  });
