import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runProgram } from './run-program.ts';

const ROOT = join(import.meta.dirname, '..');

/** Runs the action of a command. An error is printed in one line, and ends the process with 1. */
export async function command(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

/** @throws at the first program that fails */
export async function runInOrder(programs: string[][]): Promise<void> {
  for (const program of programs) await runProgram(program);
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

/** Stages of a command. One that fails stops none of the others; `end` tells how each went. */
export class Stages {
  readonly #lines: string[] = [];
  #failed = 0;

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

  /** Prints a line with its seconds for each stage. @throws when one has failed */
  end(): void {
    console.log(`\n${this.#lines.join('\n')}`);
    if (this.#failed > 0) throw new Error(`${this.#failed} of these failed.`);
  }
}
