import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Agent, createServer } from 'node:https';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushNotification, PushSubscriptionPost } from '@theni/contract';
import { generate } from 'selfsigned';
import { FaultyService } from './faulty-service.ts';

/** What web-push encrypts with. It has no types. */
const { decrypt } = createRequire(import.meta.url)('http_ece');

interface TakenPush {
  browser: SubscribedBrowser;
  notifications: PushNotification[];
  headers: IncomingMessage['headers'];
}

/** What a process needs to reach it: all push services' names lead there. */
interface PushServiceAddress {
  port: number;
  certificate: string;
}

/** RFC 8030, 7.2: more may be refused. */
const PAYLOAD_MAX_BYTES = 4096;
const HOST = 'fcm.googleapis.com';

/**
 * A push service (RFC 8030): checks the sender's key (RFC 8292) and reads the payload as the
 * browser would (RFC 8291).
 */
class PushService
  extends FaultyService<TakenPush, SubscribedBrowser>
  implements PushServiceAddress
{
  readonly certificate: string;
  /** Mistakes of the sender, for which pushes were refused. */
  readonly problems: string[] = [];
  protected readonly server: Server;
  readonly #browsers = new Map<string, SubscribedBrowser>();

  constructor(key: string, certificate: string) {
    super();
    this.certificate = certificate;
    this.server = createServer({ key, cert: certificate }, (request, response) =>
      this.#receive(request, response),
    );
  }

  async start(): Promise<this> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return this;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** A new browser, subscribed with the site's public key. */
  subscribe(publicKey: string): SubscribedBrowser {
    const browser = new SubscribedBrowser(`https://${HOST}/fcm/send`, publicKey);
    this.#browsers.set(browser.post.endpoint, browser);
    return browser;
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.attempts += 1;
    const body = await buffer(request);
    const { headers } = request;
    const browser = this.#browsers.get(`https://${headers.host}${request.url}`);
    if (!browser) return void response.writeHead(404).end();
    const behaviour = this.next(browser);
    if (behaviour === 'accept' || behaviour === 'lose response') {
      const problem =
        requestProblem(request) ?? vapidProblem(request, browser) ?? payloadProblem(body, browser);
      if (problem) {
        this.problems.push(problem);
        return void response.writeHead(400).end(problem);
      }
      const notifications = JSON.parse(browser.decrypt(body).toString());
      this.take({ browser, notifications, headers });
    }
    this.respond(behaviour, response, {
      accept: () => response.writeHead(201, { Location: `https://${HOST}/message` }).end(),
      refuse: (status) =>
        response.writeHead(status, status === 429 ? { 'Retry-After': '600' } : {}).end(),
    });
  }
}

export async function startPushService(): Promise<PushService> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: HOST }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: HOST }] }],
  });
  return new PushService(key, cert).start();
}

/** Connects to the local service, whichever host is asked for. */
export function agentTo({ port, certificate }: PushServiceAddress): Agent {
  const agent = new Agent({
    ca: certificate,
    lookup: (_host, options, found) =>
      options.all
        ? (found as unknown as (error: null, addresses: object[]) => void)(null, [
            { address: '127.0.0.1', family: 4 },
          ])
        : found(null, '127.0.0.1', 4),
  });
  return Object.assign(agent, { defaultPort: port });
}

/** RFC 8030, 5 and 5.2; RFC 8291, 4. */
function requestProblem({ method, headers }: IncomingMessage): string | undefined {
  if (method !== 'POST') return 'A push is posted.';
  if (!/^\d+$/.test(headers.ttl?.toString() ?? '')) return 'A push says how long it is kept (TTL).';
  if (headers['content-encoding'] !== 'aes128gcm') return 'The payload is not encrypted.';
  return undefined;
}

function payloadProblem(body: Buffer, browser: SubscribedBrowser): string | undefined {
  if (body.length > PAYLOAD_MAX_BYTES) return 'The payload is too long.';
  try {
    browser.decrypt(body);
    return undefined;
  } catch (error) {
    return `The payload cannot be read: ${error}`;
  }
}

/** For tests that need no service: a subscription as a browser sends it. */
export function sampleSubscription(): PushSubscriptionPost {
  return new SubscribedBrowser(`https://${HOST}/fcm/send`, '').post;
}

/** The browser's side of a subscription: its keys, and how it reads a push. */
class SubscribedBrowser {
  readonly post: PushSubscriptionPost;
  /** The site's, with which it has subscribed. */
  readonly publicKey: string;
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(service: string, publicKey: string) {
    this.publicKey = publicKey;
    this.#keys.generateKeys();
    this.post = {
      endpoint: `${service}/${randomUUID()}`,
      keys: {
        p256dh: this.#keys.getPublicKey('base64url'),
        auth: this.#auth.toString('base64url'),
      },
    };
  }

  /** RFC 8291. @throws when it was not encrypted for this browser */
  decrypt(body: Buffer): Buffer {
    return decrypt(body, {
      version: 'aes128gcm',
      privateKey: this.#keys,
      authSecret: this.#auth.toString('base64url'),
    });
  }
}

/** RFC 8292, as far as it is ours: for whom, and by which site; web-push signs. */
function vapidProblem(
  { headers }: IncomingMessage,
  { post, publicKey }: SubscribedBrowser,
): string | undefined {
  const [, claims, key] =
    /^vapid t=[\w-]+\.([\w-]+)\.[\w-]+, ?k=([\w-]+)$/i.exec(headers.authorization ?? '') ?? [];
  if (!claims || key !== publicKey) return 'It is not signed by the site of the subscription.';
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return aud === new URL(post.endpoint).origin ? undefined : 'It is for another push service.';
}
