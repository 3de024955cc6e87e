import type { Content } from '@theni/content';
import type { Dependencies } from '../dependencies.ts';
import { MESSAGE_LIMITS } from '../leads/message-limits.ts';
import type { Counts } from './digest-store.ts';
import type { Mail } from './sendgrid-mailer.ts';

/** The mail that tells of so many messages. @param notes more that the owner must know */
export function digestMailOf(
  { inDigest, flood }: Counts,
  {
    config: { mail, site },
    company,
    notes,
  }: Pick<Dependencies, 'config'> & Pick<Content, 'company'> & { notes: string[] },
): Mail {
  return {
    from: { email: mail.sender, name: company.name.en },
    to: { email: mail.recipient },
    subject: subjectOf({ inDigest, flood }),
    text: [
      ...(inDigest > 0 ? [moreText(inDigest)] : []),
      ...(flood > 0 ? [heldBackText(flood)] : []),
      ...notes.map((note) => `Warning: ${note}`),
      `${site.url}/admin/dashboard\n`,
    ].join('\n\n'),
  };
}

function moreText(count: number): string {
  const why = `More than ${MESSAGE_LIMITS.mailedOneByOnePerHour} messages came within an hour, so they are not e-mailed one by one.`;
  return `${why} ${came(count)} since the last e-mail: please read them under “Leads”.`;
}

function heldBackText(count: number): string {
  const what = `${messages(count)} from one place ${were(count)} held back and not e-mailed.`;
  return `${what} Real ones may be among them: please read them under “Leads”, “Spam”.`;
}

function subjectOf({ inDigest, flood }: Counts): string {
  return inDigest > 0 ? came(inDigest) : `${messages(flood)} ${were(flood)} held back`;
}

const came = (count: number) =>
  count === 1 ? '1 more message has come' : `${count} more messages have come`;
const messages = (count: number) => (count === 1 ? '1 message' : `${count} messages`);
const were = (count: number) => (count === 1 ? 'was' : 'were');
