import type { DeliveryDependencies } from './deliver-leads.ts';
import { digestMailOf } from './digest-mail-text.ts';
import { type Digest, notYetMailed } from './digest-store.ts';
import { ringingNotes } from './ringing-notes.ts';
import { hasNoMailService, sendMail, tryToMail } from './send-mail.ts';
import type { MailOutcome } from './sendgrid-mailer.ts';

/** Tries once to mail the digest, when there is something to tell. */
export async function tryToMailDigest(
  dependencies: DeliveryDependencies,
  digest: Digest | undefined,
): Promise<void> {
  if (!digest) return;
  const { inDigest, flood } = notYetMailed(digest);
  if (inDigest + flood === 0) return;
  await tryToMail(
    'digest',
    () => send(dependencies, digest),
    (outcome) => dependencies.digests.noteMail(digest, outcome),
  );
}

async function send(dependencies: DeliveryDependencies, digest: Digest): Promise<MailOutcome> {
  if (hasNoMailService(dependencies)) return { mailed: true };
  const { config, readPublishedContent } = dependencies;
  const { company } = await readPublishedContent();
  const notes = await ringingNotes(dependencies);
  return sendMail(dependencies, digestMailOf(notYetMailed(digest), { config, company, notes }));
}
