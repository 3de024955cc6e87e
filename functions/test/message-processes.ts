import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { MessageLimits } from '../src/messages/rate-limiter.ts';
import type { PushServiceAddress } from './push-service.ts';

/** From its name comes the key by which phones know it. */
export const PUSHING_SITE = 'demo-test';

export interface ProcessSettings {
  /** host:port */
  firestore: string;
  mail: { key: string; url: string };
  push: PushServiceAddress;
  limits: MessageLimits;
}

export interface MessageProcess {
  url: string;
  /** All that it has written, to the last line: what the cloud would keep as its log. */
  log: () => string;
  /** Runs the job that mails and rings; resolves when it is done or the process has ended. */
  deliver: (offsetMs: number) => Promise<void>;
  /** Ends at once, in the middle of whatever it does. */
  kill: () => Promise<void>;
}

/** Starts one instance of the function. Several may work on one database. */
export async function startMessageProcess(settings: ProcessSettings): Promise<MessageProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'message-process.ts')], {
    env: { ...process.env, SETTINGS: JSON.stringify(settings) },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const nextEvent = listen(child, lines);
  const ended = once(child, 'exit');
  const failEarly = ended.then(() => {
    throw new Error(`The process ended at once:\n${lines.join('\n')}`);
  });
  failEarly.catch(() => {});
  const { port } = await Promise.race([nextEvent('port'), failEarly]);
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => lines.join('\n'),
    deliver: async (offsetMs) => {
      const done = nextEvent('delivered');
      child.stdin?.write(`deliver ${offsetMs}\n`);
      await Promise.race([done, ended]);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** @returns a function that waits for the next event of a kind */
function listen(child: ChildProcess, lines: string[]) {
  const waiting = new Map<string, (event: Record<string, number>) => void>();
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      const [, json] = /^\{"event":(.*)\}$/.exec(line) ?? [];
      if (json === undefined) {
        lines.push(line);
        return;
      }
      const event: Record<string, number> = JSON.parse(json);
      for (const kind of Object.keys(event)) waiting.get(kind)?.(event);
    });
  }
  child.stdin?.on('error', () => {});
  return (kind: string) =>
    new Promise<Record<string, number>>((resolve) => {
      waiting.set(kind, resolve);
    });
}
