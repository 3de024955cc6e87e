import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { SuitePorts } from '../../emulators/src/ports.ts';
import { suiteEnvironment } from '../../emulators/src/with-suite.ts';
import type { Row } from './row.ts';

/**
 * Each call over the local stack, database and Storage included, beside an Express route that answers with a constant.
 * @param ports of a running stack with the sample gallery
 */
export async function apiCalls(ports: SuitePorts): Promise<Row[]> {
  const child = fork(join(import.meta.dirname, 'api-calls-process.ts'), {
    env: { ...process.env, ...suiteEnvironment(ports) },
    silent: true,
  });
  child.stdout?.resume();
  child.stderr?.pipe(process.stderr);
  const failed = once(child, 'exit').then(() => {
    throw new Error('The API was not measured.');
  });
  const [rows] = (await Promise.race([once(child, 'message'), failed])) as [Row[]];
  failed.catch(() => {});
  return rows;
}
