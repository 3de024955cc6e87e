import { createPublicKey, verify } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { SubscribedBrowser } from './subscribed-browser.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** RFC 8292: why a push service would refuse this request; undefined when it is signed by the site that the browser subscribed to. */
export function vapidProblem(
  { headers }: IncomingMessage,
  { post, publicKey }: SubscribedBrowser,
): string | undefined {
  const [, token = '', key = ''] =
    /^vapid t=([\w.-]+), ?k=([\w-]+)$/i.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (!signature) return 'It is not signed.';
  if (key !== publicKey) return 'It is signed by another site than the browser subscribed to.';
  if (!isSigned(`${head}.${claims}`, signature, key)) return 'The signature is wrong.';
  if (parsed(head).alg !== 'ES256') return 'It is signed in another way.';
  const { aud, exp, sub } = parsed(claims);
  if (aud !== new URL(post.Endpoint).origin) return 'It is signed for another push service.';
  const seconds = Date.now() / 1000;
  if (typeof exp !== 'number' || exp < seconds || exp > seconds + DAY_SECONDS)
    return 'The signature is over, or is to last for more than a day.';
  return /^(https:\/\/|mailto:)/.test(String(sub)) ? undefined : 'It names nobody to ask.';
}

function isSigned(text: string, signature: string, key: string): boolean {
  // RFC 5480, 2.2: 4, then both coordinates.
  const point = Buffer.from(key, 'base64url');
  const x = point.toString('base64url', 1, 33);
  const y = point.toString('base64url', 33);
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const bytes = Buffer.from(signature, 'base64url');
  return verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes);
}

function parsed(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}
