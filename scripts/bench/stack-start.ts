import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { TEST_PORT_OFFSET } from '../../emulators/src/ports.ts';
import { PROJECT_ID, startSuite } from '../../emulators/src/suite.ts';
import { compare, type Row } from './row.ts';

const ROUNDS = 3;
const ROOT = join(import.meta.dirname, '../..');

/** The whole local stack up and down again, beside firebase-tools with nothing but its Hosting. */
export async function stackStart(): Promise<Row> {
  return compare('local stack up and down', 's', ROUNDS, wholeStack, hostingAlone);
}

async function wholeStack(): Promise<number> {
  const started = performance.now();
  const suite = await startSuite({
    name: 'bench',
    portOffset: TEST_PORT_OFFSET,
    dataFolder: join(ROOT, '.data/bench/stack'),
    fresh: true,
    official: false,
  });
  await suite.stop();
  return secondsSince(started);
}

async function hostingAlone(): Promise<number> {
  const started = performance.now();
  const command = ['emulators:exec', '--only', 'hosting', '--project', PROJECT_ID];
  execFileSync('firebase', [...command, '--config', '.firebase.bench.json', 'true'], { cwd: ROOT });
  return secondsSince(started);
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}
