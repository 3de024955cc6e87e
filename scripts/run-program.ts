import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

const running = new Set<ChildProcess>();
let isEnding = false;

/**
 * Runs a program in the project's root, with the terminal of this process. A signal to this process
 * ends the program too: a terminal signals both, but `kill` and npm only this one.
 * @param environment is added to that of this process
 * @throws when the program fails, and when this process has been asked to end
 */
export async function runProgram(
  [program = '', ...args]: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  process.on('SIGINT', endPrograms).on('SIGTERM', endPrograms);
  try {
    if (isEnding) throw new Error(`${program} is not run any more.`);
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    running.add(child);
    const [code] = await once(child, 'exit').finally(() => running.delete(child));
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed.`);
  } finally {
    process.off('SIGINT', endPrograms).off('SIGTERM', endPrograms);
  }
}

function endPrograms(): void {
  isEnding = true;
  for (const child of running) child.kill();
}
