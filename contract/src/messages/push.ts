import { z } from 'zod';
import { urlOf } from '../values/text.ts';

export const PUSH_BROWSERS_MAX = 10;

/**
 * The push services of Chrome, Firefox, Safari and Edge. The server sends to the endpoint that a
 * browser names; any other host could be one of a private network.
 */
const PUSH_HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'];
const PUSH_DOMAINS = ['.push.apple.com', '.notify.windows.com'];

/**
 * The library that sends reads addresses by rules other than the URL standard's. So only an address
 * that both read alike is taken: written as the standard writes it, with a host of plain labels.
 */
function isPushService(endpoint: string): boolean {
  const url = urlOf(endpoint);
  if (!url) return false;
  const { href, protocol, hostname, port, username, password } = url;
  const isPlain = href === endpoint && port === '' && username === '' && password === '';
  const isKnown =
    PUSH_HOSTS.includes(hostname) ||
    PUSH_DOMAINS.some(
      (domain) =>
        hostname.endsWith(domain) &&
        /^[a-z\d-]+(\.[a-z\d-]+)*$/.test(hostname.slice(0, -domain.length)),
    );
  return protocol === 'https:' && isPlain && isKnown;
}

const endpoint = z
  .string()
  .max(2048, { abort: true })
  .refine(isPushService, 'must be an https address of a known push service');

/** `PushSubscription.toJSON` writes both keys so (RFC 8291, 3.1 and 3.2). */
const keys = z.strictObject({
  p256dh: z.string().regex(/^B[A-P][\w-]{85}$/, 'must be a point of P-256'),
  auth: z.string().regex(/^[\w-]{22}$/, 'must be 16 bytes'),
});

export const pushSubscription = z.strictObject({
  endpoint,
  keys,
  /** The endpoint that the browser had before. */
  replaces: endpoint.exactOptional(),
});
export type PushSubscriptionPost = z.infer<typeof pushSubscription>;

export const pushRemoval = pushSubscription.pick({ endpoint: true });

export interface PushBrowser {
  endpoint: string;
  /** 'Chrome on Android' */
  name: string;
  addedAt: string;
  /** ISO 8601, when the push service said that the subscription is gone; null while it rings. */
  lostAt: string | null;
}

export interface PushResponse {
  /** Browsers subscribe with this key; null while the site has none. */
  publicKey: string | null;
  browsers: PushBrowser[];
}

/** How many push services took the test, and the names of the other browsers. */
export interface PushTestResponse {
  sent: number;
  failed: string[];
  lost: string[];
}

/** A push carries a list of these to the service worker. */
export interface PushNotification {
  title: string;
  /** A newer notification replaces the one of the same tag. */
  tag: string;
  /** A tap opens this page of the admin area. */
  url: string;
}
