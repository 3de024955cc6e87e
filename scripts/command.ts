import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

const running = new Set<ChildProcess>();
let isEnding = false;

/** Advice for the commands that Google may stop halfway. */
export const RUN_AGAIN = 'When that is mended, or after some minutes, run the same command again.';

/**
 * Runs the action of a command. An error is printed in one line, and ends the process with 1.
 * @param advice is printed below each error
 */
export async function command(action: () => Promise<void>, advice?: string): Promise<void> {
  try {
    await action();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}\n`);
    if (advice) console.error(`${advice}\n`);
    process.exit(1);
  }
}

/**
 * @returns the file of a project's configuration: `<id>.config.ts` where there is one, and
 * `site.config.ts` for every other project
 */
export function configFileOf(project: string): string {
  const own = `${project}.config.ts`;
  return existsSync(join(ROOT, own)) ? own : 'site.config.ts';
}

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

/**
 * Runs a program in the project's root.
 * @returns what it prints
 * @throws with the program's own words when it fails, or does not exist
 */
export function outputOf([program = '', ...args]: string[], input = ''): string {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    cwd: ROOT,
    encoding: 'utf8',
    input,
  });
  if (error) throw new Error(`${program} cannot be run: ${error.message}`);
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')} failed: ${stderr.trim()} ${stdout.trim()}`);
  return stdout;
}
