import { PUSH_SCOPE } from '../session/this-browser.ts';
import { PUSH_WORKER } from './push-worker.ts';

/** What this browser can do about ringing. An iPhone rings for what stands on its Home Screen alone. */
export type PushSupport = 'supported' | 'home screen first' | 'unsupported';

export function pushSupport(browser: object = globalThis, device = navigator): PushSupport {
  if ('PushManager' in browser && 'Notification' in browser && 'serviceWorker' in device)
    return 'supported';
  const { userAgent, maxTouchPoints } = device;
  // An iPad says that it is a Mac.
  const isPad = /\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1;
  return isPad || /\b(?:iPhone|iPad)\b/.test(userAgent) ? 'home screen first' : 'unsupported';
}

/** Asks for the permission, if that is open. @returns null when it is refused */
export async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register(PUSH_WORKER, { scope: PUSH_SCOPE });
  await isActive(registration);
  // One of an earlier key of the site would be refused.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  return registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
}

/** A worker that is still being installed takes no subscription. */
async function isActive({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting ?? active;
  if (!worker || worker.state === 'activated') return;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
  });
}
