import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SuitePorts } from './ports.ts';

/** firebase-tools writes this file last, so its presence means a complete export. */
const METADATA_FILE = 'firebase-export-metadata.json';

/** The form of the stored records; a change after which older ones cannot be read raises it. */
export const SHAPE = 3;

/**
 * Exports of the running suite, each in a folder of its own: Firestore, Auth and Storage of one
 * moment. An older one is deleted only when a newer one is whole, so a kill at any time leaves one.
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
    await Promise.all(others.map((folder) => rm(folder, { recursive: true })));
    return others.length > 0;
  }

  /** The newest complete export. */
  async latest(): Promise<string | undefined> {
    return (await this.#complete()).at(-1);
  }

  /** Has the suite write a new export. @throws when the hub refuses or does not answer */
  async take(ports: SuitePorts): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const older = await this.#complete();
    const path = join(this.#folder, String(Date.now()));
    const response = await fetch(`http://127.0.0.1:${ports.hub}/_admin/export`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ path, initiatedBy: 'local stack' }),
    });
    if (!response.ok) throw new Error(`The export failed: ${await response.text()}`);
    await Promise.all(older.map((folder) => rm(folder, { recursive: true })));
  }

  async #complete(): Promise<string[]> {
    if (!existsSync(this.#folder)) return [];
    const names = (await readdir(this.#folder)).sort();
    return names
      .map((name) => join(this.#folder, name))
      .filter((folder) => existsSync(join(folder, METADATA_FILE)));
  }
}
