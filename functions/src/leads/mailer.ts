import type { Content } from '@theni/content';
import { withoutDirections } from '@theni/content/fill';
import { dayText, timeText } from '@theni/contract/times';
import type { Dependencies } from '../dependencies.ts';
import { withTimeout } from '../http/with-timeout.ts';
import type { StoredLead } from './stored-lead.ts';

/** The mail that tells the company of a message. An answer to it goes to the visitor, if it can. */
export function mailContent(
  id: string,
  lead: StoredLead,
  { config: { mail, site }, company }: Pick<Dependencies, 'config'> & Pick<Content, 'company'>,
): Mail {
  const name = onOneLine(lead.Name);
  return {
    from: { email: mail.sender, name: company.name.en },
    to: { email: mail.recipient },
    ...(isAnswerable(lead.Email) && { replyTo: { email: lead.Email, name } }),
    subject: `Message from ${name}`,
    text: textOf(id, lead, site.url),
    customArgs: { messageId: id },
  };
}

/**
 * Browsers let dots stand anywhere before the @, RFC 5321 (4.1.2) only between other characters. The
 * mail service refuses the whole mail for such a reply address.
 */
function isAnswerable(email: string): boolean {
  return /^[^.@]+(\.[^.@]+)*@/.test(email);
}

function textOf(id: string, lead: StoredLead, url: string): string {
  const facts: [label: string, value: string | false | null | undefined][] = [
    ['Name', onOneLine(lead.Name)],
    ['E-mail', lead.Email],
    ['Phone', lead.Phone && onOneLine(lead.Phone)],
    ['Service', Object.values(lead.Services).filter(Boolean).join(', ')],
    ['Layout', lead.Layout],
    ['Plot', lead.Plot],
    ['Would like to come on', lead.ComeOn && dayText(lead.ComeOn)],
    ['Page', lead.Page],
    ['Campaign', lead.Campaign && onOneLine(lead.Campaign)],
    ['Language', lead.Language === 'ta' ? 'Tamil' : 'English'],
    ['Received', timeText(lead.CreatedAt)],
    ['Note', lead.Verdict === 'suspect' && 'May be spam'],
    ['Note', lead.IsLastMailed && 'Very many come now; the next ones are not mailed, only listed'],
  ];
  return [
    ...facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`),
    '',
    inLines(lead.Message),
    '',
    '-- ',
    // The same mail may arrive twice: the id tells that it is one message.
    `Sent from the contact form of ${url}. Message ${id}`,
    '',
  ].join('\n');
}

/** A name must not begin a new header line. */
function onOneLine(text: string): string {
  return withoutDirections(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/** Unicode's own ends of lines are ones to the reader too, and are written as all others. */
function inLines(text: string): string {
  return withoutDirections(text).replace(/[\p{Zl}\p{Zp}]/gu, '\n');
}

type SendGrid = typeof import('@sendgrid/mail');
export type Mail = Exclude<Parameters<SendGrid['send']>[0], unknown[]>;

/** What the package exports and its types leave out. */
interface SendGridModule {
  MailService: new () => SendGrid & {
    client: { setDefaultRequest: (key: 'baseUrl' | 'timeout', value: string | number) => void };
  };
}

/** The reason is safe to store and to log: it holds nothing of the mail. */
export type MailOutcome = { mailed: true } | { mailed: false; reason: string };

export interface Mailer {
  /** Never rejects. When the time is over, the mail may still have been taken. */
  send: (mail: Mail, timeoutMs: number) => Promise<MailOutcome>;
}

/** @returns undefined without a key: then nothing can be mailed */
export function sendGridMailer(
  secret: string | undefined,
  { baseUrl }: { baseUrl?: string } = {},
): Mailer | undefined {
  const key = secret?.trim();
  // `defineSecret` wants a value before the first deployment.
  if (!key || key === 'unset') return undefined;
  return {
    async send(mail, timeoutMs) {
      // Loaded here, because the API, which shares this module, sends no mail.
      const { MailService } = (await import('@sendgrid/mail')) as unknown as SendGridModule;
      const service = new MailService();
      service.setApiKey(key);
      service.client.setDefaultRequest('timeout', timeoutMs);
      if (baseUrl) service.client.setDefaultRequest('baseUrl', baseUrl);
      // The library's own limit ends with the first byte of a response.
      const sent = withTimeout(service.send(mail), timeoutMs);
      return sent.then(() => ({ mailed: true }), outcomeOf);
    },
  };
}

/** The error itself is never kept or logged: it carries the whole mail and the key. */
function outcomeOf({ code }: { code?: unknown }): MailOutcome {
  const reason =
    typeof code === 'number'
      ? `the mail service answered ${code}`
      : 'the mail service did not answer';
  return { mailed: false, reason };
}
