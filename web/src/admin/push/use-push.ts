import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PushResponse, PushSubscriptionPost } from '@theni/contract';
import { call } from '../api/call.ts';
import { AdminApiError } from '../api/errors.ts';
import { currentSubscription, silenceThisBrowser } from '../session/this-browser.ts';
import { notify } from '../ui/notice.ts';
import { pushSupport, subscribe } from './push-subscription.ts';
import { pushText } from './push-words.ts';

export type PushState = keyof typeof pushText.states;

const pushQuery = queryOptions({
  queryKey: ['push'],
  queryFn: async () => {
    const [response, subscription] = await Promise.all([
      call('GET /api/push'),
      currentSubscription(),
    ]);
    return { ...response, here: subscription?.endpoint };
  },
  meta: { failure: 'the browsers that ring could not be loaded' },
});

type Push = PushResponse & { here: string | undefined };

/** Whether this browser rings for new enquiries, which others do, and what can be done about it. */
export function usePush() {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(pushQuery);
  const action = useMutation({
    mutationFn: (act: () => Promise<string | undefined>) => act(),
    meta: { failure: 'a browser could not be made to ring, or to be silent' },
    onSuccess: (text) => notify(text ? { text } : undefined),
    onError: (error) =>
      notify({ text: error instanceof AdminApiError ? error.message : pushText.failed }),
    onSettled: () => client.invalidateQueries(pushQuery),
  });
  const state = stateOf(data);
  return {
    state,
    browsers: data?.Browsers ?? [],
    here: data?.here,
    failed: isError && !data,
    reload: refetch,
    busy: action.isPending,
    toggle: () => action.mutate(state === 'on' ? turnOff : () => turnOn(data?.PublicKey ?? '')),
    remove: (endpoint: string, name: string) =>
      action.mutate(async () => {
        await call('DELETE /api/push', { body: { Endpoint: endpoint } });
        return pushText.removed(name);
      }),
    test: () => action.mutate(async () => pushText.tested(await call('POST /api/push/test'))),
  };
}

function stateOf(data: Push | undefined): PushState {
  const support = pushSupport();
  if (support !== 'supported') return support;
  if (Notification.permission === 'denied') return 'refused';
  if (!data) return 'loading';
  if (data.PublicKey === null) return 'not set up';
  return data.Browsers.some(({ Endpoint }) => Endpoint === data.here) ? 'on' : 'off';
}

/** A permission that is refused shows in the state. */
async function turnOn(publicKey: string): Promise<string | undefined> {
  const subscription = await subscribe(publicKey);
  if (!subscription) return undefined;
  const { endpoint: Endpoint, keys: Keys } = subscription.toJSON();
  await call('POST /api/push', { body: { Endpoint, Keys } as PushSubscriptionPost });
  return pushText.turnedOn;
}

async function turnOff(): Promise<string> {
  await silenceThisBrowser();
  return pushText.turnedOff;
}
