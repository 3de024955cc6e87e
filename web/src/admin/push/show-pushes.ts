import type { PushNotification } from '@theni/contract';

/** TypeScript’s types of workers and of pages do not go together. */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
  data?: { json: () => PushNotification[] } | null;
  notification?: Notification;
}
export interface PushWorker {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string) => Promise<unknown> };
  addEventListener: (name: string, listener: (event: WorkerEvent) => void) => void;
}

/** What the service worker of the owner's phone does: push-worker.ts runs it. */
export function showPushes(worker: PushWorker): void {
  const leads = '/admin/dashboard';

  worker.addEventListener('push', (event) => event.waitUntil(Promise.all(read(event).map(show))));

  worker.addEventListener('notificationclick', (event) => {
    event.notification?.close();
    event.waitUntil(worker.clients.openWindow(event.notification?.data));
  });

  // Only the owner's page can sign in to tell the server of another subscription.
  worker.addEventListener('pushsubscriptionchange', (event) => {
    const title = 'This phone no longer rings for new leads. Tap to turn it on again.';
    event.waitUntil(show({ title, tag: 'lost', url: leads }, 0));
  });

  /** A browser takes the permission away from a site whose pushes show nothing. */
  function read({ data }: WorkerEvent): PushNotification[] {
    try {
      const notifications = data?.json() ?? [];
      if (notifications.length > 0) return notifications;
    } catch {
      // Not ours, or of a later version.
    }
    return [{ title: 'New lead', tag: 'lead', url: leads }];
  }

  /** One sound for all of a push. */
  function show({ title, tag, url }: PushNotification, index: number): Promise<void> {
    const data = url.startsWith(leads) ? url : leads;
    const icon = '/icon-192.png';
    return worker.registration.showNotification(title, { tag, data, icon, silent: index > 0 });
  }
}
