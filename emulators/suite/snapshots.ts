import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SuitePorts } from './ports.ts';

/** firebase-tools writes this file last, so its presence means a complete export. */
const METADATA_FILE = 'firebase-export-metadata.json';

/** A suite that does not answer must not keep Ctrl-C from ending it. */
const TIMEOUT_MS = 60_000;

/** Raise this number when the code cannot read the records of an earlier run any more. */
export const SHAPE = 5;

/**
 * Exports of Firestore, Auth and Storage together, each in a folder of its own. An older export is
 * deleted when a newer one is whole, so a kill at any time leaves one.
 */
export class Snapshots {
  readonly #parent: string;
  readonly #folder: string;

  /** @param parent has a folder for the exports of each shape */
  constructor(parent: string) {
    this.#parent = parent;
    this.#folder = join(parent, `shape-${SHAPE}`);
  }

  /** Deletes exports whose records this code cannot read. @returns whether there were any */
  async dropOtherShapes(): Promise<boolean> {
    if (!existsSync(this.#parent)) return false;
    const names = (await readdir(this.#parent)).map((name) => join(this.#parent, name));
    const others = names.filter((folder) => folder !== this.#folder);
    await Promise.all(others.map((folder) => rm(folder, { recursive: true, force: true })));
    return others.length > 0;
  }

  async latest(): Promise<string | undefined> {
    return (await this.#complete()).at(-1);
  }

  /** @throws when the suite's hub refuses the export or does not answer */
  async take(ports: SuitePorts): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const older = await this.#complete();
    const path = join(this.#folder, String(Date.now()));
    const response = await fetch(`http://127.0.0.1:${ports.hub}/_admin/export`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ path, initiatedBy: 'local stack' }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The export failed: ${await response.text()}`);
    // Two savings at the same time delete the same folders.
    await Promise.all(older.map((folder) => rm(folder, { recursive: true, force: true })));
  }

  async #complete(): Promise<string[]> {
    if (!existsSync(this.#folder)) return [];
    const names = (await readdir(this.#folder)).sort();
    return names
      .map((name) => join(this.#folder, name))
      .filter((folder) => existsSync(join(folder, METADATA_FILE)));
  }
}
