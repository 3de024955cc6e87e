import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PushResponse, PushSubscriptionPost, PushTestResponse } from '@theni/contract';
import { dayText } from '@theni/contract/times';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { call } from '../api/call.ts';
import { apiErrorText } from '../api/errors.ts';
import common from '../ui/common.module.css';
import { Disclosure } from '../ui/controls.tsx';
import { notify } from '../ui/notice.ts';
import { QueryState } from '../ui/query-state.tsx';
import {
  currentSubscription,
  lastEndpoint,
  PUSH_SCOPE,
  rememberEndpoint,
  silenceThisBrowser,
} from './subscription.ts';

const RING = 'Ring this phone for new leads';

const STATE_NAMES: Record<PushState, string> = {
  loading: '..',
  on: 'on',
  off: 'off',
  stopped: 'stopped',
  blocked: 'blocked',
  'needs-home-screen': 'two steps to do',
  unsupported: 'not in this browser',
  'not-set-up': 'not set up',
};

/** What the owner can do about a state. */
const HELP: Record<PushState, string[]> = {
  loading: [],
  on: [],
  off: [],
  stopped: ['This phone no longer rings. Your browser has switched this off. Turn it on again.'],
  blocked: [
    'Notifications of this site are blocked. Allow them, then reload this page:',
    'In a browser: tap the icon to the left of the address, then Permissions, Notifications, Allow.',
    'In the app on an Android phone: hold its icon, then App info, Notifications.',
    'On an iPhone: Settings, Notifications, Leads, Allow Notifications.',
  ],
  'needs-home-screen': [
    'An iPhone or iPad rings only for an app on its Home Screen (iOS 16.4 or newer):',
    'Tap Share, the square with the arrow, and choose Add to Home Screen.',
    'Open Leads there, sign in, and turn this on.',
  ],
  unsupported: [
    'This browser cannot ring. Use Chrome on an Android phone, or Chrome, Edge or Firefox on a computer.',
  ],
  'not-set-up': [
    'Alerts are not set up on this site. Ask your engineer (npm run setup, then deploy).',
  ],
};

const SWITCHABLE: PushState[] = ['on', 'off', 'stopped'];

/** Its name never changes, because a browser looks for a newer worker at this address. */
const PUSH_WORKER = '/push-worker.js';

const pushFailed = (reason: string) => `“${RING}” could not be loaded. ${reason}`;

export function PushSettings() {
  const client = useQueryClient();
  const query = useQuery(pushQuery);
  const { data } = query;
  const { mutate: act, isPending } = useMutation({
    mutationFn: (action: () => Promise<string | undefined>) => action(),
    onSuccess: (text) => notify(text ? { text } : undefined),
    onError: (error) => notify({ text: `Not changed. ${apiErrorText(error)}` }),
    onSettled: () => client.invalidateQueries(pushQuery),
  });
  const state = pushState(data);
  const canSwitch = SWITCHABLE.includes(state);
  const { browsers = [], publicKey } = data ?? {};

  if (query.isError && !data) return <QueryState query={query} failed={pushFailed} />;
  return (
    <Disclosure summary={`${RING}: ${STATE_NAMES[state]}`} isOpen={state === 'stopped'}>
      <div className={common.stack}>
        {HELP[state].map((line) => (
          <p key={line}>{line}</p>
        ))}
        {canSwitch && (
          <CheckboxField
            role="switch"
            label={RING}
            checked={state === 'on'}
            aria-disabled={isPending}
            onChange={() =>
              isPending || act(state === 'on' ? turnOff : () => turnOn(publicKey ?? ''))
            }
          />
        )}
        <ul className={common.stack} aria-label="Phones and computers that ring">
          {browsers.map(({ endpoint, name, addedAt, lostAt }) => (
            <li key={endpoint} className={common.row}>
              {name}
              {endpoint === data?.here && ', this one'},{' '}
              {lostAt
                ? `stopped on ${dayText(lostAt)}: turn it on again there, or remove it`
                : `since ${dayText(addedAt)}`}
              <Button
                variant="outline"
                aria-label={`Remove ${name}`}
                isBusy={isPending}
                onClick={() => act(() => remove(endpoint, name))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
        {browsers.length > 0 && (
          <div>
            <Button variant="outline" isBusy={isPending} onClick={() => act(sendTest)}>
              Send a test
            </Button>
          </div>
        )}
        {isPending && <p role="status">Loading..</p>}
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

/** @returns what the notice says; undefined when the owner refused, which the state shows */
async function turnOn(publicKey: string): Promise<string | undefined> {
  const subscription = await subscribe(publicKey);
  if (!subscription) return undefined;
  const { endpoint, keys } = subscription.toJSON();
  const replaces = lastEndpoint();
  const body = { endpoint, keys, ...(replaces && { replaces }) };
  await call('POST /api/push', { body: body as PushSubscriptionPost });
  rememberEndpoint(subscription.endpoint);
  return 'This phone or computer rings for new leads.';
}

async function subscribe(applicationServerKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(PUSH_WORKER, { scope: PUSH_SCOPE });
  const { pushManager } = await navigator.serviceWorker.ready;
  // The browser refuses a new subscription beside one that an earlier key of the site has made.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

async function turnOff(): Promise<string> {
  await silenceThisBrowser();
  return 'This phone or computer no longer rings for new leads.';
}

async function remove(endpoint: string, name: string): Promise<string> {
  if (endpoint === lastEndpoint()) return turnOff();
  await call('DELETE /api/push', { body: { endpoint } });
  return `${name} no longer rings for new leads.`;
}

const sendTest = async () => testedText(await call('POST /api/push/test'));

function testedText({ sent, failed, lost }: PushTestResponse): string {
  return [
    sent === 1 ? 'Sent to 1 phone or computer.' : `Sent to ${sent} phones or computers.`,
    failed.length > 0 && `Not reached: ${failed.join(', ')}. Try again later.`,
    lost.length > 0 && `Stopped: ${lost.join(', ')}. Turn it on again there.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether this browser rings for new leads, and if it does not, why. */
type PushState =
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
function pushState(push: (PushResponse & { here: string | undefined }) | undefined): PushState {
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
