import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import type { PushSubscriptionPost } from '@theni/contract';

const TAG_LENGTH = 16;

/** The browser's side of a subscription: its keys, and how it reads a push. */
export class SubscribedBrowser {
  readonly post: PushSubscriptionPost;
  /** The site's, with which it has subscribed. */
  readonly publicKey: string;
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(service: string, publicKey: string) {
    this.publicKey = publicKey;
    this.#keys.generateKeys();
    this.post = {
      Endpoint: `${service}/${randomUUID()}`,
      Keys: {
        p256dh: this.#keys.getPublicKey('base64url'),
        auth: this.#auth.toString('base64url'),
      },
    };
  }

  /** RFC 8291, 3.4, of one record (4). @throws when it was not encrypted for this browser */
  decrypt(body: Buffer): Buffer {
    // RFC 8188, 2.1: salt, record size, length of the key's name, and in its place the sender's public key.
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const senderKey = body.subarray(21, 21 + keyLength);
    const record = body.subarray(21 + keyLength);

    const secret = this.#keys.computeSecret(senderKey);
    const keyInfo = Buffer.concat([
      Buffer.from('WebPush: info\0'),
      this.#keys.getPublicKey(),
      senderKey,
    ]);
    const input = derive(secret, this.#auth, keyInfo, 32);
    const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(record.subarray(-TAG_LENGTH));
    const padded = Buffer.concat([
      decipher.update(record.subarray(0, -TAG_LENGTH)),
      decipher.final(),
    ]);
    // RFC 8188, 2: the last record ends in 2 and zeros.
    const end = padded.lastIndexOf(2);
    if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
      throw new Error('The payload has no end.');
    return padded.subarray(0, end);
  }
}

function derive(input: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', input, salt, info, length));
}
