import { setTimeout as delay } from 'node:timers/promises';
import { applicationDefault } from 'firebase-admin/app';
import { outputOf } from '../command.ts';

export type GoogleTools = ReturnType<typeof googleToolsOf>;

/** Within two minutes all of Google knows what was made or switched on. */
const ATTEMPTS = 12;
const PAUSE_MS = 10_000;

/** What was made or switched on is not known everywhere yet, or too much was asked; nothing was done. */
const NOT_YET = /does not exist|has not been used in project|RESOURCE_EXHAUSTED|failed: 4(04|29)/;
/** Google is busy, or the line was cut; whether it was done is not known. */
const BUSY =
  /\b50[0234]\b|INTERNAL|UNAVAILABLE|ECONNRESET|socket hang up|fetch failed|terminated|timed out|timeout/;

interface Request {
  method: 'GET' | 'POST' | 'PATCH';
  url: string;
  body?: object | undefined;
}

interface Options {
  /** Runs a program and hands its output back; throws when it fails. */
  run?: typeof outputOf;
  request?: (request: Request, project: string) => Promise<Response>;
  pause?: () => Promise<unknown>;
}

/** Google's tools, and its APIs where no tool has a command of every version. */
export function googleToolsOf(
  project: string,
  { run = outputOf, request = requestAsEngineer, pause = () => delay(PAUSE_MS) }: Options = {},
) {
  const gcloud = (...args: string[]) =>
    patiently(() => run(['gcloud', ...args, '--quiet', '--project', project]));

  /** @param canRepeat whether the same again makes nothing twice */
  async function patiently<T>(action: () => T | Promise<T>, canRepeat = true): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await action();
      } catch (error) {
        const { message } = error as Error;
        const isTemporary = NOT_YET.test(message) || (canRepeat && BUSY.test(message));
        if (!isTemporary || attempt === ATTEMPTS) throw error;
        if (attempt === 1) console.log(`waiting, because ${message}`);
      }
      await pause();
    }
  }

  async function send<Answer>({ method, url, body }: Request): Promise<Answer | undefined> {
    const response = await request({ method, url, body }, project).catch(nameCall);
    const text = await response.text().catch(nameCall);
    if (response.status === 404 && method === 'GET') return undefined;
    if (!response.ok) throw new Error(`${method} ${url} failed: ${response.status} ${text}`);
    return JSON.parse(text);

    function nameCall(cause: Error): never {
      throw new Error(`${method} ${url}: ${cause.message}`, { cause });
    }
  }

  return {
    project,
    gcloud,
    /** An earlier attempt may have made it, whose answer was lost. */
    create: async (...args: string[]): Promise<void> => {
      await gcloud(...args).catch((error: Error) => {
        if (!/already exists/i.test(error.message)) throw error;
      });
    },
    ask: async <Answer>(...args: string[]): Promise<Answer> =>
      JSON.parse(await gcloud(...args, '--format', 'json')),
    firebase: <Result>(args: string[], input?: string): Promise<Result> => {
      const command = ['firebase', ...args, '--project', project, '--json'];
      const canRepeat = !args[0]?.endsWith(':create');
      return patiently(() => JSON.parse(run(command, input)).result, canRepeat);
    },
    /** @returns undefined where nothing is at this address */
    get: <Answer>(url: string) => patiently(() => send<Answer>({ method: 'GET', url })),
    patch: (url: string, body: object) => patiently(() => send({ method: 'PATCH', url, body })),
    /** Makes what has no name of its own yet, so it is not tried again when it may have been made. */
    post: <Answer>(url: string, body: object) =>
      patiently(() => send<Answer>({ method: 'POST', url, body }), false),
  };
}

/** Google wants a project for the quota where a person asks. */
async function requestAsEngineer({ method, url, body }: Request, project: string) {
  const { access_token } = await applicationDefault()
    .getAccessToken()
    .catch((cause: Error) => {
      const question = 'Is `gcloud auth application-default login` done?';
      throw new Error(`${question} ${cause.message}`, { cause });
    });
  return fetch(url, {
    method,
    headers: {
      Authorization: `Bearer ${access_token}`,
      'x-goog-user-project': project,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
}
