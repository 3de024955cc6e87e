import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Programs that stand first on the PATH in place of the real ones, and write down how they are called. */
export class StandIns {
  readonly folder = mkdtempSync(join(tmpdir(), 'stand-ins-'));
  readonly #calls = join(this.folder, 'calls');

  /** Does something while each of these programs runs its script of the shell. */
  async run<T>(scripts: Record<string, string>, action: () => T): Promise<Awaited<T>> {
    for (const [name, script] of Object.entries(scripts)) {
      const program = join(this.folder, name);
      writeFileSync(program, `#!/bin/sh\necho "${name} $*" >> '${this.#calls}'\n${script}\n`);
      chmodSync(program, 0o755);
    }
    rmSync(this.#calls, { force: true });
    const { PATH } = process.env;
    process.env.PATH = [this.folder, PATH].join(delimiter);
    try {
      return await action();
    } finally {
      process.env.PATH = PATH;
    }
  }

  get called(): string[] {
    return existsSync(this.#calls) ? readFileSync(this.#calls, 'utf8').trim().split('\n') : [];
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
