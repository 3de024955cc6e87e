import type { InboxMessage } from '@theni/contract';
import { dayOf, hourOf } from '@theni/contract/times';
import { info, error as logError, warn } from 'firebase-functions/logger';
import type { Dependencies } from '../dependencies.ts';
import type { Mail } from './mailer.ts';

type ReminderDependencies = Pick<
  Dependencies,
  'config' | 'publishedContent' | 'messages' | 'reminders' | 'mailer' | 'now'
>;

const HOUR = 8;
/** A mail of more is read by nobody; the inbox has all. */
const REMINDERS_MAX = 50;
const TIMEOUT_MS = 20_000;
/** Longer than the mail service is given: a run that is cut off lets another one send it then. */
const LEASE_MS = 120_000;

/**
 * From eight in the morning, India's time, once a day: mails the company what it wanted to be reminded of, and the visits of today and tomorrow. It runs with the job of
 * every minute, so what fails is tried again a few minutes later.
 */
export async function sendReminders(dependencies: ReminderDependencies): Promise<void> {
  const { messages, reminders, mailer, now } = dependencies;
  const at = now();
  const day = dayOf(at);
  if (!mailer || hourOf(at) < HOUR) return;
  try {
    if (!(await reminders.claim(day, at, LEASE_MS))) return;
    const due = await messages.dueOn(at, REMINDERS_MAX + 1);
    if (due.length > 0) {
      const outcome = await mailer.send(await reminderMail(dependencies, day, due), TIMEOUT_MS);
      if (!outcome.accepted) {
        warn('reminders not mailed yet', { reason: outcome.reason });
        return;
      }
      info('reminders mailed', { count: due.length });
    }
    await reminders.settle(day);
  } catch (error) {
    logError('reminders could not be looked up', { code: (error as { code?: unknown }).code });
  }
}

async function reminderMail(
  { config: { mail, site }, publishedContent }: ReminderDependencies,
  day: string,
  due: InboxMessage[],
): Promise<Mail> {
  const { company } = await publishedContent();
  const named = due.slice(0, REMINDERS_MAX);
  const isMore = named.length < due.length;
  const more = isMore ? 'more than ' : '';
  const many = due.length === 1 ? '1 person' : `${more}${named.length} people`;
  const rest = isMore ? '\n\nThere are more; the dashboard has them.' : '';
  return {
    from: { email: mail.sender, name: company.name.en },
    to: { email: mail.recipient },
    subject: `To call today: ${many}`,
    text: `${named.map(lines).join('\n\n')}${rest}\n\n-- \n${site.url}/admin/dashboard, ${day}\n`,
    customArgs: { reminders: day },
    trackingSettings: {
      clickTracking: { enable: false, enableText: false },
      openTracking: { enable: false },
    },
  };
}

function lines({ Name, Phone, Email, Project, Plot, VisitAt, RemindAt, Note }: InboxMessage) {
  return [
    Name,
    Phone ?? Email,
    [Project, Plot].filter(Boolean).join(', '),
    VisitAt && `Site visit: ${VisitAt}`,
    RemindAt && `Remind: ${RemindAt}`,
    Note,
  ]
    .filter(Boolean)
    .join('\n');
}
