import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { GoogleError } from './google-error.ts';

export interface Version {
  name: string;
  status: 'CREATED' | 'FINALIZED';
  config: object;
  labels?: Record<string, string>;
  createTime: string;
  finalizeTime?: string;
  fileCount?: string;
}

export interface Release {
  name: string;
  version: Version;
  type: 'DEPLOY' | 'ROLLBACK';
  releaseTime: string;
}

interface State {
  versions: Record<string, Version & { files: Record<string, string> }>;
  /** Names of versions, the newest release first. */
  releases: { name: string; version: string; type: Release['type']; releaseTime: string }[];
}

/**
 * Versions and releases of one site in a folder: `files/<hash>` each file once, `versions/<id>` the files of a finalized
 * version at their addresses, `live` a link to the released one. The link is changed by one rename, after
 * `state.json` is whole, and made anew at the start: a kill at any time leaves one version live as a whole.
 */
export class ReleaseStore {
  readonly #folder: string;
  readonly #site: string;
  readonly #state: State;

  constructor(folder: string, site: string) {
    this.#folder = folder;
    this.#site = site;
    mkdirSync(this.#path('files'), { recursive: true });
    mkdirSync(this.#path('versions/none'), { recursive: true });
    this.#state = existsSync(this.#path('state.json'))
      ? JSON.parse(readFileSync(this.#path('state.json'), 'utf8'))
      : { versions: {}, releases: [] };
    this.#linkLive();
  }

  /** Where the files of the live release are. */
  get live(): string {
    return this.#path('live');
  }

  create({ config = {}, labels }: Partial<Version>): Version {
    const name = `sites/${this.#site}/versions/${randomBytes(8).toString('hex')}`;
    const createTime = new Date().toISOString();
    const version = {
      name,
      status: 'CREATED' as const,
      config,
      ...(labels && { labels }),
      createTime,
      files: {},
    };
    this.#state.versions[name] = version;
    this.#save();
    return withoutFiles(version);
  }

  version(name: string): Version {
    return withoutFiles(this.#versionOf(name));
  }

  /** @returns the hashes that were never uploaded */
  populate(name: string, files: Record<string, string>): string[] {
    const version = this.#created(name);
    for (const [path, hash] of Object.entries(files)) {
      if (!path.startsWith('/') || normalize(path) !== path || !/^[0-9a-f]{64}$/.test(hash))
        throw new GoogleError(400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.');
      version.files[path] = hash;
    }
    this.#save();
    return [...new Set(Object.values(files))].filter((hash) => !this.#has(hash));
  }

  upload(name: string, hash: string, gzipped: Buffer): void {
    this.#created(name);
    if (createHash('sha256').update(gzipped).digest('hex') !== hash)
      throw new GoogleError(400, 'INVALID_ARGUMENT', 'The content hash does not match the file.');
    this.#write(`files/${hash}`, gunzipSync(gzipped));
  }

  /** Those that were uploaded. */
  files(name: string): { path: string; hash: string; status: 'ACTIVE' }[] {
    return Object.entries(this.#versionOf(name).files)
      .filter(([, hash]) => this.#has(hash))
      .map(([path, hash]) => ({ path, hash, status: 'ACTIVE' }));
  }

  finalize(name: string): Version {
    const version = this.#created(name);
    this.#linkFiles(version);
    version.status = 'FINALIZED';
    version.finalizeTime = new Date().toISOString();
    version.fileCount = String(Object.keys(version.files).length);
    this.#save();
    return withoutFiles(version);
  }

  /** Newest first. */
  versions(): Version[] {
    return Object.values(this.#state.versions).map(withoutFiles).reverse();
  }

  delete(name: string): void {
    const version = this.#versionOf(name);
    if (this.#state.releases[0]?.version === version.name) throw precondition();
    delete this.#state.versions[version.name];
    this.#state.releases = this.#state.releases.filter((each) => each.version !== version.name);
    this.#save();
    rmSync(this.#path(`versions/${idOf(version.name)}`), { recursive: true, force: true });
  }

  release(name: string, parent: string): Release {
    const version = this.#state.versions[this.#nameOf(name)];
    if (!version) throw notFound();
    if (version.status !== 'FINALIZED') throw precondition();
    const [live] = this.#state.releases;
    if (live?.version === version.name)
      throw precondition(
        `Can't release to \`${parent}\`: supplied version \`${name}\` is the current active version.`,
      );
    const wasLive = this.#state.releases.some((release) => release.version === version.name);
    const releaseTime = new Date().toISOString();
    this.#state.releases.unshift({
      name: `${parent}/releases/${Date.now()}`,
      version: version.name,
      type: wasLive ? 'ROLLBACK' : 'DEPLOY',
      releaseTime,
    });
    this.#save();
    this.#linkLive();
    return this.releases()[0] as Release;
  }

  releases(): Release[] {
    return this.#state.releases.map((release) => ({
      ...release,
      version: this.version(release.version),
    }));
  }

  #linkFiles(version: State['versions'][string]): void {
    if (Object.values(version.files).some((hash) => !this.#has(hash))) throw precondition();
    const folder = this.#path(`versions/${idOf(version.name)}`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    for (const [path, hash] of Object.entries(version.files)) {
      mkdirSync(dirname(folder + path), { recursive: true });
      linkSync(this.#path(`files/${hash}`), folder + path);
    }
  }

  #linkLive(): void {
    const [live] = this.#state.releases;
    const link = this.#path('live.new');
    rmSync(link, { force: true });
    symlinkSync(`versions/${live ? idOf(live.version) : 'none'}`, link);
    renameSync(link, this.live);
  }

  #created(name: string) {
    const version = this.#versionOf(name);
    if (version.status !== 'CREATED') throw precondition();
    return version;
  }

  #versionOf(name: string) {
    const version = this.#state.versions[this.#nameOf(name)];
    if (!version) throw notFound();
    return version;
  }

  #nameOf(name: string): string {
    return `sites/${this.#site}/versions/${idOf(name)}`;
  }

  #has(hash: string): boolean {
    return existsSync(this.#path(`files/${hash}`));
  }

  #save(): void {
    this.#write('state.json', JSON.stringify(this.#state));
  }

  #write(file: string, content: string | Buffer): void {
    writeFileSync(this.#path(`${file}.new`), content);
    renameSync(this.#path(`${file}.new`), this.#path(file));
  }

  #path(path: string): string {
    return join(this.#folder, path);
  }
}

function idOf(name: string): string {
  return name.split('/').at(-1) ?? '';
}

function withoutFiles({ files: _, ...version }: State['versions'][string]): Version {
  return version;
}

function notFound(): GoogleError {
  return new GoogleError(404, 'NOT_FOUND', 'Requested entity was not found.');
}

function precondition(message = 'Precondition check failed.'): GoogleError {
  return new GoogleError(400, 'FAILED_PRECONDITION', message);
}
