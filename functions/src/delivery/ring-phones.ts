import type { PushNotification } from '@theni/contract';
import { warn } from 'firebase-functions/logger';
import type { Dependencies } from '../dependencies.ts';
import { isRinging } from '../push/browser-store.ts';

type RingDependencies = Pick<Dependencies, 'browsers' | 'pusher' | 'now'>;

const TIMEOUT_MS = 20_000;

/** @returns whether it is done: a phone has taken it, or there is none */
export async function ringPhones(
  { browsers, pusher, now }: RingDependencies,
  notifications: PushNotification[],
): Promise<boolean> {
  const ringing = pusher ? await browsers.ringing() : [];
  const outcomes = await Promise.all(
    ringing.map((browser) => pusher?.send(browser, notifications, TIMEOUT_MS)),
  );
  const lost = ringing.filter((_, at) => outcomes[at]?.state === 'gone');
  if (lost.length > 0) {
    const endpoints = lost.map(({ endpoint }) => endpoint);
    await browsers.markLost(endpoints, now());
    if (lost.length === ringing.length) warn('no phone rings any more');
  }
  const reasons = outcomes.flatMap((outcome) =>
    outcome?.state === 'failed' ? outcome.reason : [],
  );
  if (reasons.length > 0) warn('a phone has not rung', { reasons: [...new Set(reasons)] });
  return reasons.length === 0 || outcomes.some((outcome) => outcome?.state === 'taken');
}

/** What a mail tells the owner of his phones; a fault of the database holds up no mail. */
export async function phoneNotes({ browsers }: Pick<Dependencies, 'browsers'>): Promise<string[]> {
  const all = await browsers.all().catch(() => []);
  if (all.length === 0 || all.some(isRinging)) return [];
  return [
    'No phone or computer rings for new leads any more. Open “Leads” on each of them and turn it on again',
  ];
}
