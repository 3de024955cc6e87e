import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushNotification, PushSubscriptionPost } from '@theni/contract';
import { generate } from 'selfsigned';
import { FaultyService } from './faulty-service.ts';
import { SubscribedBrowser } from './subscribed-browser.ts';
import { vapidProblem } from './vapid-problem.ts';

interface TakenPush {
  browser: SubscribedBrowser;
  notifications: PushNotification[];
  headers: IncomingMessage['headers'];
}

/** What a process needs to reach it: all push services' names lead there. */
export interface PushServiceAddress {
  port: number;
  certificate: string;
}

/** RFC 8030, 7.2: more may be refused. */
const PAYLOAD_MAX_BYTES = 4096;
const HOST = 'fcm.googleapis.com';

/**
 * Speaks what the product uses of RFC 8030 (a push is posted to a browser's endpoint and answered with 201), checks the sender's
 * signature (RFC 8292) and reads the payload as the browser would (RFC 8291).
 */
export class PushService
  extends FaultyService<TakenPush, SubscribedBrowser>
  implements PushServiceAddress
{
  readonly certificate: string;
  /** Why pushes were refused, though the service was to accept them: each is a mistake of the sender's. */
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
    this.#browsers.set(browser.post.Endpoint, browser);
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

/** Connects to the local service whichever push service is asked for, so that the product's rule for endpoints holds in tests too. */
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
