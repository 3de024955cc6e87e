import type { Content } from '@theni/content';
import { withoutDirections } from '@theni/content/fill';
import { dayText, timeText } from '@theni/contract/times';
import type { Dependencies } from '../dependencies.ts';
import type { Mail } from './mailer.ts';
import type { StoredLead } from './stored-lead.ts';

/** The mail that tells the company of a message. An answer to it goes to the visitor. */
export function mailContent(
  id: string,
  lead: StoredLead,
  { config: { mail, site }, company }: Pick<Dependencies, 'config'> & Pick<Content, 'company'>,
): Mail {
  const name = onOneLine(lead.Name);
  return {
    from: { email: mail.sender, name: company.name.en },
    to: { email: mail.recipient },
    replyTo: { email: lead.Email, name },
    subject: `Message from ${name}`,
    text: textOf(id, lead, site.url),
    customArgs: { messageId: id },
  };
}

function textOf(id: string, lead: StoredLead, url: string): string {
  const facts: [label: string, value: string | false | null | undefined][] = [
    ['Name', onOneLine(lead.Name)],
    ['E-mail', lead.Email],
    ['Phone', lead.Phone && onOneLine(lead.Phone)],
    ['Service', Object.values(lead.Services).filter(Boolean).join(', ')],
    ['Project', lead.Project],
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
    // The same mail may arrive twice, when the service's answer is lost: the id tells that it is one message.
    `Sent from the contact form of ${url}. Message ${id}`,
    '',
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
