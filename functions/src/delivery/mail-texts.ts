import type { Content } from '@theni/content';
import { withoutDirections } from '@theni/content/text';
import { dayText, formatPhone, pageNames, pages, timeOfDayText, timeText } from '@theni/contract';
import type { Dependencies } from '../dependencies.ts';
import { MESSAGE_LIMITS } from '../leads/message-limits.ts';
import type { StoredLead } from '../leads/stored-lead.ts';
import type { ListedLead, Listing } from './listing-store.ts';
import type { Mail } from './sendgrid-mailer.ts';

interface MailContext extends Pick<Dependencies, 'config'>, Pick<Content, 'company'> {
  /** More for the owner. */
  notes: string[];
}

/**
 * The mail that tells the company of a message. An answer to it goes to the visitor, if it can.
 * Mail programs put mails of one subject into one conversation, so the subject tells apart visitors
 * of one name. What a visitor has typed never decides whether the mail goes: once it was refused for
 * its content it has no reply address, then nothing of it in its subject, and then in its text.
 * @param origin the names of the layout and the page that led to it, where they are known
 */
export function leadMailOf(
  lead: StoredLead,
  { origin, ...context }: MailContext & { origin: LeadOrigin },
): Mail {
  const name = onOneLine(lead.name);
  const { email } = lead;
  return {
    ...addresses(context),
    ...(lead.mailRefusals === 0 && isAnswerable(email) && { replyTo: { email, name } }),
    subject: lead.mailRefusals < 2 ? `New lead: ${nameAndContact(lead)}` : 'New lead',
    text:
      lead.mailRefusals < 3
        ? textOf(lead, { url: context.config.site.url, origin, notes: context.notes })
        : textWithoutMessage(lead, { url: context.config.site.url, notes: context.notes }),
    customArgs: { messageId: lead.id },
  };
}

/**
 * The mail that tells of many messages, by names and numbers alone.
 * @param hasNames whether it has these, which visitors have typed, or only when each message came
 */
export function listingMailOf(
  listing: Listing,
  { hasNames, ...context }: MailContext & { hasNames: boolean },
): Mail {
  const { waiting, heldBack, firstOfPlace } = listing;
  /** '10:00 am  Kumar, +91 98765 43210' */
  const lineOf = (lead: ListedLead) =>
    timeOfDayText(lead.createdAt) + (hasNames ? `  ${nameAndContact(lead)}` : '');
  const parts = [
    waiting.length > 0 && [waitingText(waiting.length), ...waiting.map(lineOf)].join('\n'),
    heldBack > 0 && heldBackText(heldBack),
    firstOfPlace.length > 0 && [FIRST_OF_PLACE, ...firstOfPlace.map(lineOf)].join('\n'),
    ...context.notes.map(warning),
    `${context.config.site.url}/admin/dashboard\n`,
  ];
  return {
    ...addresses(context),
    subject: waiting.length > 0 ? came(waiting.length) : `${messages(heldBack)} held back`,
    text: parts.filter(Boolean).join('\n\n'),
  };
}

function addresses({ config: { mail }, company }: MailContext) {
  return {
    from: { email: mail.sender, name: company.name.en },
    to: { email: mail.recipient },
  };
}

function waitingText(count: number): string {
  const why =
    `More than ${MESSAGE_LIMITS.mailedOneByOnePerHour} messages came within an hour, ` +
    'so they are not e-mailed one by one.';
  return `${why} ${came(count)} since the last e-mail. Please read what they say under “Leads”:`;
}

function heldBackText(count: number): string {
  const why = 'because very many came from one place';
  const what = `${messages(count)} held back and not e-mailed, ${why}.`;
  return `${what} Real ones may be among them: please read them under “Leads”, “Spam”.`;
}

const FIRST_OF_PLACE = 'Of these, no other came from where these came from:';

const came = (count: number) =>
  count === 1 ? '1 more message has come' : `${count} more messages have come`;
const messages = (count: number) => (count === 1 ? '1 message was' : `${count} messages were`);

function nameAndContact({ name, phone, email }: ListedLead): string {
  const contact = (phone && (formatPhone(phone) ?? phone)) || email;
  return onOneLine(contact ? `${name}, ${contact}` : name);
}

/**
 * Browsers let dots stand anywhere before the @, RFC 5321 (4.1.2) only between other characters.
 * The mail service refuses the whole mail for such a reply address.
 */
function isAnswerable(email: string | undefined): email is string {
  return email !== undefined && /^[^.@]+(\.[^.@]+)*@/.test(email);
}

function textOf(
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
    signature(lead, url),
  ].join('\n');
}

function textWithoutMessage(
  lead: StoredLead,
  { url, notes }: { url: string; notes: string[] },
): string {
  return [
    'A message has come, and the mail service refused to carry what it says. ' +
      'Please read it under “Leads”:',
    `${url}/admin/dashboard`,
    ...notes.map(warning),
    signature(lead, url),
  ].join('\n\n');
}

const warning = (note: string) => `Warning: ${note}`;

/** The same mail may arrive twice: the id tells that it is one message. */
function signature({ id }: StoredLead, url: string): string {
  return `-- \nSent from the contact form of ${url}. Message ${id}\n`;
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

/** English names of the layout and the page that a lead came from; null where not known. */
interface LeadOrigin {
  layoutName: string | null;
  pageName: string | null;
}

export async function leadOrigin(
  { layoutVersions }: Pick<Dependencies, 'layoutVersions'>,
  { layout: slug, page: path }: Pick<StoredLead, 'layout' | 'page'>,
  names: Content['pages'],
): Promise<LeadOrigin> {
  const layoutName = slug && (await publishedName(layoutVersions, slug));
  const page = pageNames.find((name) => pages[name].path === path);
  if (page) return { layoutName, pageName: names[page].name.en };
  return { layoutName, pageName: path === `/layouts/${slug}` ? layoutName : path };
}

/**
 * The slug stands for the name of a layout that is not public any more. A fault of the database
 * holds up no mail.
 */
async function publishedName(
  layoutVersions: Pick<Dependencies['layoutVersions'], 'publishedLayout'>,
  slug: string,
): Promise<string> {
  const layout = await layoutVersions.publishedLayout(slug).catch(() => undefined);
  return layout?.name.en ?? slug;
}
