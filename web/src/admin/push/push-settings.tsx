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
  const { Browsers: browsers = [], PublicKey: publicKey } = data ?? {};

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
          {browsers.map(({ Endpoint, Name, AddedAt, LostAt }) => (
            <li key={Endpoint} className={common.row}>
              {Name}
              {Endpoint === data?.here && `, ${pushText.here}`},{' '}
              {LostAt ? pushText.lostOn(dayText(LostAt)) : pushText.since(dayText(AddedAt))}
              <Button
                variant="outline"
                aria-label={`${pushText.remove} ${Name}`}
                disabled={isPending}
                onClick={() => act(() => remove(Endpoint, Name))}
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
  if (push.PublicKey === null) return 'not set up';
  const browser = push.Browsers.find(({ Endpoint }) => Endpoint === push.here);
  if (browser?.LostAt === null) return 'on';
  return lastEndpoint() ? 'stopped' : 'off';
}

/** @returns what says that it is done; a permission that is refused shows in the state */
async function turnOn(publicKey: string): Promise<string | undefined> {
  const subscription = await subscribe(publicKey);
  if (!subscription) return undefined;
  const { endpoint: Endpoint, keys: Keys } = subscription.toJSON();
  const Replaces = lastEndpoint();
  const body = { Endpoint, Keys, ...(Replaces && { Replaces }) };
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

async function remove(Endpoint: string, name: string): Promise<string> {
  if (Endpoint === lastEndpoint()) return turnOff();
  await call('DELETE /api/push', { body: { Endpoint } });
  return pushText.removed(name);
}

const sendTest = async () => pushText.tested(await call('POST /api/push/test'));
