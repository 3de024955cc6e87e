import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PushResponse, PushSubscriptionPost } from '@theni/contract';
import { dayText } from '@theni/contract/times';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { call } from '../api/call.ts';
import { reasonOf } from '../api/errors.ts';
import {
  currentSubscription,
  lastEndpoint,
  PUSH_SCOPE,
  rememberEndpoint,
  silenceThisBrowser,
} from '../session/session.ts';
import common from '../ui/common.module.css';
import { Disclosure } from '../ui/dialog.tsx';
import { LoadFailed, notify } from '../ui/notice.tsx';
import { pushText } from './push-words.ts';

/** By this name for ever, because a browser looks for a newer one there. */
const PUSH_WORKER = '/push-worker.js';

export function PushSettings() {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(pushQuery);
  const { mutate: act, isPending } = useMutation({
    mutationFn: (action: () => Promise<string | undefined>) => action(),
    onSuccess: (text) => notify(text ? { text } : undefined),
    onError: (error) => notify({ text: pushText.failed(reasonOf(error)) }),
    onSettled: () => client.invalidateQueries(pushQuery),
  });
  const state = stateOf(data);
  const canSwitch = ['on', 'off', 'stopped'].includes(state);
  const { browsers = [], publicKey } = data ?? {};

  if (isError && !data) return <LoadFailed onRetry={() => refetch()} />;
  return (
    <Disclosure summary={`${pushText.ring}: ${state}`} isOpen={state === 'stopped'}>
      <div className={common.stack}>
        {pushText.help[state]?.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {canSwitch && (
          <CheckboxField
            role="switch"
            label={pushText.ring}
            checked={state === 'on'}
            aria-disabled={isPending}
            onChange={() =>
              isPending || act(state === 'on' ? turnOff : () => turnOn(publicKey ?? ''))
            }
          />
        )}
        <ul className={common.stack} aria-label={pushText.list}>
          {browsers.map(({ endpoint, name, addedAt, lostAt }) => (
            <li key={endpoint} className={common.row}>
              {name}
              {endpoint === data?.here && `, ${pushText.here}`},{' '}
              {lostAt ? pushText.lostOn(dayText(lostAt)) : pushText.since(dayText(addedAt))}
              <Button
                variant="outline"
                aria-label={`${pushText.remove} ${name}`}
                disabled={isPending}
                onClick={() => act(() => remove(endpoint, name))}
              >
                {pushText.remove}
              </Button>
            </li>
          ))}
        </ul>
        {browsers.length > 0 && (
          <div>
            <Button variant="outline" disabled={isPending} onClick={() => act(sendTest)}>
              {pushText.test}
            </Button>
          </div>
        )}
      </div>
    </Disclosure>
  );
}

const pushQuery = queryOptions({
  queryKey: ['push'],
  queryFn: async () => {
    const [response, here] = await Promise.all([call('GET /api/push'), currentSubscription()]);
    return { ...response, here: here?.endpoint };
  },
});

type Push = PushResponse & { here: string | undefined };

/** An iPhone rings for what stands on its Home Screen alone. */
export function pushSupport(browser: object = globalThis, device = navigator) {
  if ('PushManager' in browser && 'Notification' in browser && 'serviceWorker' in device)
    return 'supported';
  const { userAgent, maxTouchPoints } = device;
  // An iPad says that it is a Mac.
  const isPad = /\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1;
  return isPad || /\b(?:iPhone|iPad)\b/.test(userAgent) ? 'two steps to do' : 'not in this browser';
}

function stateOf(push: Push | undefined) {
  const support = pushSupport();
  if (support !== 'supported') return support;
  if (Notification.permission === 'denied') return 'blocked';
  if (!push) return '..';
  if (push.publicKey === null) return 'not set up';
  const browser = push.browsers.find(({ endpoint }) => endpoint === push.here);
  if (browser?.lostAt === null) return 'on';
  return lastEndpoint() ? 'stopped' : 'off';
}

/** @returns what says that it is done; a permission that is refused shows in the state */
async function turnOn(publicKey: string): Promise<string | undefined> {
  const subscription = await subscribe(publicKey);
  if (!subscription) return undefined;
  const { endpoint, keys } = subscription.toJSON();
  const replaces = lastEndpoint();
  const body = { endpoint, keys, ...(replaces && { replaces }) };
  await call('POST /api/push', { body: body as PushSubscriptionPost });
  rememberEndpoint(subscription.endpoint);
  return pushText.turnedOn;
}

async function subscribe(applicationServerKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(PUSH_WORKER, { scope: PUSH_SCOPE });
  const { pushManager } = await navigator.serviceWorker.ready;
  // One of an earlier key of the site would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

async function turnOff(): Promise<string> {
  await silenceThisBrowser();
  return pushText.turnedOff;
}

async function remove(endpoint: string, name: string): Promise<string> {
  if (endpoint === lastEndpoint()) return turnOff();
  await call('DELETE /api/push', { body: { endpoint } });
  return pushText.removed(name);
}

const sendTest = async () => pushText.tested(await call('POST /api/push/test'));
