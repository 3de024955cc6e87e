import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { SuitePorts } from '../../emulators/suite/ports.ts';
import { suiteEnvironment } from '../../emulators/suite/with-suite.ts';
import { median, type Row, rowOf } from './row.ts';

const ROUNDS = 3;
/** From the tap to the new words, on this machine. */
const LIMIT_SECONDS = 10;
/** Of the function `publish`. */
const MEMORY_MB = 1024;

/** A changed number on every page, from the call to its end, and the memory of the process, each beside its limit. */
export async function publication(ports: SuitePorts): Promise<Row[]> {
  const seconds: number[] = [];
  const megabytes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const child = fork(new URL('publish-process.ts', import.meta.url), {
      env: { ...process.env, ...suiteEnvironment(ports) },
    });
    const ended = once(child, 'exit').then(() => {
      throw new Error('The publication ended without a result.');
    });
    ended.catch(() => {});
    const [result] = await Promise.race([once(child, 'message'), ended]);
    seconds.push(result.seconds);
    megabytes.push(result.megabytes);
  }
  return [
    rowOf('publication (beside the limit)', 's', median(seconds), LIMIT_SECONDS),
    rowOf('its memory (beside the function’s)', 'MB', Math.max(...megabytes), MEMORY_MB),
  ];
}
