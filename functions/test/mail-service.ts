import { EventEmitter, once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { originOf } from './origin-of.ts';

/** What the service does with one mail. `lose answer` takes the mail and breaks the connection. */
export type Behaviour = 'accept' | 'hang' | 'reset' | 'lose answer' | 400 | 401 | 429 | 500;

export interface ReceivedMail {
  from: { email: string; name: string };
  reply_to: { email: string; name: string };
  subject: string;
  content: { type: string; value: string }[];
  personalizations: { to: { email: string }[] }[];
  custom_args: { messageId: string };
}

export interface MailService {
  url: string;
  key: string;
  /** Mails that were taken, in order. */
  taken: ReceivedMail[];
  /** Requests, taken or not. */
  attempts: number;
  /** How often the mail of this message was taken. */
  timesTaken: (messageId: string) => number;
  /** Resolves when so many mails have been taken. */
  whenTaken: (count: number) => Promise<void>;
  behave: (next: () => Behaviour) => void;
  stop: () => Promise<void>;
}

const KEY = 'SG.test-key';

/**
 * Speaks what the product uses of SendGrid's v3 API: https://www.twilio.com/docs/sendgrid/api-reference/mail-send
 * It checks the key and the parts of a mail that the service requires, and keeps what it takes.
 */
export async function startMailService(): Promise<MailService> {
  let next: () => Behaviour = () => 'accept';
  const takes = new EventEmitter();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    service.attempts += 1;
    const known = request.method === 'POST' && request.url === '/v3/mail/send';
    if (!known) return refuse(response, 404);
    if (request.headers.authorization !== `Bearer ${KEY}`) return refuse(response, 401);
    const mail: ReceivedMail = JSON.parse(Buffer.concat(chunks).toString());
    if (!isComplete(mail)) return refuse(response, 400);
    const behaviour = next();
    respond(behaviour, response, () => {
      service.taken.push(mail);
      takes.emit('taken');
    });
  });
  server.listen(0, '127.0.0.1');
  const service: MailService = {
    url: `${await originOf(server)}/`,
    key: KEY,
    taken: [],
    attempts: 0,
    timesTaken: (messageId) => service.taken.filter((mail) => idOf(mail) === messageId).length,
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

export function idOf(mail: ReceivedMail): string {
  return mail.custom_args.messageId;
}

function respond(behaviour: Behaviour, response: ServerResponse, take: () => void): void {
  switch (behaviour) {
    case 'accept':
      take();
      response.writeHead(202, { 'X-Message-Id': 'local' }).end();
      return;
    case 'lose answer':
      take();
      response.destroy();
      return;
    case 'reset':
      response.destroy();
      return;
    case 'hang':
      return;
    default:
      refuse(response, behaviour);
  }
}

function refuse(response: ServerResponse, status: number): void {
  const headers = {
    'Content-Type': 'application/json',
    ...(status === 429 && { 'Retry-After': '600' }),
  };
  const error = { message: 'refused for visitor@theni.example', field: 'from.email', help: null };
  response.writeHead(status, headers).end(JSON.stringify({ errors: [error] }));
}

function isComplete({ from, personalizations, subject, content }: ReceivedMail): boolean {
  return Boolean(
    from?.email && personalizations?.[0]?.to[0]?.email && subject && content?.[0]?.value,
  );
}
