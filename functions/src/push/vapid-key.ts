import { createECDH, createHash } from 'node:crypto';

/** A private key of P-256 in base64url, as `npm run setup` makes it. Anything else, such as `unset`, is none. */
const PRIVATE_KEY = /^[\w-]{43}$/;

/** The key by which push services and browsers know the site (RFC 8292). */
export interface VapidKey {
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
