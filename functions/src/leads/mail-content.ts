import type { Content } from '@theni/content';
import { withoutDirections } from '@theni/content/fill';
import { escapeHtml } from '@theni/contract';
import { dayText, timeText } from '@theni/contract/times';
import type { Dependencies } from '../dependencies.ts';
import type { Mail } from './mailer.ts';
import type { StoredLead } from './stored-lead.ts';

/** Of the one over the hour's limit. */
const MANY =
  'Very many messages are coming in. Those of the next minutes are not mailed: see them among the leads';

/** The mail that tells the company of a message. An answer to it goes to the visitor. */
export function mailContent(
  id: string,
  message: StoredLead,
  { config: { mail, site }, company }: Pick<Dependencies, 'config'> & Pick<Content, 'company'>,
): Mail {
  const name = onOneLine(message.Name);
  const footer = footerOf(id, site.url);
  return {
    from: { email: mail.sender, name: company.name.en },
    to: { email: mail.recipient },
    replyTo: { email: message.Email, name },
    subject: `Message from ${name}`,
    text: toText(message, footer),
    html: toHtml(message, footer),
    customArgs: { messageId: id },
    // The service would turn addresses in the text into its own, and put a picture in to count readers.
    trackingSettings: {
      clickTracking: { enable: false, enableText: false },
      openTracking: { enable: false },
    },
  };
}

function facts(message: StoredLead): [label: string, value: string][] {
  const services = Object.values(message.Services).filter((service) => service !== '');
  return [
    ['Name', onOneLine(message.Name)],
    ['E-mail', message.Email],
    ...fact('Phone', message.Phone && onOneLine(message.Phone)),
    ['Service', services.join(', ')],
    ...fact('Project', message.Project),
    ...fact('Plot', message.Plot),
    ...fact('Would like to come on', message.ComeOn && dayText(message.ComeOn)),
    ...fact('Page', message.Page),
    ...fact('Campaign', message.Campaign && onOneLine(message.Campaign)),
    ['Language', message.Language === 'ta' ? 'Tamil' : 'English'],
    ['Received', timeText(message.CreatedAt)],
    ...fact('Note', message.Verdict === 'suspect' && 'May be spam'),
    ...fact('Note', message.IsLastMailed && MANY),
  ];
}

function fact(label: string, value: string | false | null | undefined): [string, string][] {
  return value ? [[label, value]] : [];
}

/** The same mail may arrive twice (see docs/architecture.md): the id tells that it is one message. */
function footerOf(id: string, url: string): string {
  return `Sent from the contact form of ${url}. Message ${id}`;
}

function toText(message: StoredLead, footer: string): string {
  const head = facts(message).map(([label, value]) => `${label}: ${value}`);
  return `${head.join('\n')}\n\n${inLines(message.Message)}\n\n-- \n${footer}\n`;
}

function toHtml(message: StoredLead, footer: string): string {
  const rows = facts(message).map(
    ([label, value]) =>
      `<tr><th align="left">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return [
    '<!doctype html><html><head><meta charset="utf-8"></head><body>',
    `<table cellpadding="4">${rows.join('')}</table>`,
    `<p style="white-space:pre-wrap">${escapeHtml(inLines(message.Message))}</p>`,
    `<p><small>${escapeHtml(footer)}</small></p>`,
    '</body></html>',
  ].join('\n');
}

/** Nothing of a name can begin a new header line; the schema lets no control character in to begin with. */
function onOneLine(text: string): string {
  return withoutDirections(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/** Unicode's own ends of lines are ones to the reader too, and are written as all others. */
function inLines(text: string): string {
  return withoutDirections(text).replace(/[\p{Zl}\p{Zp}]/gu, '\n');
}
