import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import { PROJECT_ID } from '../../emulators/suite/ports.ts';
import { demoVapidKey, webPusher } from '../../functions/src/push/pusher.ts';
import { agentTo, startPushService } from '../../functions/test/push-service.ts';
import { findWholeBrowser } from '../browsers.ts';
import { expect } from '../fixtures.ts';
import { test as base, deliverDue, localFirestore } from './fixtures.ts';

/** A phone of the admin whose push service is on this machine: Google's is not there in a test. */
interface RingingPhone {
  /** The permission, as the owner has answered the browser. */
  allow: () => Promise<void>;
  /** All leads wait to ring, as when a function is killed before it notes that they have rung. */
  wait: () => Promise<void>;
  /** Runs the job that rings, and hands what the push service got to the phone. */
  ring: () => Promise<void>;
  /** What the phone shows. */
  shown: () => Promise<{ title: string; tag: string }[]>;
  /** Taps a notification. @returns its tag, and the address that opens */
  tap: () => Promise<{ tag: string; address: string }>;
}

const test = base.extend<{ phone: RingingPhone }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const executablePath = findWholeBrowser();
      await use({ ...launchOptions, ...(executablePath && { executablePath }) });
    },
    { scope: 'worker' },
  ],
  phone: async ({ page, context, baseURL }, use) => {
    const firestore = localFirestore();
    const browsers = firestore.doc('push/browsers');
    await browsers.delete();
    const pushService = await startPushService();
    const key = demoVapidKey(PROJECT_ID);
    await subscribeLocally(page, pushService.subscribe(key.publicKey).post);
    const worker = async (): Promise<Worker> =>
      context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
    const shown = async () => (await worker()).evaluate(shownNotifications);
    const devTools = await openDevTools(context, page);
    let rung = 0;

    await use({
      allow: () => context.grantPermissions(['notifications'], { origin: baseURL ?? '' }),
      wait: async () => {
        const wait = { dueAt: new Date().toISOString(), isRingDone: false };
        for (const { ref } of (await firestore.collection('messages').get()).docs)
          await ref.update(wait);
      },
      ring: async () => {
        await deliverDue({
          mailer: { send: async () => ({ mailed: true }) },
          pusher: webPusher(key, {
            subject: 'https://theni.example',
            agent: agentTo(pushService),
          }),
        });
        const pushes = pushService.taken.slice(rung);
        rung = pushService.taken.length;
        if (pushes.length === 0) return;
        const tags = new Set(pushes.flatMap((push) => push.notifications.map(({ tag }) => tag)));
        let isDelivered = false;
        // Chromium forgets a notification that is asked for before the screen has it, perhaps after
        // it has told of it. So a later look must find all of them, or they are pushed once more.
        await expect(async () => {
          const isShown = isDelivered && (await shown()).length >= tags.size;
          for (const { notifications } of isShown ? [] : pushes)
            await devTools.deliver(baseURL ?? '', JSON.stringify(notifications));
          isDelivered = true;
          expect(isShown).toBe(true);
        }).toPass({ intervals: [1000] });
      },
      shown,
      tap: async () => (await worker()).evaluate(tapNotification),
    });
    await pushService.stop();
    await browsers.delete();
  },
});

/**
 * Subscribing asks Google's servers, so the page gets this subscription instead, and keeps it over
 * a reload.
 */
function subscribeLocally(page: Page, { endpoint, keys }: { endpoint: string; keys: object }) {
  return page.addInitScript(
    ({ endpoint, keys }) => {
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => localStorage.removeItem('subscribed') === undefined,
      };
      Object.assign(globalThis.PushManager?.prototype ?? {}, {
        subscribe: async () => {
          localStorage.setItem('subscribed', 'yes');
          return subscription;
        },
        getSubscription: async () => (localStorage.getItem('subscribed') ? subscription : null),
      });
    },
    { endpoint, keys },
  );
}

/** Chromium's own way to hand a push to a service worker. */
async function openDevTools(context: BrowserContext, page: Page) {
  const session: CDPSession = await context.newCDPSession(page);
  const registrations = new Map<string, string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: found }) => {
    for (const { scopeURL, registrationId } of found) registrations.set(scopeURL, registrationId);
  });
  await session.send('ServiceWorker.enable');
  return {
    deliver: async (origin: string, data: string) => {
      const registrationId = registrations.get(`${origin}/admin`) ?? '';
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    },
  };
}

async function shownNotifications(): Promise<{ title: string; tag: string }[]> {
  const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
  const notifications = await registration.getNotifications();
  return notifications.map(({ title, tag }) => ({ title, tag }));
}

/** As the system does it; a script may open no window by itself. */
async function tapNotification(): Promise<{ tag: string; address: string }> {
  const worker = globalThis as unknown as EventTarget & {
    registration: ServiceWorkerRegistration;
    clients: { openWindow: (url: string) => Promise<null> };
    NotificationEvent: new (name: string, init: object) => Event;
  };
  const [notification] = await worker.registration.getNotifications();
  const opened = Promise.withResolvers<string>();
  worker.clients.openWindow = async (url) => {
    opened.resolve(url);
    return null;
  };
  worker.dispatchEvent(new worker.NotificationEvent('notificationclick', { notification }));
  return { tag: notification?.tag ?? '', address: await opened.promise };
}

const RING = 'Ring this phone for new leads';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const state = (page: Page, name: string) => page.getByText(`${RING}: ${name}`);

async function turnOn(page: Page) {
  await state(page, 'off').click();
  await page.getByRole('switch', { name: RING }).click();
  await expect(state(page, 'on')).toBeVisible();
}

test('each of two leads rings once, a tap opens it, and signing out ends the ringing', async ({
  page,
  mailbox,
  phone,
  signedInAsAdmin,
}) => {
  await phone.allow();
  await signedInAsAdmin('/admin/dashboard');
  await turnOn(page);
  await expect(page.getByText('This phone or computer rings for new leads.')).toBeVisible();
  await page.reload();
  await state(page, 'on').click();
  await expect(page.getByRole('switch', { name: RING })).toBeChecked();
  const browsers = page.getByRole('list', { name: 'Phones and computers that ring' });
  await expect(browsers.getByRole('listitem')).toHaveText([/this one, since/]);

  await mailbox.add({ name: 'Asha', layout: 'sample-garden', plot: '12' }, { name: 'Selvi' });
  for (const _time of ['first', 'after a kill']) {
    await phone.wait();
    await phone.ring();
    await expect.poll(phone.shown).toHaveLength(2);
  }
  const leads = await mailbox.stored();
  const shown = leads.map(({ id }) => ({ title: 'New lead', tag: id }));
  expect(await phone.shown()).toEqual(expect.arrayContaining(shown));
  const { address, tag } = await phone.tap();
  expect(await phone.shown()).toHaveLength(1);
  await page.goto(address);
  const tapped = leads.find(({ id }) => id === tag)?.name ?? '';
  await expect(
    page.getByRole('list', { name: 'The lead from the link' }).getByText(tapped),
  ).toBeVisible();

  const removed = page.waitForResponse(
    (response) => response.url().endsWith('/api/push') && response.request().method() === 'DELETE',
  );
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  expect((await removed).status()).toBe(204);
  await expect(page).toHaveURL('/');
});
