import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Runs what a command does. What goes wrong is said in one line, and the command ends in an error. */
export async function command(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

/** Runs programs one after the other in the project's root. @throws at the first that fails */
export async function runInOrder(programs: string[][]): Promise<void> {
  for (const [program = '', ...args] of programs) {
    const [code] = await once(spawn(program, args, { cwd: ROOT, stdio: 'inherit' }), 'exit');
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed.`);
  }
}
