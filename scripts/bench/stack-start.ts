import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT_ID } from '../../emulators/src/suite.ts';
import { startFreshSuite } from '../../emulators/src/with-suite.ts';
import { compare, type Row } from './row.ts';

const ROUNDS = 3;
const ROOT = join(import.meta.dirname, '../..');

/** The whole local stack up and down again, beside firebase-tools with nothing but its Hosting. */
export async function stackStart(): Promise<Row> {
  return compare('local stack up and down', 's', ROUNDS, wholeStack, hostingAlone);
}

async function wholeStack(): Promise<number> {
  const started = performance.now();
  const suite = await startFreshSuite('bench-stack');
  await suite.stop();
  return secondsSince(started);
}

async function hostingAlone(): Promise<number> {
  const started = performance.now();
  const command = ['emulators:exec', '--only', 'hosting', '--project', PROJECT_ID];
  execFileSync('firebase', [...command, '--config', '.firebase.bench-stack.json', 'true'], {
    cwd: ROOT,
  });
  return secondsSince(started);
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}
