import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import * as config from '../../config/chosen.ts';
import { content } from '../../config/content.ts';
import { deliverQueued } from '../../functions/src/messages/deliver-queued.ts';
import { sendGridMailer } from '../../functions/src/messages/mailer.ts';
import { SPAM_UNDO_MS } from '../../functions/src/messages/message-changes.ts';
import { MessageStore, type StoredMessage } from '../../functions/src/messages/message-store.ts';
import { idOf, type ReceivedMail, startMailService } from '../../functions/test/mail-service.ts';
import { addMessages } from '../../functions/test/sample-messages.ts';
import { test as base } from '../fixtures.ts';

/** What the server holds, seen past the site. */
export interface Mailbox {
  stored: () => Promise<(StoredMessage & { id: string })[]>;
  /** Puts messages there, the first one as the newest. */
  add: (...messages: Partial<StoredMessage>[]) => Promise<void>;
  /** Runs the delivery job, when nothing can be undone any more, and hands back what the company's mail service was given. */
  delivered: () => Promise<ReceivedMail[]>;
}

export const test = base.extend<{ mailbox: Mailbox }>({
  mailbox: async ({ page }, use) => {
    const [app = initializeApp()] = getApps();
    const collection = getFirestore(app).collection('messages');
    const empty = async () => {
      for (const { ref } of (await collection.get()).docs) await ref.delete();
    };
    const mailService = await startMailService();
    await empty();
    await use({
      stored: async () =>
        (await collection.get()).docs.map((record) => ({
          ...(record.data() as StoredMessage),
          id: record.id,
        })),
      add: async (...messages) => {
        await addMessages(getFirestore(app), ...messages);
      },
      delivered: async () => {
        await deliverQueued({
          config,
          publishedContent: async () => content,
          messages: new MessageStore(getFirestore(app)),
          mailer: sendGridMailer(mailService.key, { baseUrl: mailService.url }),
          now: () => new Date(Date.now() + SPAM_UNDO_MS),
        });
        return mailService.taken.filter((mail) => idOf(mail));
      },
    });
    await mailService.stop();
    // An open message asks for the others of the same person.
    await page.close();
    await empty();
  },
});
