import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { FaultyService } from './faulty-service.ts';
import { originOf } from './listen.ts';

export interface ReceivedMail {
  from: { email: string; name: string };
  reply_to?: { email: string; name: string };
  subject: string;
  content: { type: string; value: string }[];
  personalizations: { to: { email: string }[] }[];
  custom_args: { messageId: string };
}

const KEY = 'SG.test-key';

/**
 * SendGrid's v3 API: https://www.twilio.com/docs/sendgrid/api-reference/mail-send
 * Checks the key and the required parts of a mail, and keeps what it takes.
 */
export class MailService extends FaultyService<ReceivedMail, ReceivedMail> {
  readonly key: string = KEY;
  url = '';
  protected readonly server = createServer((request, response) => this.#receive(request, response));

  async start(): Promise<this> {
    this.url = `${await originOf(this.server.listen(0, '127.0.0.1'))}/`;
    return this;
  }

  timesTaken(messageId: string): number {
    return this.taken.filter((mail) => idOf(mail) === messageId).length;
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    this.attempts += 1;
    const isKnown = request.method === 'POST' && request.url === '/v3/mail/send';
    if (!isKnown) return refuse(response, 404);
    if (request.headers.authorization !== `Bearer ${KEY}`) return refuse(response, 401);
    const mail: ReceivedMail = JSON.parse(body);
    if (!isComplete(mail)) return refuse(response, 400);
    const behaviour = this.next(mail);
    if (behaviour === 'accept' || behaviour === 'lose response') this.take(mail);
    this.respond(behaviour, response, {
      accept: () => response.writeHead(202, { 'X-Message-Id': 'local' }).end(),
      refuse: (status) => refuse(response, status),
    });
  }
}

export function startMailService(): Promise<MailService> {
  return new MailService().start();
}

export function idOf(mail: ReceivedMail): string {
  return mail.custom_args.messageId;
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
