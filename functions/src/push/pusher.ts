import { createECDH, createHash } from 'node:crypto';
import type { Agent } from 'node:https';
import type { PushNotification, PushSubscriptionPost } from '@theni/contract';
import type { WebPushError } from 'web-push';
import { continueAfterError } from '../continue-after-error.ts';
import type { Dependencies } from '../dependencies.ts';
import { withTimeout } from '../http/problem.ts';
import { isRinging, type StoredBrowser } from './browser-store.ts';

/** The reason is safe to log: it holds nothing of endpoint or payload. */
export type PushOutcome =
  | { state: 'taken' }
  /** The browser has unsubscribed: it never comes back under this endpoint. */
  | { state: 'gone' }
  | { state: 'failed'; reason: string }
  /** For what is in it: the same push is refused again. */
  | { state: 'refused'; reason: string };

export interface Pusher {
  publicKey: string;
  /** Never rejects. When the time is over, the push may still have been taken. */
  send: (
    browser: Pick<PushSubscriptionPost, 'endpoint' | 'keys'>,
    notifications: PushNotification[],
    timeoutMs: number,
  ) => Promise<PushOutcome>;
}

interface PushResult {
  browser: StoredBrowser;
  outcome: PushOutcome;
}

/**
 * Sends to every browser that rings, and notes which of them are gone. The pushes have been made by
 * then, so a fault of the database is logged and changes no result.
 */
export async function pushToAll(
  { browsers, pusher, now }: Pick<Dependencies, 'browsers' | 'pusher' | 'now'>,
  notifications: PushNotification[],
  timeoutMs: number,
): Promise<PushResult[]> {
  if (!pusher) return [];
  const ringing = (await browsers.all()).filter(isRinging);
  const results = await Promise.all(
    ringing.map(async (browser) => ({
      browser,
      outcome: await pusher.send(browser, notifications, timeoutMs),
    })),
  );
  const gone = results.filter(({ outcome }) => outcome.state === 'gone');
  const endpoints = gone.map(({ browser }) => browser.endpoint);
  if (endpoints.length > 0)
    await continueAfterError(['browsers'], () => browsers.markLost(endpoints, now()));
  return results;
}

/** A phone that is off for longer does not ring; the list has the lead. */
const TTL_SECONDS = 24 * 60 * 60;

/** @param subject https or mailto address for push services @returns undefined without a key */
export function webPusher(
  key: VapidKey | undefined,
  { subject, agent }: { subject: string; agent?: Agent },
): Pusher | undefined {
  if (!key) return undefined;
  return {
    publicKey: key.publicKey,
    async send({ endpoint, keys }, notifications, timeoutMs) {
      // Loaded here, because of all requests only a push needs it.
      const { default: webPush } = await import('web-push');
      const sending = webPush.sendNotification({ endpoint, keys }, JSON.stringify(notifications), {
        vapidDetails: { subject, ...key },
        TTL: TTL_SECONDS,
        urgency: 'high',
        timeout: timeoutMs,
        ...(agent && { agent }),
      });
      // The library's own limit begins anew with each byte of an answer.
      return withTimeout(sending, timeoutMs).then(() => ({ state: 'taken' as const }), refusal);
    },
  };
}

/** The error itself is never kept or logged: it carries the endpoint. */
function refusal({ statusCode }: Partial<WebPushError>): PushOutcome {
  // RFC 8030, 7.3; Mozilla's service says 410.
  if (statusCode === 404 || statusCode === 410) return { state: 'gone' };
  const reason = `the push service answered ${statusCode ?? 'nothing'}`;
  // RFC 8030, 7.2 and 8.4
  const isRefused = statusCode === 400 || statusCode === 413;
  return { state: isRefused ? 'refused' : 'failed', reason };
}

/** P-256, base64url, as `npm run setup` makes it. Anything else, such as `unset`, is none. */
const PRIVATE_KEY = /^[\w-]{43}$/;

/** The key by which push services and browsers know the site (RFC 8292). */
interface VapidKey {
  privateKey: string;
  publicKey: string;
}

export function vapidKeyOf(secret: string | undefined): VapidKey | undefined {
  const privateKey = secret?.trim() ?? '';
  if (!PRIVATE_KEY.test(privateKey)) return undefined;
  return keyPair(Buffer.from(privateKey, 'base64url'));
}

/** A project of this machine has a key without any set-up, the same in each of its processes. */
export function demoVapidKey(project: string): VapidKey {
  return keyPair(createHash('sha256').update(project).digest());
}

function keyPair(privateKey: Buffer): VapidKey {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return {
    privateKey: privateKey.toString('base64url'),
    publicKey: curve.getPublicKey('base64url'),
  };
}
