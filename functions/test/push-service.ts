import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushNotification, PushSubscriptionPost } from '@theni/contract';
import { generate } from 'selfsigned';
import { SubscribedBrowser } from './subscribed-browser.ts';
import { vapidProblem } from './vapid-problem.ts';

/** What the service does with one push. `lose response` takes it and breaks the connection. */
export type PushBehaviour =
  | 'accept'
  | 'hang'
  | 'reset'
  | 'lose response'
  | 404
  | 410
  | 413
  | 429
  | 500;

export interface TakenPush {
  browser: SubscribedBrowser;
  notifications: PushNotification[];
  headers: IncomingMessage['headers'];
}

/** What a process needs to reach it: all push services' names lead there. */
export interface PushServiceAddress {
  port: number;
  certificate: string;
}

export interface PushService extends PushServiceAddress {
  /** A new browser, subscribed with the site's public key. */
  subscribe: (publicKey: string) => SubscribedBrowser;
  /** Pushes that were taken and could be read, in order. */
  taken: TakenPush[];
  /** Why others were refused, though the service was to accept them: each is a mistake of the sender's. */
  problems: string[];
  /** Requests, taken or not. */
  attempts: number;
  whenTaken: (count: number) => Promise<void>;
  behave: (next: (browser: SubscribedBrowser) => PushBehaviour) => void;
  stop: () => Promise<void>;
}

/** RFC 8030, 7.2: more may be refused. */
const PAYLOAD_MAX_BYTES = 4096;
const HOST = 'fcm.googleapis.com';

/**
 * Speaks what the product uses of RFC 8030 (a push is posted to a browser's endpoint and answered with 201), checks the sender's
 * signature (RFC 8292) and reads the payload as the browser would (RFC 8291).
 */
export async function startPushService(): Promise<PushService> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: HOST }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: HOST }] }],
  });
  const browsers = new Map<string, SubscribedBrowser>();
  let next: (browser: SubscribedBrowser) => PushBehaviour = () => 'accept';
  const takes = new EventEmitter();
  const server = createServer({ key, cert }, async (request, response) => {
    service.attempts += 1;
    const body = await buffer(request);
    const browser = browsers.get(`https://${request.headers.host}${request.url}`);
    if (!browser) return void response.writeHead(404).end();
    const behaviour = next(browser);
    if (typeof behaviour === 'number' || behaviour === 'reset' || behaviour === 'hang')
      return respond(behaviour, response);
    const problem =
      requestProblem(request) ?? vapidProblem(request, browser) ?? payloadProblem(body, browser);
    if (problem) {
      service.problems.push(problem);
      return void response.writeHead(400).end(problem);
    }
    service.taken.push({
      browser,
      notifications: JSON.parse(browser.decrypt(body).toString()),
      headers: request.headers,
    });
    takes.emit('taken');
    respond(behaviour, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const service: PushService = {
    port: (server.address() as AddressInfo).port,
    certificate: cert,
    taken: [],
    problems: [],
    attempts: 0,
    subscribe(publicKey) {
      const browser = new SubscribedBrowser(`https://${HOST}/fcm/send`, publicKey);
      browsers.set(browser.post.Endpoint, browser);
      return browser;
    },
    whenTaken: async (count) => {
      while (service.taken.length < count) await once(takes, 'taken');
    },
    behave: (behaviour) => {
      next = behaviour;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return service;
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

function respond(behaviour: PushBehaviour, response: ServerResponse): void {
  switch (behaviour) {
    case 'accept':
      response.writeHead(201, { Location: `https://${HOST}/message` }).end();
      return;
    case 'lose response':
    case 'reset':
      response.destroy();
      return;
    case 'hang':
      return;
    default:
      response.writeHead(behaviour, behaviour === 429 ? { 'Retry-After': '600' } : {}).end();
  }
}

/** For tests that need no service: a subscription as a browser sends it. */
export function sampleSubscription(): PushSubscriptionPost {
  return new SubscribedBrowser(`https://${HOST}/fcm/send`, '').post;
}
