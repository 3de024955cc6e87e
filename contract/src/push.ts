import { z } from 'zod';

export const PUSH_BROWSERS_MAX = 10;

/**
 * The push services of Chrome, Firefox, Safari and Edge. The server sends to the endpoint that a
 * browser names; any other host could be one of a private network.
 */
const PUSH_HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'];
const PUSH_DOMAINS = ['.push.apple.com', '.notify.windows.com'];

function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isPlain = port === '' && username === '' && password === '';
  const isKnown =
    PUSH_HOSTS.includes(hostname) || PUSH_DOMAINS.some((domain) => hostname.endsWith(domain));
  return protocol === 'https:' && isPlain && isKnown;
}

const endpoint = z
  .string()
  .max(2048, { abort: true })
  .refine(isPushService, 'must be an https address of a known push service');

/** As `PushSubscription.toJSON` (RFC 8291, 3.1 and 3.2): a point of P-256 and 16 bytes. */
const keys = z.strictObject({
  p256dh: z.string().regex(/^B[A-P][\w-]{85}$/, 'must be a point of P-256'),
  auth: z.string().regex(/^[\w-]{22}$/, 'must be 16 bytes'),
});

export const pushSubscription = z.strictObject({
  endpoint,
  keys,
  /** The endpoint that the browser had before, if it is known. */
  replaces: endpoint.exactOptional(),
});
export type PushSubscriptionPost = z.infer<typeof pushSubscription>;

export const pushRemoval = pushSubscription.pick({ endpoint: true });

export interface PushBrowser {
  endpoint: string;
  /** 'Chrome on Android' */
  name: string;
  addedAt: string;
  /** ISO 8601, when its push service said that the subscription is gone. Null: it rings. */
  lostAt: string | null;
}

export interface PushResponse {
  /** A browser subscribes with it; null while the site has none. */
  publicKey: string | null;
  /** The longest subscribed first. */
  browsers: PushBrowser[];
}

/** `POST /api/push/test`: how many services took the test, and the other browsers' names. */
export interface PushTestResponse {
  sent: number;
  failed: string[];
  lost: string[];
}

/** What a push carries to the service worker: a notification each. */
export interface PushNotification {
  title: string;
  /** A notification takes the place of an earlier one of the same tag. */
  tag: string;
  /** The page of the admin area that a tap opens. */
  url: string;
}
