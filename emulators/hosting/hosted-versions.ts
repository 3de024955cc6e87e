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

/** Google's names of errors, by status code. */
const STATUSES = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

export type ErrorCode = keyof typeof STATUSES;

export class GoogleError extends Error {
  override name = 'GoogleError';
  readonly code: ErrorCode;
  readonly status: string;

  constructor(code: ErrorCode, message: string, status: string = STATUSES[code]) {
    super(message);
    this.code = code;
    this.status = status;
  }

  get body() {
    return { error: { code: this.code, message: this.message, status: this.status } };
  }
}

export interface HostingVersion {
  name: string;
  status: 'CREATED' | 'FINALIZED';
  config: {
    rewrites?: { run?: { serviceId: string; region?: string } }[];
    headers?: { headers?: object }[];
  };
  labels?: Record<string, string>;
}

interface StoredHostingVersion extends HostingVersion {
  /** Hash of each file, by its address. */
  files: Record<string, string>;
}

interface State {
  versions: Record<string, StoredHostingVersion>;
  /** Name of the released version. */
  live?: string;
}

/**
 * The versions of one site in a folder: `files/<hash>` has each file once, `versions/<id>` the
 * files of a finalized version at their addresses, and `live` is a link to the released version.
 * One rename changes the link, after `state.json` is written, and each start makes it anew: so a
 * kill at any time leaves one whole version live.
 */
export class HostedVersions {
  readonly #folder: string;
  readonly #site: string;
  readonly #state: State;

  constructor(folder: string, site: string) {
    this.#folder = folder;
    this.#site = site;
    mkdirSync(this.#path('files'), { recursive: true });
    mkdirSync(this.#path('versions/none'), { recursive: true });
    const isThere = existsSync(this.#path('state.json'));
    const read = () => JSON.parse(readFileSync(this.#path('state.json'), 'utf8'));
    this.#state = isThere ? read() : { versions: {} };
    this.#linkLive();
  }

  get live(): string {
    return this.#path('live');
  }

  /** @returns undefined before the first release */
  liveVersion(): HostingVersion | undefined {
    return this.#state.live === undefined ? undefined : this.version(this.#state.live);
  }

  create({ config = {}, labels }: Partial<HostingVersion>): HostingVersion {
    const name = `sites/${this.#site}/versions/${randomBytes(8).toString('hex')}`;
    const version = { name, status: 'CREATED' as const, config, ...(labels && { labels }) };
    this.#state.versions[name] = { ...version, files: {} };
    this.#save();
    return version;
  }

  version(name: string): HostingVersion {
    const { files: _, ...version } = this.#find(name);
    return version;
  }

  /** @returns the hashes that were never uploaded */
  populate(name: string, files: Record<string, string>): string[] {
    const version = this.#findOpen(name);
    for (const [path, hash] of Object.entries(files)) {
      if (!isForVisitors(path) || !/^[0-9a-f]{64}$/.test(hash))
        throw new GoogleError(400, 'Request contains an invalid argument.');
      version.files[path] = hash;
    }
    this.#save();
    return [...new Set(Object.values(files))].filter((hash) => !this.#has(hash));
  }

  upload(name: string, hash: string, gzipped: Buffer): void {
    const { files } = this.#findOpen(name);
    if (!Object.values(files).includes(hash))
      throw new GoogleError(400, 'The file is not one of the version.');
    if (createHash('sha256').update(gzipped).digest('hex') !== hash)
      throw new GoogleError(400, 'The content hash does not match the file.');
    this.#write(`files/${hash}`, gunzipSync(gzipped));
  }

  files(name: string): { path: string; hash: string; status: 'ACTIVE' }[] {
    return Object.entries(this.#find(name).files)
      .filter(([, hash]) => this.#has(hash))
      .map(([path, hash]) => ({ path, hash, status: 'ACTIVE' }));
  }

  finalize(name: string): HostingVersion {
    const version = this.#findOpen(name);
    this.#linkFiles(version);
    version.status = 'FINALIZED';
    this.#save();
    return this.version(name);
  }

  release(name: string): void {
    if (this.#find(name).status !== 'FINALIZED') throw failedPrecondition();
    if (this.#state.live === name)
      throw failedPrecondition(`Version \`${name}\` is the current active version.`);
    this.#state.live = name;
    this.#save();
    this.#linkLive();
  }

  #linkFiles(version: StoredHostingVersion): void {
    if (Object.values(version.files).some((hash) => !this.#has(hash))) throw failedPrecondition();
    const folder = this.#path(`versions/${idOf(version.name)}`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    for (const [path, hash] of Object.entries(version.files)) {
      mkdirSync(dirname(folder + path), { recursive: true });
      linkSync(this.#path(`files/${hash}`), folder + path);
    }
  }

  #linkLive(): void {
    const { live } = this.#state;
    const link = this.#path('live.new');
    rmSync(link, { force: true });
    symlinkSync(`versions/${live === undefined ? 'none' : idOf(live)}`, link);
    renameSync(link, this.live);
  }

  #findOpen(name: string): StoredHostingVersion {
    const version = this.#find(name);
    if (version.status !== 'CREATED') throw failedPrecondition();
    return version;
  }

  #find(name: string): StoredHostingVersion {
    const version = this.#state.versions[name];
    if (!version) throw new GoogleError(404, 'Requested entity was not found.');
    return version;
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

/**
 * `firebase deploy` leaves out dot files and dot folders, and so must a release of ours. The names
 * of https://www.rfc-editor.org/rfc/rfc8615 are asked for.
 */
function isForVisitors(path: string): boolean {
  const isInSite = path.startsWith('/') && normalize(path) === path && !/\p{Cc}/u.test(path);
  return isInSite && !/\/\.(?!well-known\/)/.test(path);
}

function failedPrecondition(message = 'Precondition check failed.'): GoogleError {
  return new GoogleError(400, message, 'FAILED_PRECONDITION');
}
