import { queryOptions } from '@tanstack/react-query';
import type { PushResponse, PushSubscriptionPost } from '@theni/contract';
import { call } from '../api/call.ts';
import {
  currentSubscription,
  lastEndpoint,
  rememberEndpoint,
  silenceThisBrowser,
} from '../session/this-browser.ts';
import { pushSupport, subscribe } from './push-subscription.ts';
import { pushText } from './push-words.ts';

export const pushQuery = queryOptions({
  queryKey: ['push'],
  queryFn: async () => {
    const [response, here] = await Promise.all([call('GET /api/push'), currentSubscription()]);
    return { ...response, here: here?.endpoint };
  },
  meta: { failure: 'the browsers that ring could not be loaded' },
});

type Push = PushResponse & { here: string | undefined };

/** Whether this browser rings for new leads, or why not, as the owner reads it. */
export function stateOf(push: Push | undefined) {
  const support = pushSupport();
  if (support !== 'supported') return support;
  if (Notification.permission === 'denied') return 'blocked';
  if (!push) return '..';
  if (push.PublicKey === null) return 'not set up';
  const browser = push.Browsers.find(({ Endpoint }) => Endpoint === push.here);
  if (browser?.LostAt === null) return 'on';
  return lastEndpoint() ? 'stopped' : 'off';
}

/** @returns what says that it is done; a permission that is refused shows in the state */
export async function turnOn(push: Push | undefined): Promise<string | undefined> {
  const last = push?.Browsers.find(({ Endpoint }) => Endpoint === lastEndpoint());
  const subscription = await subscribe(push?.PublicKey ?? '');
  if (!subscription) return undefined;
  const { endpoint: Endpoint, keys: Keys } = subscription.toJSON();
  const body = { Endpoint, Keys, ...(last && { Replaces: last.Endpoint }) };
  await call('POST /api/push', { body: body as PushSubscriptionPost });
  rememberEndpoint(subscription.endpoint);
  return pushText.turnedOn;
}

export async function turnOff(): Promise<string> {
  await silenceThisBrowser();
  return pushText.turnedOff;
}

export async function remove(Endpoint: string, name: string): Promise<string> {
  if (Endpoint === lastEndpoint()) return turnOff();
  await call('DELETE /api/push', { body: { Endpoint } });
  return pushText.removed(name);
}

export const sendTest = async () => pushText.tested(await call('POST /api/push/test'));
