import type { Content } from '@theni/content';
import { withoutDirections } from '@theni/content/fill';
import { dayText, timeText } from '@theni/contract/times';
import type { Dependencies } from '../dependencies.ts';
import type { StoredLead } from '../leads/stored-lead.ts';
import type { LeadOrigin } from './lead-origin.ts';
import type { Mail } from './sendgrid-mailer.ts';

/**
 * The mail that tells the company of a message. An answer to it goes to the visitor, if it can.
 * @param origin the names of the layout and the page that led to it, where they are known
 * @param notes more for the owner
 */
export function leadMailOf(
  id: string,
  lead: StoredLead,
  {
    config: { mail, site },
    company,
    origin,
    notes,
  }: Pick<Dependencies, 'config'> &
    Pick<Content, 'company'> & { origin: LeadOrigin; notes: string[] },
): Mail {
  const name = onOneLine(lead.name);
  return {
    from: { email: mail.sender, name: company.name.en },
    to: { email: mail.recipient },
    ...(isAnswerable(lead.email) && { replyTo: { email: lead.email, name } }),
    subject: `New lead: ${name}`,
    text: textOf(id, lead, { url: site.url, origin, notes }),
    customArgs: { messageId: id },
  };
}

/**
 * Browsers let dots stand anywhere before the @, RFC 5321 (4.1.2) only between other characters.
 * The mail service refuses the whole mail for such a reply address.
 */
function isAnswerable(email: string | undefined): email is string {
  return email !== undefined && /^[^.@]+(\.[^.@]+)*@/.test(email);
}

function textOf(
  id: string,
  lead: StoredLead,
  {
    url,
    origin: { layoutName, pageName },
    notes,
  }: { url: string; origin: LeadOrigin; notes: string[] },
): string {
  const facts: [label: string, value: string | false | null | undefined][] = [
    ['Name', onOneLine(lead.name)],
    ['E-mail', lead.email],
    ['Phone', lead.phone && onOneLine(lead.phone)],
    ['Service', Object.values(lead.services).filter(Boolean).join(', ')],
    ['Layout', layoutName],
    ['Plot', lead.plot],
    ['Wants to visit on', lead.comeOn && dayText(lead.comeOn)],
    ['Page', pageName],
    ['Advertisement', lead.campaign && onOneLine(lead.campaign)],
    ['Language', lead.language === 'ta' ? 'Tamil' : 'English'],
    ['Received', timeText(lead.createdAt)],
    ['Warning', lead.verdict === 'suspect' && 'This may be spam'],
    ...notes.map((note): [string, string] => ['Warning', note]),
  ];
  return [
    ...facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`),
    '',
    inLines(lead.message),
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
