import { withTimeout } from '../../deployment.ts';
import { call } from '../api/call.ts';

/** The pages that the service worker is of. */
export const PUSH_SCOPE = '/admin';

/** This browser's own; null while it is not subscribed, or cannot be. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!('PushManager' in globalThis && 'serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration(PUSH_SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const SIGN_OUT_MS = 3000;

/** This browser rings no more. Without a connection the server learns of it from the push service, with the next push. */
export async function silenceThisBrowser(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  const removed = call('DELETE /api/push', { body: { Endpoint: subscription.endpoint } });
  await withTimeout(Promise.allSettled([subscription.unsubscribe(), removed]), SIGN_OUT_MS);
}
