import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { content } from '../../config/content.ts';
import * as config from '../../config/current-config.ts';
import { deliverLeads } from '../../functions/src/delivery/deliver-leads.ts';
import { ListingStore } from '../../functions/src/delivery/listing-store.ts';
import { sendGridMailer } from '../../functions/src/delivery/sendgrid-mailer.ts';
import { LeadStore } from '../../functions/src/leads/lead-store.ts';
import type { StoredLead } from '../../functions/src/leads/stored-lead.ts';
import { LayoutVersionStore } from '../../functions/src/publishing/layout-versions.ts';
import { BrowserStore } from '../../functions/src/push/browser-store.ts';
import { idOf, type ReceivedMail, startMailService } from '../../functions/test/mail-service.ts';
import { addMessages } from '../../functions/test/samples.ts';
import { test as base } from '../fixtures.ts';

/** What the server holds, seen past the site. */
interface Mailbox {
  stored: () => Promise<StoredLead[]>;
  /** Puts messages there, the first one as the newest. */
  add: (...messages: Partial<StoredLead>[]) => Promise<void>;
  /** Runs the delivery job, and hands back what the company's mail service was given. */
  delivered: () => Promise<ReceivedMail[]>;
}

type Delivery = Parameters<typeof deliverLeads>[0];

/** Runs the job of each minute once: what is due is mailed and rings. */
export async function deliverDue(by: Pick<Delivery, 'mailer' | 'pusher'>): Promise<void> {
  const firestore = localFirestore();
  await deliverLeads({
    ...by,
    config,
    releases: { content: async () => content },
    isDemo: true,
    leads: new LeadStore(firestore),
    listings: new ListingStore(firestore),
    layoutVersions: new LayoutVersionStore(firestore),
    browsers: new BrowserStore(firestore),
    now: () => new Date(),
  });
}

export function localFirestore(): Firestore {
  const [app = initializeApp()] = getApps();
  return getFirestore(app);
}

export const test = base.extend<{ mailbox: Mailbox }>({
  mailbox: async ({ page }, use) => {
    const collection = localFirestore().collection('messages');
    const empty = async () => {
      for (const { ref } of (await collection.get()).docs) await ref.delete();
    };
    const mailService = await startMailService();
    await empty();
    await use({
      stored: async () =>
        (await collection.get()).docs.map((record) => record.data() as StoredLead),
      add: async (...messages) => {
        await addMessages(localFirestore(), ...messages);
      },
      delivered: async () => {
        const mailer = sendGridMailer(mailService.key, { baseUrl: mailService.url });
        await deliverDue({ mailer, pusher: undefined });
        return mailService.taken.filter((mail) => idOf(mail));
      },
    });
    await mailService.stop();
    // An open message asks for the others of the same person.
    await page.close();
    await empty();
  },
});
