import type { Agent } from 'node:https';
import type { PushNotification, PushSubscriptionPost } from '@theni/contract';
import type { RequestOptions, WebPushError } from 'web-push';
import { withTimeout } from '../http/with-timeout.ts';
import type { VapidKey } from './vapid-key.ts';

/** What a push service did with a push. */
export type PushOutcome =
  | { state: 'taken' }
  /** The browser has unsubscribed: it never comes back under this endpoint. */
  | { state: 'gone' }
  /** `reason` is safe to log: nothing of the endpoint or the payload is in it. */
  | { state: 'failed'; reason: string };

export interface Pusher {
  publicKey: string;
  /** Never rejects. When the time is over, the push may still have been taken. */
  send: (
    browser: Pick<PushSubscriptionPost, 'Endpoint' | 'Keys'>,
    notifications: PushNotification[],
    timeoutMs: number,
  ) => Promise<PushOutcome>;
}

/** A phone that is off for longer than this does not ring for what came meanwhile; the inbox has it. */
const TTL_SECONDS = 24 * 60 * 60;

/** RFC 8030, 7.3; Mozilla's service says 410. */
const GONE = [404, 410];

/**
 * @param subject whom a push service asks about our pushes: an https or mailto address
 * @returns undefined without a key: then nothing rings
 */
export function webPusher(
  key: VapidKey | undefined,
  { subject, agent }: { subject: string; agent?: Agent },
): Pusher | undefined {
  if (!key) return undefined;
  return { publicKey: key.publicKey, send };

  async function send(...[browser, notifications, timeoutMs]: Parameters<Pusher['send']>) {
    const subscription = { endpoint: browser.Endpoint, keys: browser.Keys };
    const options: RequestOptions = {
      vapidDetails: { subject, ...(key as VapidKey) },
      TTL: TTL_SECONDS,
      urgency: 'high',
      timeout: timeoutMs,
      ...(agent && { agent }),
    };
    try {
      // Loaded here, because of all requests only a new message needs it.
      const { default: webPush } = await import('web-push');
      const sending = webPush.sendNotification(
        subscription,
        JSON.stringify(notifications),
        options,
      );
      // The library's own limit is of silence; this one holds to the last byte of the response.
      await withTimeout(sending, timeoutMs, () => new PushTimeout());
      return { state: 'taken' } as const;
    } catch (error) {
      return refusal(error);
    }
  }
}

class PushTimeout extends Error {
  override name = 'PushTimeout';
}

/** The error itself is never kept or logged: it carries the endpoint. */
function refusal(error: unknown): PushOutcome {
  const { statusCode, code, message } = error as Partial<WebPushError> & {
    code?: unknown;
  };
  if (typeof statusCode === 'number') {
    if (GONE.includes(statusCode)) return { state: 'gone' };
    return { state: 'failed', reason: `the push service answered ${statusCode}` };
  }
  if (error instanceof PushTimeout || message === 'Socket timeout')
    return { state: 'failed', reason: 'the push service did not answer in time' };
  const known = typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code);
  return {
    state: 'failed',
    reason: `no connection to the push service${known ? `: ${code}` : ''}`,
  };
}
