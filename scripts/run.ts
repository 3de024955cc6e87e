import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Runs commands one after the other in the project's root. @throws at the first that fails */
export function runInOrder(commands: string[][]): void {
  for (const [command = '', ...args] of commands) {
    const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
    if (error) throw error;
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
  }
}
