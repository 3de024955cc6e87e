import type { PushResponse } from '@theni/contract';
import { lastEndpoint } from './subscription.ts';

/** Whether this browser rings for new leads, and if it does not, why. */
export type PushState =
  | 'loading'
  | 'on'
  | 'off'
  /** This browser rang once, and has given its subscription up since. */
  | 'stopped'
  /** The owner has refused notifications. */
  | 'blocked'
  /** An iPhone or iPad rings only for an app on its Home Screen. */
  | 'needs-home-screen'
  | 'unsupported'
  | 'not-set-up';

/** @param push undefined until the server has answered; `here` is the endpoint of this browser */
export function pushState(
  push: (PushResponse & { here: string | undefined }) | undefined,
): PushState {
  const support = pushSupport();
  if (support !== 'supported') return support;
  if (Notification.permission === 'denied') return 'blocked';
  if (!push) return 'loading';
  if (push.publicKey === null) return 'not-set-up';
  const browser = push.browsers.find(({ endpoint }) => endpoint === push.here);
  if (browser?.lostAt === null) return 'on';
  return lastEndpoint() ? 'stopped' : 'off';
}

export function pushSupport(browser: object = globalThis, device = navigator) {
  if ('PushManager' in browser && 'Notification' in browser && 'serviceWorker' in device)
    return 'supported';
  const { userAgent, maxTouchPoints } = device;
  // An iPad says that it is a Mac.
  const isPad = /\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1;
  return isPad || /\b(?:iPhone|iPad)\b/.test(userAgent) ? 'needs-home-screen' : 'unsupported';
}
