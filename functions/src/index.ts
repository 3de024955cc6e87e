import { TIME_ZONE } from '@theni/contract/limits';
import { defineSecret } from 'firebase-functions/params';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { removeBodyHeaders, restoreBodyHeaders } from './http/body-headers.ts';

/** Mumbai: the region nearest to the visitors. `firebase.json` names it again in its rewrites. */
const REGION = 'asia-south1';

/** Hosting cuts a response off at 60 s; below that, the error is ours to word. */
const ANSWER_SECONDS = 55;

removeBodyHeaders();

/** The mail service's key. The value `unset` means that there is none yet: nothing is mailed. */
const mailKey = defineSecret('SENDGRID_API_KEY');

/** By which phones know the site (`npm run setup` makes it). With `unset` nothing rings. */
const pushKey = defineSecret('VAPID_PRIVATE_KEY');

/**
 * The API. Its modules load with the first request and not with this file, because the platform
 * loads this file for each function, the ones that need no Express and no database too.
 */
export const api = onRequest(
  {
    region: REGION,
    memory: '1GiB',
    timeoutSeconds: ANSWER_SECONDS,
    maxInstances: 10,
    cors: false,
    invoker: 'public',
    secrets: [mailKey, pushKey],
  },
  async (request, response) => {
    const { apiApp } = await import('./production.ts');
    const app = await apiApp();
    restoreBodyHeaders(request);
    app(request, response);
  },
);

/**
 * Publishing. An account of its own, because no other function may release pages (`npm run setup` makes it). Hosting cuts the
 * answer off at 60 s, and the publication goes on: `GET /api/content/publish` tells how it ended. Its lease is longer than it may run.
 */
export const publish = onRequest(
  {
    region: REGION,
    memory: '1GiB',
    timeoutSeconds: 120,
    maxInstances: 1,
    cors: false,
    invoker: 'public',
    serviceAccount: 'publisher@',
  },
  async (request, response) => {
    const { publishApp } = await import('./production.ts');
    const app = await publishApp();
    restoreBodyHeaders(request);
    app(request, response);
  },
);

/** One run at a time: it mails what is due, and rings once for all that is new. */
export const deliverMessages = onSchedule(
  {
    region: REGION,
    schedule: 'every 1 minutes',
    timeoutSeconds: 60,
    maxInstances: 1,
    concurrency: 1,
    secrets: [mailKey, pushKey],
  },
  async () => {
    const production = await import('./production.ts');
    await production.deliverMessages();
  },
);

export const deleteExpired = onSchedule(
  {
    region: REGION,
    schedule: 'every day 03:30',
    timeZone: TIME_ZONE,
    timeoutSeconds: 300,
    maxInstances: 1,
  },
  async () => {
    const production = await import('./production.ts');
    await production.deleteExpired();
  },
);

/** Deletes uploads that never became an item, and files that no content uses. */
export const sweepUploads = onSchedule(
  {
    region: REGION,
    schedule: 'every day 03:30',
    timeZone: TIME_ZONE,
    memory: '256MiB',
    timeoutSeconds: 540,
    maxInstances: 1,
  },
  async () => {
    const production = await import('./production.ts');
    await production.sweepUploads();
  },
);
