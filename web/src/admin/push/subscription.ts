import { call } from '../api/call.ts';
import { storage } from '../storage.ts';

export const PUSH_SCOPE = '/admin';

export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!('PushManager' in globalThis && 'serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration(PUSH_SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const ENDPOINT_KEY = 'push-endpoint';

/** The endpoint by which this browser was made to ring, also when its subscription is lost. */
export const lastEndpoint = () => storage.get(ENDPOINT_KEY);
export const rememberEndpoint = (endpoint: string) => storage.set(ENDPOINT_KEY, endpoint);

/**
 * Ends the ringing of this browser. Without a connection the server learns it at its next push,
 * from the push service.
 */
export async function silenceThisBrowser(): Promise<void> {
  const subscription = await currentSubscription();
  const endpoint = lastEndpoint() ?? subscription?.endpoint;
  storage.remove(ENDPOINT_KEY);
  if (!endpoint) return;
  const removed = call('DELETE /api/push', { body: { endpoint } });
  await Promise.allSettled([subscription?.unsubscribe(), removed]);
}
