import { announcementMailOf } from './announcement-mail-text.ts';
import type { Announcement } from './announcement-store.ts';
import type { DeliveryDependencies } from './deliver-leads.ts';
import { phoneNotes } from './ring-phones.ts';
import { hasNoMailService, sendMail, tryToMail } from './send-mail.ts';
import type { MailOutcome } from './sendgrid-mailer.ts';

/** One try of the mail about messages that are not mailed one by one. */
export async function tryToMailAnnouncement(
  dependencies: DeliveryDependencies,
  announcement: Announcement | undefined,
): Promise<void> {
  if (!announcement || announcement.toMail + announcement.heldBack === 0) return;
  await tryToMail(
    'announcement',
    () => send(dependencies, announcement),
    (outcome) => dependencies.announcements.noteMail(announcement, outcome),
  );
}

async function send(
  dependencies: DeliveryDependencies,
  announcement: Announcement,
): Promise<MailOutcome> {
  if (hasNoMailService(dependencies)) return { mailed: true };
  const { config, publishedContent } = dependencies;
  const { company } = await publishedContent();
  const notes = await phoneNotes(dependencies);
  return sendMail(dependencies, announcementMailOf(announcement, { config, company, notes }));
}
