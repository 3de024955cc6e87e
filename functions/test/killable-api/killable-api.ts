import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { MailService } from '../mail-service.ts';

/** Asks the API. @throws {Killed} when its process dies before it answers */
export type Ask = (
  method: string,
  path: string,
  options?: { body?: unknown; headers?: Record<string, string> },
) => Promise<Response>;

export class Killed extends Error {
  override name = 'Killed';
}

/** More than a machine is ever too busy for: each takes the product many seconds. */
const ATTEMPTS = 10;

/** The product in a process of its own, which can be killed at any point of its work. */
export class KillableApi {
  /** What its clock shows. */
  now = new Date();
  starts = 0;
  readonly #token: string;
  readonly #environment: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;
  #origin = '';

  /** @param token of the admin */
  constructor(token: string, { key, url }: MailService) {
    this.#token = token;
    this.#environment = { SENDGRID_API_KEY: key, MAIL_SERVICE: url };
  }

  async start(): Promise<void> {
    const child = fork(join(import.meta.dirname, 'process.ts'), {
      env: { ...process.env, ...this.#environment },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#process = child;
    const failed = once(child, 'exit').then(() => {
      throw new Error('The process of the API does not start.');
    });
    this.starts += 1;
    [this.#origin] = await Promise.race([once(child, 'message'), failed]);
    failed.catch(() => {});
  }

  async stop(): Promise<void> {
    const ended = this.#process && once(this.#process, 'exit');
    this.#process?.kill('SIGKILL');
    await ended;
  }

  /** As the admin, unless the headers name another. */
  readonly ask: Ask = (method, path, options) => this.#ask(method, path, options);

  /** The same; what is asked kills the process after so many events of its network. */
  killing(after: number): Ask {
    const headers = { 'Kill-After': String(after) };
    return (method, path, options) =>
      this.#ask(method, path, { ...options, headers: { ...options?.headers, ...headers } });
  }

  passMinutes(minutes: number): void {
    this.now = new Date(this.now.getTime() + minutes * 60_000);
  }

  /** On a busy machine the product may answer "not now": then the same is asked again. */
  async #ask(...call: Parameters<Ask>): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.#askOnce(...call);
      if (response.status !== 503 || attempt === ATTEMPTS) return response;
    }
  }

  async #askOnce(...[method, path, { body, headers } = {}]: Parameters<Ask>): Promise<Response> {
    const child = this.#process;
    const response = await fetch(`${this.#origin}/api${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${this.#token}`,
        'Content-Type': 'application/json',
        Now: this.now.toISOString(),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    if (response) return response;
    if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit');
    if (headers?.['Kill-After']) throw new Killed();
    // The kill that an earlier request asked for came only after its response.
    await this.start();
    return this.#askOnce(method, path, { body, ...(headers && { headers }) });
  }
}
