import type { PushNotification } from '@theni/contract';

/** What the worker uses of its events: TypeScript's types of workers exclude those of pages. */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
  data?: { json: () => PushNotification[] } | null;
  notification?: Notification;
}
interface PushWorker {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string) => Promise<unknown> };
  addEventListener: (name: string, listener: (event: WorkerEvent) => void) => void;
}

/*
 * The service worker shows pushes on the owner's phone, and opens a lead at a tap. It is an entry of
 * the build (vite.config.ts), which browsers run as a classic script. So it shares no module with
 * another entry, and the built file has no import.
 */
const worker = self as unknown as PushWorker;
const leads = '/admin/dashboard';

worker.addEventListener('push', (event) => event.waitUntil(Promise.all(read(event).map(show))));

worker.addEventListener('notificationclick', (event) => {
  event.notification?.close();
  event.waitUntil(worker.clients.openWindow(event.notification?.data));
});

// Only a page of the owner's is signed in, and can send the server another subscription.
worker.addEventListener('pushsubscriptionchange', (event) => {
  const title = 'This phone no longer rings for new leads. Tap to turn it on again.';
  event.waitUntil(show({ title, tag: 'lost', url: leads }, 0));
});

/**
 * Every push has something to show, because a browser takes the permission away from a site whose
 * pushes show nothing.
 */
function read({ data }: WorkerEvent): PushNotification[] {
  try {
    const notifications = data?.json() ?? [];
    if (notifications.length > 0) return notifications;
  } catch {
    // The push is not ours, or comes from a newer build of the site.
  }
  return [{ title: 'New lead', tag: 'lead', url: leads }];
}

/**
 * Only the first notification of a push makes a sound. One that tells of several leads makes it
 * also where it takes the place of an older one that nobody has looked at; a lead's own, which
 * may come twice, does not:
 * https://notifications.spec.whatwg.org/#dom-notificationoptions-renotify
 */
function show({ title, tag, url }: PushNotification, index: number): Promise<void> {
  const data = url.startsWith(leads) ? url : leads;
  const icon = '/icon-192.png';
  const silent = index > 0;
  // TypeScript leaves this one out, because Safari has not got it.
  const options = { tag, data, icon, silent, renotify: !silent && data === leads };
  return worker.registration.showNotification(title, options);
}
