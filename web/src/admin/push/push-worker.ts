import type { PushNotification } from '@theni/contract';

/** The service worker's file. */
export const PUSH_WORKER = '/push-worker.js';

/** What a service worker has of its own: TypeScript's types of workers and of pages do not go together. */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface PushEvent extends WorkerEvent {
  data: { json: () => PushNotification[] } | null;
}
interface NotificationEvent extends WorkerEvent {
  notification: Notification;
}
export interface PushWorker {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string) => Promise<unknown> };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}
interface WorkerEvents {
  install: WorkerEvent;
  push: PushEvent;
  notificationclick: NotificationEvent;
}

/**
 * The admin's service worker: shows what a push carries, and opens what is tapped. It keeps nothing and answers no request. Its text
 * is the file `/push-worker.js` (build/push-worker.ts), so nothing outside of it can be named.
 */
export function showPushes(worker: PushWorker): void {
  const inbox = '/admin/dashboard';

  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

  worker.addEventListener('push', (event) => event.waitUntil(Promise.all(read(event).map(show))));

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(worker.clients.openWindow(event.notification.data));
  });

  /** A browser takes the permission away from a site whose pushes show nothing. */
  function read({ data }: PushEvent): PushNotification[] {
    try {
      const notifications = data?.json() ?? [];
      if (notifications.length > 0) return notifications;
    } catch {
      // Not ours, or of a later version.
    }
    return [{ title: 'New enquiry', tag: 'enquiry', url: inbox }];
  }

  /** One sound for all of a push. */
  function show({ title, tag, url }: PushNotification, index: number): Promise<void> {
    const data = url.startsWith(inbox) ? url : inbox;
    const icon = '/icon-192.png';
    return worker.registration.showNotification(title, { tag, data, icon, silent: index > 0 });
  }
}
