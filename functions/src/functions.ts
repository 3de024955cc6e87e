import { TIME_ZONE } from '@theni/contract/times';
import { defineSecret, expr, projectID } from 'firebase-functions/params';
import { onRequest } from 'firebase-functions/v2/https';
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { onSchedule } from 'firebase-functions/v2/scheduler';

/**
 * The whole address of an account of `account-roles.ts`. firebase-tools completes the short form
 * `name@` for a function, and not for its secrets and its schedule.
 */
const accountAddress = (name: string) => expr`${name}@${projectID}.iam.gserviceaccount.com`;

/** Mumbai: the region nearest to the visitors. `firebase.json` names it again in its rewrites. */
setGlobalOptions({ region: 'asia-south1', serviceAccount: accountAddress('web-api') });

/** The least, 256 MiB, is reported to be too little for Google's libraries alone. */
const JOB_MEMORY = '512MiB';

/** Hosting cuts a response off at 60 s; below that, the error message is ours. */
const ANSWER_SECONDS = 55;

/** The mail service's key. With `unset` nothing is mailed. */
const mailKey = defineSecret('SENDGRID_API_KEY');

/** The private key for Web Push (`npm run setup` makes it). With `unset` nothing rings. */
const pushKey = defineSecret('VAPID_PRIVATE_KEY');

/** The platform loads this file for each function; all else loads with the first request. */
const production = () => import('./production.ts');

export const api = onRequest(
  {
    // Of a video of 100 MB several copies lie in memory, and visitors ask this instance, too.
    memory: '2GiB',
    cpu: 2,
    timeoutSeconds: ANSWER_SECONDS,
    maxInstances: 5,
    cors: false,
    invoker: 'public',
    secrets: [pushKey],
  },
  async (request, response) => {
    const { apiApp } = await production();
    (await apiApp())(request, response);
  },
);

/**
 * Publishing, as an account of its own: no other function may release pages. With 500 plots and 300
 * photos it takes five seconds: far from the 60 s after which Hosting ends the answer, and the
 * function may get no CPU any more. A publication gives up by its own clock before its lease ends.
 */
export const publish = onRequest(
  {
    memory: '1GiB',
    timeoutSeconds: 120,
    maxInstances: 1,
    cors: false,
    invoker: 'public',
    serviceAccount: accountAddress('publisher'),
  },
  async (request, response) => {
    const { publishApp } = await production();
    (await publishApp())(request, response);
  },
);

/** Mails the leads that are due, and rings once for all new ones. */
export const deliverMessages = onSchedule(
  {
    schedule: 'every 1 minutes',
    memory: JOB_MEMORY,
    timeoutSeconds: 60,
    maxInstances: 1,
    concurrency: 1,
    secrets: [mailKey, pushKey],
  },
  async () => (await production()).deliverMessages(),
);

/** Deletes leads and layouts whose time is over, uploads that never became an item, unused files. */
export const cleanUp = onSchedule(
  {
    schedule: 'every day 03:30',
    timeZone: TIME_ZONE,
    memory: JOB_MEMORY,
    timeoutSeconds: 540,
    maxInstances: 1,
  },
  async () => (await production()).cleanUp(),
);
