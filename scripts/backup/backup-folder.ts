import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A document of Firestore; each is one line of `records.ndjson`. */
export interface BackupRecord {
  /** `<collection>/<id>` */
  path: string;
  fields: Record<string, unknown>;
}

/** An object of Storage; each is one line of `objects.ndjson`, its bytes are `media/<sha256>`. */
export interface BackupObject {
  path: string;
  sha256: string;
  metadata: {
    contentType?: string;
    cacheControl?: string;
    /** What clients attached to it, the tokens of download addresses too. */
    metadata?: Record<string, string>;
  };
}

/** `manifest.json`, written last: a folder without it is not a whole backup. */
export interface Manifest {
  format: 1;
  project: string;
  /** ISO 8601 */
  takenAt: string;
  /** What the addresses of its objects begin with. */
  addresses: string;
  records: FileDigest;
  objects: FileDigest;
}

interface FileDigest {
  count: number;
  sha256: string;
}

/** A backup on this machine's disk. */
export class BackupFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** Makes the folder, for the owner's eyes only: messages are in it. @throws when it is there already */
  async create(): Promise<void> {
    await mkdir(join(this.path, '..'), { recursive: true });
    await mkdir(this.path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new Error(`${this.path} is there already.`) : error;
    });
    await mkdir(this.#media());
  }

  writeRecords(records: AsyncIterable<BackupRecord>): Promise<FileDigest> {
    return writeLines(this.#file('records'), records);
  }

  writeObjects(objects: AsyncIterable<BackupObject>): Promise<FileDigest> {
    return writeLines(this.#file('objects'), objects);
  }

  /** Takes an object's bytes in, a piece at a time. @returns their digest */
  async addMedia(bytes: Readable): Promise<string> {
    const incoming = join(this.#media(), 'incoming');
    const sha256 = await save(bytes, incoming);
    await rename(incoming, this.#media(sha256));
    return sha256;
  }

  async writeManifest(manifest: Manifest): Promise<void> {
    await writeFile(join(this.path, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  }

  records(): AsyncIterable<BackupRecord> {
    return readLines(this.#file('records'));
  }

  objects(): AsyncIterable<BackupObject> {
    return readLines(this.#file('objects'));
  }

  media(sha256: string): Readable {
    return createReadStream(this.#media(sha256));
  }

  /** Reads every byte once. @throws when anything is missing or not as it was written */
  async verify(): Promise<Manifest> {
    const manifest = await this.#manifest();
    for (const name of ['records', 'objects'] as const) {
      await this.#verifyFile(this.#file(name), manifest[name].sha256);
    }
    for await (const { sha256 } of this.objects()) {
      await this.#verifyFile(this.#media(sha256), sha256);
    }
    return manifest;
  }

  async #manifest(): Promise<Manifest> {
    const text = await readFile(join(this.path, 'manifest.json'), 'utf8').catch(() => {
      throw new Error(`${this.path} is no whole backup: manifest.json is not there.`);
    });
    const manifest = JSON.parse(text);
    if (manifest.format !== 1) throw new Error(`${this.path} has a format that is not known here.`);
    return manifest;
  }

  async #verifyFile(file: string, sha256: string): Promise<void> {
    const found = await digestOf(createReadStream(file)).catch((error: unknown) => {
      throw new Error(`The backup is damaged: ${file} cannot be read.`, { cause: error });
    });
    if (found !== sha256) throw new Error(`The backup is damaged: ${file} has changed.`);
  }

  #file(name: 'records' | 'objects'): string {
    return join(this.path, `${name}.ndjson`);
  }

  #media(...name: string[]): string {
    return join(this.path, 'media', ...name);
  }
}

async function writeLines(file: string, values: AsyncIterable<unknown>): Promise<FileDigest> {
  let count = 0;
  async function* lines() {
    for await (const value of values) {
      count += 1;
      yield Buffer.from(`${JSON.stringify(value)}\n`);
    }
  }
  const sha256 = await save(Readable.from(lines()), file);
  return { count, sha256 };
}

/** Not with `node:readline`, for which U+2028 and U+2029 end a line too; JSON leaves them as they are. */
async function* readLines<T>(file: string): AsyncGenerator<T> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  for (const line of lines.slice(0, -1)) yield JSON.parse(line);
}

/** @returns the digest of what was written */
async function save(bytes: Readable, file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(
    bytes,
    async function* digesting(pieces) {
      for await (const piece of pieces) {
        hash.update(piece);
        yield piece;
      }
    },
    createWriteStream(file),
  );
  return hash.digest('hex');
}

async function digestOf(bytes: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(bytes, hash);
  return hash.digest('hex');
}
