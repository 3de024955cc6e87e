import type { PushNotification } from '@theni/contract';
import type { Dependencies } from '../dependencies.ts';
import type { StoredBrowser } from './browser-store.ts';
import { continueAfterError } from './continue-after-error.ts';
import type { PushOutcome } from './pusher.ts';

interface PushResult {
  browser: StoredBrowser;
  outcome: PushOutcome;
}

/**
 * Sends to every browser that rings, and notes which of them are gone. The pushes have been made by
 * then, so a fault of the database is logged and changes no result.
 */
export async function pushToAll(
  { browsers, pusher, now }: Pick<Dependencies, 'browsers' | 'pusher' | 'now'>,
  notifications: PushNotification[],
  timeoutMs: number,
): Promise<PushResult[]> {
  if (!pusher) return [];
  const ringing = await browsers.ringing();
  const results = await Promise.all(
    ringing.map(async (browser) => ({
      browser,
      outcome: await pusher.send(browser, notifications, timeoutMs),
    })),
  );
  const gone = results.filter(({ outcome }) => outcome.state === 'gone');
  const endpoints = gone.map(({ browser }) => browser.endpoint);
  if (endpoints.length > 0)
    await continueAfterError(['browsers'], () => browsers.markLost(endpoints, now()));
  return results;
}
