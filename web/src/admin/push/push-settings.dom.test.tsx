import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { demoVapidKey, webPusher } from '../../../../functions/src/push/pusher.ts';
import { sampleSubscription } from '../../../../functions/test/push-service.ts';
import { sharedTestApi } from '../../../../functions/test/test-api.ts';
import { openAdminArea, reloadAdminArea } from '../../../test/admin-area.tsx';

const key = demoVapidKey('demo-theni');
const api = await sharedTestApi({ pusher: webPusher(key, { subject: 'https://theni.example' }) });

const RING = 'Ring this phone for new leads';
const state = (name: string) => screen.findByText(`${RING}: ${name}`);
const LIST = 'Phones and computers that ring';

/** A browser with push, which jsdom is not. */
function becomeBrowserWithPush(permission: NotificationPermission) {
  const { endpoint, keys } = sampleSubscription();
  let isSubscribed = false;
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      isSubscribed = false;
      return true;
    },
  };
  const pushManager = {
    subscribe: async () => {
      isSubscribed = true;
      return subscription;
    },
    getSubscription: async () => (isSubscribed ? subscription : null),
  };
  const registration = { pushManager };
  const serviceWorker = {
    register: async () => registration,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  vi.stubGlobal('PushManager', pushManager);
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  return { giveUpSubscription: () => subscription.unsubscribe() };
}

test('a browser that no longer rings is named; it is turned on again, tested and removed', async () => {
  const { giveUpSubscription } = becomeBrowserWithPush('granted');
  let area = openAdminArea(api, '/admin/dashboard');
  const switchOn = async () => area.tap(screen.getByRole('switch', { name: RING, hidden: true }));
  await area.tap(await state('off'));
  await switchOn();
  await state('on');
  await screen.findByText('This phone or computer rings for new leads.');
  await giveUpSubscription();
  area = reloadAdminArea(api);
  await state('stopped');
  screen.getByText(/^This phone no longer rings/);
  await switchOn();
  await state('on');
  const entries = () => screen.getByLabelText(LIST).querySelectorAll('li');
  expect([...entries()].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('this one, since'),
  ]);

  area.onCall(/\/push\/test$/, async () =>
    Response.json({ sent: 1, failed: ['Safari on iPhone'], lost: ['Firefox'] }),
  );
  await area.tap(screen.getByRole('button', { name: 'Send a test' }));
  await screen.findByText(
    /^Sent to 1 phone or computer. Not reached: Safari on iPhone.*Stopped: Firefox/,
  );
  const remove = within(screen.getByLabelText(LIST)).getByRole('button', { name: /^Remove / });
  // It does nothing while the list is read again.
  await waitFor(() => expect(remove.getAttribute('aria-disabled')).toBe(null));
  await area.tap(remove);
  await state('off');
  expect(entries()).toHaveLength(0);
});

test('where notifications are blocked it says how to allow them again', async () => {
  becomeBrowserWithPush('denied');
  openAdminArea(api, '/admin/dashboard');
  await state('blocked');
  screen.getByText(/Allow them, then reload this page/);
  await screen.findByText(/^No open leads\./);
});
