import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runProgram } from './run-program.ts';

const ROOT = join(import.meta.dirname, '..');

/**
 * Runs what a command does. What goes wrong is said in one line, and the command ends in an error.
 */
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
  for (const program of programs) await runProgram(program);
}

/**
 * What a program in the project's root prints.
 * @throws with its own words when it fails, or is not there
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

/**
 * Stages of a command, each with a line and its seconds at the end: one that fails does not hide
 * how the others go.
 */
export class Stages {
  readonly #lines: string[] = [];
  #failed = 0;

  /** @returns whether it passed */
  async run(name: string, action: () => void | Promise<void>): Promise<boolean> {
    const start = Date.now();
    try {
      await action();
      this.#lines.push(`✓ ${name}: ${Math.round((Date.now() - start) / 1000)} s`);
      return true;
    } catch (error) {
      this.#lines.push(`✗ ${name}: ${error instanceof Error ? error.message : error}`);
      this.#failed += 1;
      return false;
    }
  }

  /** Prints the lines. @throws when a stage failed */
  end(): void {
    console.log(`\n${this.#lines.join('\n')}`);
    if (this.#failed > 0) throw new Error(`${this.#failed} of these failed.`);
  }
}
