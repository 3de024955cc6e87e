import { PUSH_SCOPE } from '../session/this-browser.ts';
import { PUSH_WORKER } from './push-worker.ts';

/** What this browser can do about ringing. An iPhone rings for what stands on its Home Screen alone. */
export function pushSupport(browser: object = globalThis, device = navigator) {
  if ('PushManager' in browser && 'Notification' in browser && 'serviceWorker' in device)
    return 'supported';
  const { userAgent, maxTouchPoints } = device;
  // An iPad says that it is a Mac.
  const isPad = /\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1;
  return isPad || /\b(?:iPhone|iPad)\b/.test(userAgent) ? 'two steps to do' : 'not in this browser';
}

/** Asks for the permission, if that is open. @returns null when it is refused */
export async function subscribe(applicationServerKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(PUSH_WORKER, { scope: PUSH_SCOPE });
  const { pushManager } = await navigator.serviceWorker.ready;
  // One of an earlier key of the site would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}
