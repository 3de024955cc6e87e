import type { PushResponse, PushSubscriptionPost, PushTestResponse } from '@theni/contract';
import { withTimeout } from '../../deployment.ts';
import { callApi } from './admin-api.ts';
import { currentSubscription } from './push-subscription.ts';

/* The calls about browsers that ring; each throws as those of `admin-api.ts` do. */

export async function listBrowsers(): Promise<PushResponse> {
  return (await callApi('GET', '/api/push')).json();
}

/** @throws {AdminApiError} 409 when as many ring as may */
export async function addBrowser(subscription: PushSubscription): Promise<void> {
  const { endpoint: Endpoint, keys: Keys } = subscription.toJSON();
  await callApi('POST', '/api/push', { Endpoint, Keys } as PushSubscriptionPost);
}

/** @throws {AdminApiError} 404 when it does not ring (any more) */
export async function removeBrowser(Endpoint: string): Promise<void> {
  await callApi('DELETE', '/api/push', { Endpoint });
}

export async function testBrowsers(): Promise<PushTestResponse> {
  return (await callApi('POST', '/api/push/test')).json();
}

const SIGN_OUT_MS = 3000;

/** This browser rings no more. Without a connection the server learns of it from the push service, with the next push. */
export async function silenceThisBrowser(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  const both = [subscription.unsubscribe(), removeBrowser(subscription.endpoint)];
  await withTimeout(Promise.allSettled(both), SIGN_OUT_MS);
}
