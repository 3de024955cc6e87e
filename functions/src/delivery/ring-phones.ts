import type { PushNotification } from '@theni/contract';
import { warn } from 'firebase-functions/logger';
import type { Dependencies } from '../dependencies.ts';
import { pushToAll } from '../push/push-to-all.ts';
import type { PushOutcome } from '../push/pusher.ts';

const TIMEOUT_MS = 20_000;

/** @returns whether nothing is left to ring: a phone has taken the push, or there is no phone */
export async function ringPhones(
  dependencies: Pick<Dependencies, 'browsers' | 'pusher' | 'now'>,
  notifications: PushNotification[],
): Promise<boolean> {
  const outcomes = (await pushToAll(dependencies, notifications, TIMEOUT_MS)).map(
    ({ outcome }) => outcome,
  );
  const isGone = ({ state }: PushOutcome) => state === 'gone';
  if (outcomes.length > 0 && outcomes.every(isGone)) warn('no phone rings any more');
  const reasons = outcomes.flatMap((outcome) => (outcome.state === 'failed' ? outcome.reason : []));
  if (reasons.length > 0) warn('a phone has not rung', { reasons: [...new Set(reasons)] });
  return reasons.length === 0 || outcomes.some(({ state }) => state === 'taken');
}
