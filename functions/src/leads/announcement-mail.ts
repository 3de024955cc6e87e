import type { Content } from '@theni/content';
import type { Dependencies } from '../dependencies.ts';
import type { Announcement } from './announcement-store.ts';
import { TOTALS } from './lead-totals.ts';
import type { Mail } from './mailer.ts';

type Told = Pick<Announcement, 'toMail' | 'heldBack'>;

/** The mail about messages that are not mailed one by one. @param notes more for the owner */
export function announcementMail(
  { toMail, heldBack }: Told,
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
      toMail > 0 &&
        `More than ${TOTALS.mailedAnHour} messages have come within an hour. ${came(toMail)} since the last mail; each is among the leads.`,
      heldBack > 0 &&
        `${messages(heldBack)} from one place ${were(heldBack)} held back as spam, because so many came. Look under Leads, Spam, before you empty it.`,
      ...notes.map((note) => `Note: ${note}`),
      `${site.url}/admin/dashboard`,
      '',
    ]
      .filter((line) => line !== false)
      .join('\n\n'),
  };
}

function subjectOf({ toMail, heldBack }: Told): string {
  return toMail > 0 ? came(toMail) : `${messages(heldBack)} ${were(heldBack)} held back`;
}

const came = (count: number) =>
  count === 1 ? '1 more message has come' : `${count} more messages have come`;
const messages = (count: number) => (count === 1 ? '1 message' : `${count} messages`);
const were = (count: number) => (count === 1 ? 'was' : 'were');
