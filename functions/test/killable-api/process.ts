import '../../../config/use-sample.ts';
import { subscribe } from 'node:diagnostics_channel';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildOutputs } from '../../../config/config-paths.ts';
import { createApp, createPublishApp } from '../../src/app.ts';
import { deliverLeads } from '../../src/delivery/deliver-leads.ts';
import { sendGridMailer } from '../../src/delivery/sendgrid-mailer.ts';
import { firebaseApp, productionDependencies } from '../../src/production.ts';
import { hostingApiOf } from '../../src/publishing/hosting-api.ts';
import { publishedFilesOf } from '../../src/publishing/published-files.ts';
import { siteHosting } from '../../src/publishing/site-hosting.ts';
import { sweepStorage } from '../../src/storage/sweep-storage.ts';
import { originOf } from '../listen.ts';

/**
 * All functions of the product in one process, over the local stack, which kills itself where it is
 * told to. Headers of a request say after how many events of the network that is, and what the
 * clock shows. A process changes the world by its requests alone, so a kill before one or behind
 * its response stands for all kills in between.
 */
const NETWORK_EVENTS = [
  'http2.client.stream.start',
  'http2.client.stream.close',
  'http.client.request.start',
  'http.client.response.finish',
  'undici:request:create',
  'undici:request:trailers',
];
const SITE = pathToFileURL(
  join(import.meta.dirname, '../../..', buildOutputs.functions, 'lib/site/'),
);

let eventsLeft = Number.POSITIVE_INFINITY;
let now = new Date();

for (const event of NETWORK_EVENTS)
  subscribe(event, () => {
    eventsLeft -= 1;
    if (eventsLeft <= 0) process.kill(process.pid, 'SIGKILL');
  });

const production = productionDependencies();
const publishedFiles = publishedFilesOf(production.contentFiles, production.objects);
const dependencies = {
  ...production,
  hosting: siteHosting(hostingApiOf(firebaseApp()), SITE, publishedFiles),
  mailer: sendGridMailer(process.env.SENDGRID_API_KEY, { baseUrl: process.env.MAIL_SERVICE ?? '' }),
  now: () => now,
};
const api = createApp(dependencies);
const publish = createPublishApp(dependencies);

async function runJobs(): Promise<void> {
  await deliverLeads(dependencies);
  await sweepStorage(dependencies);
}

function follow({ headers }: IncomingMessage): void {
  eventsLeft = Number(headers['kill-after'] ?? Number.POSITIVE_INFINITY);
  now = new Date(String(headers['now']));
}

const server = createServer((request, response) => {
  follow(request);
  response.once('finish', () => {
    eventsLeft = Number.POSITIVE_INFINITY;
  });
  if (request.url === '/api/content/publish') return publish(request, response);
  if (request.url !== '/api/jobs') return api(request, response);
  return void runJobs().then(() => response.end());
});
process.send?.(await originOf(server.listen(0, '127.0.0.1')));
