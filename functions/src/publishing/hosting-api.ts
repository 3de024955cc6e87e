import { setTimeout as delay } from 'node:timers/promises';
import { type App, applicationDefault } from 'firebase-admin/app';
import { error as logError } from 'firebase-functions/logger';
import { HttpProblem, isTemporaryStatus, withTimeout } from '../http/problem.ts';

/** https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.versions */
interface HostingVersion {
  /** `sites/<site>/versions/<id>`; some answers begin with the project. */
  name: string;
  config?: object;
  labels?: Record<string, string>;
}

interface HostingApiOptions {
  site: string;
  accessToken: () => Promise<string>;
  /** Google wants it where a person asks, and not where a service account does. */
  quotaProject?: string | undefined;
  /** Google's, or where the local stack answers in its place. */
  origin?: string;
  /** How long one attempt may take. */
  timeoutMs?: number;
  /** Waits before each repetition. */
  pause?: (ms: number) => Promise<unknown>;
}

interface FilesPage {
  files?: { path: string; hash: string }[];
  nextPageToken?: string;
}

type Method = 'GET' | 'POST' | 'PATCH';

interface RequestOptions<Reply> {
  body?: object | Buffer;
  /** Sent twice it does no more than sent once, so it is tried again after a failure. */
  isRepeatable?: boolean;
  /** What is returned when Hosting answers 404. */
  missing?: Reply;
}

const GOOGLE = 'https://firebasehosting.googleapis.com';
const TIMEOUT_MS = 30_000;
const ATTEMPTS = 3;
const PAUSE_MS = 1000;
/** The most files that one request may name. */
const FILES_PER_REQUEST = 1000;

/** The project's own site, as the account that this runs as; on the local stack its stand-in. */
export function hostingApiOf({ options }: App): HostingApi {
  const site = options.projectId ?? process.env.GCLOUD_PROJECT ?? '';
  const local = process.env.FIREBASE_HOSTING_API_EMULATOR_HOST;
  if (local)
    return new HostingApi({
      site,
      accessToken: async () => 'publisher',
      origin: `http://${local}`,
    });
  const credential = applicationDefault();
  return new HostingApi({
    site,
    accessToken: async () => (await credential.getAccessToken()).access_token,
    quotaProject: process.env.GOOGLE_CLOUD_QUOTA_PROJECT,
  });
}

/**
 * Makes and releases a version of the site. What may be done twice is tried three times, all else
 * once: Google abandons unreleased versions.
 * All throw an `HttpProblem`: 503 when Hosting is busy or away, 500 when it refuses for good.
 */
export class HostingApi {
  readonly #options;

  constructor(options: HostingApiOptions) {
    this.#options = { origin: GOOGLE, timeoutMs: TIMEOUT_MS, pause: delay, ...options };
  }

  /** @returns undefined before the first release, and while the site is switched off */
  async liveVersion(): Promise<HostingVersion | undefined> {
    const { releases = [] } = await this.#ask<{ releases?: { version?: HostingVersion }[] }>(
      'GET',
      `${this.#live}/releases?pageSize=1`,
      { missing: {} },
    );
    return releases[0]?.version;
  }

  /** @returns the hash of each file by its path */
  async files(version: string): Promise<Record<string, string>> {
    const hashes: Record<string, string> = {};
    const query = new URLSearchParams({ status: 'ACTIVE', pageSize: String(FILES_PER_REQUEST) });
    let pageToken: string | undefined;
    do {
      if (pageToken) query.set('pageToken', pageToken);
      const page: FilesPage = await this.#ask('GET', `${version}/files?${query}`);
      for (const { path, hash } of page.files ?? []) hashes[path] = hash;
      pageToken = page.nextPageToken;
    } while (pageToken);
    return hashes;
  }

  /** @returns its name */
  async createVersion(version: Omit<HostingVersion, 'name'>): Promise<string> {
    const path = `sites/${this.#options.site}/versions`;
    return (await this.#ask<HostingVersion>('POST', path, { body: version })).name;
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
        { body: { files }, isRepeatable: true },
      );
      uploadUrl = result.uploadUrl;
      required.push(...(result.uploadRequiredHashes ?? []));
    }
    return { uploadUrl, required };
  }

  async upload(uploadUrl: string, hash: string, gzipped: Buffer): Promise<void> {
    await this.#ask('POST', `${uploadUrl}/${hash}`, { body: gzipped, isRepeatable: true });
  }

  async finalize(version: string): Promise<void> {
    await this.#ask('PATCH', `${version}?updateMask=status`, { body: { status: 'FINALIZED' } });
  }

  /**
   * Makes a version live. Where it throws, `liveVersion` tells whether it went through.
   * @param message stands beside the release in Firebase's console
   */
  async release(version: string, message?: string): Promise<void> {
    const query = new URLSearchParams({ versionName: version });
    await this.#ask('POST', `${this.#live}/releases?${query}`, { body: { message } });
  }

  get #live(): string {
    return `sites/${this.#options.site}/channels/live`;
  }

  async #ask<Reply>(
    method: Method,
    path: string,
    { body, isRepeatable = method === 'GET', missing }: RequestOptions<Reply> = {},
  ): Promise<Reply> {
    for (let attempt = 1; ; attempt += 1) {
      const { status, text } = await this.#send(method, path, body);
      if (status < 400)
        return (text && !Buffer.isBuffer(body) ? JSON.parse(text) : undefined) as Reply;
      if (status === 404 && missing) return missing;
      const isTemporary = isTemporaryStatus(status);
      if (!isTemporary || !isRepeatable || attempt === ATTEMPTS) {
        logError('hosting did not do what it was asked', { method, path, status, text });
        const refusal = status === 504 ? 'did not answer' : `refused (${status})`;
        throw isTemporary
          ? new HttpProblem(503, `Google’s server ${refusal}. Please try again in a minute.`)
          : new HttpProblem(500, `Google’s server ${refusal}. Please ask your engineer.`);
      }
      await this.#options.pause(PAUSE_MS);
    }
  }

  /** @returns 504 when there was no response, or no access token to ask with */
  async #send(method: Method, path: string, body?: object | Buffer) {
    const { accessToken, quotaProject, origin, timeoutMs } = this.#options;
    const url = path.startsWith('http') ? path : `${origin}/v1beta1/${path}`;
    const isFile = Buffer.isBuffer(body);
    const sent = body && (isFile ? new Uint8Array(body) : JSON.stringify(body));
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const headers = {
        Authorization: `Bearer ${await withTimeout(accessToken(), timeoutMs)}`,
        ...(quotaProject && { 'x-goog-user-project': quotaProject }),
        ...(body && { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' }),
      };
      const request = { method, headers, signal, ...(sent && { body: sent }) };
      const response = await fetch(url, request);
      return { status: response.status, text: await response.text() };
    } catch (error) {
      return { status: 504, text: (error as Error).message };
    }
  }
}
