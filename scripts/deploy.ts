import { parseArgs } from 'node:util';
import { DEMO_PROJECT_PREFIX } from '@theni/contract/local-stack';
import * as config from '../site.config.ts';
import { runInOrder } from './run.ts';
import { sampleValues } from './sample-values.ts';

/** `npm run deploy -- --project <id>`: refuses what must not go live, tests, builds and deploys. */
const { values } = parseArgs({ options: { project: { type: 'string' } } });

try {
  const project = realProject(values.project);
  refuseSamples();
  runInOrder([
    ['npm', 'test'],
    // Rules first: no moment may pass in which new code trusts old rules. Pages last: they call the API.
    ...['firestore:rules,firestore:indexes,storage', 'functions', 'hosting'].map((part) => [
      'firebase',
      'deploy',
      '--project',
      project,
      '--only',
      part,
    ]),
  ]);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

function realProject(project: string | undefined): string {
  if (!project) throw new Error('Which project? npm run deploy -- --project <project id>');
  if (project.startsWith(DEMO_PROJECT_PREFIX))
    throw new Error(`${project} exists on this machine only.`);
  return project;
}

function refuseSamples(): void {
  const samples = sampleValues(config, 'site.config');
  if (samples.length === 0) return;
  throw new Error(`These values are samples still; put in your own:\n  ${samples.join('\n  ')}`);
}
