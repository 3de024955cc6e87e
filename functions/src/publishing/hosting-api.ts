import { setTimeout as delay } from 'node:timers/promises';
import { type App, applicationDefault } from 'firebase-admin/app';

/** https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.versions, as far as a release needs it. */
export interface HostingVersion {
  /** `sites/<site>/versions/<id>`; some answers begin with the project. */
  name: string;
  config?: object;
  labels?: Record<string, string>;
}

export interface HostingApiOptions {
  site: string;
  accessToken: () => Promise<string>;
  /** Google's, or where the local stack answers in its place. */
  origin?: string;
  /** Of one attempt. */
  timeoutMs?: number;
  /** Before each repetition. */
  pause?: (ms: number) => Promise<unknown>;
}

/** Hosting did not do what it was asked. Nothing of the content is in it. */
export class HostingError extends Error {
  override name = 'HostingError';
  /** Undefined when there was no response. */
  readonly status: number | undefined;

  constructor(message: string, status?: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

type Method = 'GET' | 'POST' | 'PATCH';

const GOOGLE = 'https://firebasehosting.googleapis.com';
const TIMEOUT_MS = 10_000;
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 500;
/** What one request may name. */
const FILES_PER_REQUEST = 1000;

/** The project's own site, as whom the function runs; on the local stack its stand-in for Google. */
export function hostingApiOf({ options }: App): HostingApi {
  const site = options.projectId ?? process.env.GCLOUD_PROJECT ?? '';
  const local = process.env.FIREBASE_HOSTING_API_EMULATOR_HOST;
  if (local)
    return new HostingApi({ site, accessToken: async () => 'owner', origin: `http://${local}` });
  const credential = applicationDefault();
  return new HostingApi({
    site,
    accessToken: async () => (await credential.getAccessToken()).access_token,
  });
}

/**
 * The calls by which a version of the site is made and released, each repeated where a repetition does no harm: a version
 * that is created twice is abandoned by Google after twelve hours.
 */
export class HostingApi {
  readonly #options: Required<HostingApiOptions>;

  constructor(options: HostingApiOptions) {
    this.#options = { origin: GOOGLE, timeoutMs: TIMEOUT_MS, pause: delay, ...options };
  }

  /** @returns undefined before the first release, and while the site is switched off */
  async liveVersion(): Promise<HostingVersion | undefined> {
    const { releases = [] } = await this.#ask<{ releases?: { version?: HostingVersion }[] }>(
      'GET',
      `${this.#live}/releases?pageSize=1`,
    );
    return releases[0]?.version;
  }

  /** @returns the hash of each file by its path */
  async files(version: string): Promise<Record<string, string>> {
    const hashes: Record<string, string> = {};
    let pageToken = '';
    do {
      const query = new URLSearchParams({
        status: 'ACTIVE',
        pageSize: String(FILES_PER_REQUEST),
        ...(pageToken && { pageToken }),
      });
      const page = await this.#ask<{
        files?: { path: string; hash: string }[];
        nextPageToken?: string;
      }>('GET', `${version}/files?${query}`);
      for (const { path, hash } of page.files ?? []) hashes[path] = hash;
      pageToken = page.nextPageToken ?? '';
    } while (pageToken);
    return hashes;
  }

  /** @returns its name */
  async createVersion(version: Omit<HostingVersion, 'name'>): Promise<string> {
    const path = `sites/${this.#options.site}/versions`;
    return (await this.#ask<HostingVersion>('POST', path, version)).name;
  }

  /** @returns what Hosting has not yet, and where to send it */
  async populate(
    version: string,
    hashes: Record<string, string>,
  ): Promise<{ uploadUrl: string; required: string[] }> {
    const entries = Object.entries(hashes);
    const required: string[] = [];
    let uploadUrl = '';
    for (let from = 0; from < entries.length; from += FILES_PER_REQUEST) {
      const files = Object.fromEntries(entries.slice(from, from + FILES_PER_REQUEST));
      const result = await this.#ask<{ uploadUrl: string; uploadRequiredHashes?: string[] }>(
        'POST',
        `${version}:populateFiles`,
        { files },
      );
      uploadUrl = result.uploadUrl;
      required.push(...(result.uploadRequiredHashes ?? []));
    }
    return { uploadUrl, required };
  }

  async upload(uploadUrl: string, hash: string, gzipped: Buffer): Promise<void> {
    await this.#ask('POST', `${uploadUrl}/${hash}`, gzipped);
  }

  async finalize(version: string): Promise<void> {
    const body = { status: 'FINALIZED' };
    await this.#ask('PATCH', `${version}?updateMask=status`, body).catch(async (error: unknown) => {
      // The response to an earlier attempt was lost, and there is no way from FINALIZED to FINALIZED.
      const { status } = await this.#ask<{ status: string }>('GET', version);
      if (status !== 'FINALIZED') throw error;
    });
  }

  async release(version: string): Promise<void> {
    const query = new URLSearchParams({ versionName: version });
    await this.#ask('POST', `${this.#live}/releases?${query}`, {}).catch(async (error: unknown) => {
      // The same: Hosting refuses to release what is live already.
      const live = await this.liveVersion();
      if (!live || idOf(live.name) !== idOf(version)) throw error;
    });
  }

  get #live(): string {
    return `sites/${this.#options.site}/channels/live`;
  }

  async #ask<Reply>(method: Method, path: string, body?: object | Buffer): Promise<Reply> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return (await this.#askOnce(method, path, body)) as Reply;
      } catch (error) {
        const isTemporary = error instanceof HostingError && isWorthRepeating(error.status);
        if (!isTemporary || attempt === ATTEMPTS) throw error;
        await this.#options.pause(FIRST_PAUSE_MS * 2 ** (attempt - 1));
      }
    }
  }

  async #askOnce(method: Method, path: string, body?: object | Buffer): Promise<unknown> {
    const { accessToken, origin, timeoutMs } = this.#options;
    const url = path.startsWith('http') ? path : `${origin}/v1beta1/${path}`;
    const isFile = Buffer.isBuffer(body);
    const headers = {
      Authorization: `Bearer ${await accessToken()}`,
      ...(body && { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' }),
    };
    const sent = body && (isFile ? new Uint8Array(body) : JSON.stringify(body));
    const request = { method, headers, signal: AbortSignal.timeout(timeoutMs) };
    const { response, text } = await fetch(url, sent ? { ...request, body: sent } : request)
      .then(async (response) => ({ response, text: await response.text() }))
      .catch((cause: unknown) => {
        throw new HostingError(`Hosting did not answer: ${method} ${url}`, undefined, { cause });
      });
    if (!response.ok)
      throw new HostingError(`${method} ${url}: ${reasonOf(text)}`, response.status);
    return text && !isFile ? JSON.parse(text) : undefined;
  }
}

function idOf(version: string): string {
  return version.split('/').at(-1) ?? '';
}

function isWorthRepeating(status: number | undefined): boolean {
  return status === undefined || status === 429 || status >= 500;
}

/** Google's own sentence, where there is one. */
function reasonOf(text: string): string {
  try {
    return JSON.parse(text).error.message;
  } catch {
    return text.slice(0, 200);
  }
}
