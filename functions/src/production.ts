import { changesOf } from '@theni/content/changes';
import { DEMO_PROJECT_PREFIX } from '@theni/contract';
import type { Express } from 'express';
import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { content as initial } from '../../config/content.ts';
import * as config from '../../config/current-config.ts';
import { sendGridMailer } from './delivery/sendgrid-mailer.ts';
import type { Dependencies } from './dependencies.ts';
import { verifyIdToken } from './http/identity.ts';
import { demoVapidKey, vapidKeyOf, webPusher } from './push/pusher.ts';
import { ObjectStore } from './storage/object-store.ts';
import { storesOf } from './stores.ts';

/** Public reads cost at most one read of the database in this time, however many ask. */
const CACHE_MS = 2000;

/** What the build has put beside the bundled functions. */
const SITE = new URL('./site/', import.meta.url);

/** Only here the functions import the owner's configuration and words. */
export function productionDependencies(): Dependencies {
  const firebase = firebaseApp();
  const project = firebase.options.projectId ?? process.env.GCLOUD_PROJECT ?? '';
  const isDemo = project.startsWith(DEMO_PROJECT_PREFIX);
  const vapidKey = isDemo ? demoVapidKey(project) : vapidKeyOf(process.env.VAPID_PRIVATE_KEY);
  return {
    ...storesOf(getFirestore(firebase), {
      initial: changesOf(initial),
      initialIsPublished: isDemo,
    }),
    config,
    isDemo,
    hostingOrigin: hostingOriginOf(project),
    mailer: sendGridMailer(process.env.SENDGRID_API_KEY),
    pusher: webPusher(vapidKey, { subject: config.site.url }),
    objects: new ObjectStore(firebase),
    verifyIdToken: (token, checkRevoked) => verifyIdToken(firebase, token, checkRevoked),
    now: () => new Date(),
    // A local project pays for no reads, and shows what is changed at once.
    cacheMs: isDemo ? 0 : CACHE_MS,
  };
}

function hostingOriginOf(project: string): string {
  const local = process.env.FIREBASE_HOSTING_EMULATOR_HOST;
  return local ? `http://${local}` : `https://${project}.web.app`;
}

export function firebaseApp(): App {
  const [app = initializeApp()] = getApps();
  return app;
}

// What functions.ts runs. An instance serves one function, so each loads only its own code.
const dependencies = once(productionDependencies);

export const apiApp = once(async (): Promise<Express> => {
  const { createApp } = await import('./app.ts');
  return createApp(dependencies());
});

export const publishApp = once(async (): Promise<Express> => {
  const { createPublishApp } = await import('./app.ts');
  const { hostingApiOf } = await import('./publishing/hosting-api.ts');
  const { siteHosting } = await import('./publishing/site-hosting.ts');
  const { publishedFilesOf } = await import('./publishing/published-files.ts');
  const { contentFiles, objects } = dependencies();
  const files = publishedFilesOf(contentFiles, objects);
  const hosting = siteHosting(hostingApiOf(firebaseApp()), SITE, files);
  return createPublishApp({ ...dependencies(), hosting });
});

export async function deliverMessages(): Promise<void> {
  const { deliverLeads } = await import('./delivery/deliver-leads.ts');
  await deliverLeads(dependencies());
}

export async function cleanUp(): Promise<void> {
  const job = await import('./clean-up.ts');
  await job.cleanUp(dependencies());
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
