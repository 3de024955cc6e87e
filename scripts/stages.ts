/** Stages of a command, each with a line at its end: one that fails does not hide how the others go. */
export class Stages {
  readonly #lines: string[] = [];
  #failed = 0;

  /** @returns whether it passed */
  async run(name: string, action: () => void | Promise<void>): Promise<boolean> {
    try {
      await action();
      this.#lines.push(`✓ ${name}`);
      return true;
    } catch (error) {
      this.#lines.push(`✗ ${name}: ${error instanceof Error ? error.message : error}`);
      this.#failed += 1;
      return false;
    }
  }

  leaveOut(name: string, reason: string): void {
    this.#lines.push(`– ${name}: not run, ${reason}`);
  }

  /** Prints the lines. @throws when a stage failed */
  end(): void {
    console.log(`\n${this.#lines.join('\n')}`);
    if (this.#failed > 0) throw new Error(`${this.#failed} of these failed.`);
  }
}
