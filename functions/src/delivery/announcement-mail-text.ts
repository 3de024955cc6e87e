import type { Content } from '@theni/content';
import type { Dependencies } from '../dependencies.ts';
import { MESSAGE_LIMITS } from '../leads/lead-totals.ts';
import type { MailedCounts } from './announcement-store.ts';
import type { Mail } from './sendgrid-mailer.ts';

/** The mail about messages that are not mailed one by one. @param notes more for the owner */
export function announcementMailOf(
  { toMail, heldBack }: MailedCounts,
  {
    config: { mail, site },
    company,
    notes,
  }: Pick<Dependencies, 'config'> & Pick<Content, 'company'> & { notes: string[] },
): Mail {
  return {
    from: { email: mail.sender, name: company.name.en },
    to: { email: mail.recipient },
    subject: subjectOf({ toMail, heldBack }),
    text: [
      ...(toMail > 0 ? [moreText(toMail)] : []),
      ...(heldBack > 0 ? [heldBackText(heldBack)] : []),
      ...notes.map((note) => `Warning: ${note}`),
      `${site.url}/admin/dashboard\n`,
    ].join('\n\n'),
  };
}

function moreText(count: number): string {
  const why = `More than ${MESSAGE_LIMITS.mailedPerHour} messages came within an hour, so they are not e-mailed one by one.`;
  return `${why} ${came(count)} since the last e-mail: please read them under “Leads”.`;
}

function heldBackText(count: number): string {
  const what = `${messages(count)} from one place ${were(count)} held back and not e-mailed.`;
  return `${what} Real ones may be among them: please read them under “Leads”, “Spam”.`;
}

function subjectOf({ toMail, heldBack }: MailedCounts): string {
  return toMail > 0 ? came(toMail) : `${messages(heldBack)} ${were(heldBack)} held back`;
}

const came = (count: number) =>
  count === 1 ? '1 more message has come' : `${count} more messages have come`;
const messages = (count: number) => (count === 1 ? '1 message' : `${count} messages`);
const were = (count: number) => (count === 1 ? 'was' : 'were');
