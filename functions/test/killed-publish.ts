import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { built } from '../../config/site-config.ts';
import { createPublishApp } from '../src/app.ts';
import { firebaseApp, productionDependencies } from '../src/production.ts';
import { hostingApiOf } from '../src/publishing/hosting-api.ts';
import { publishedFilesOf } from '../src/publishing/published-files.ts';
import { hostingPublisher } from '../src/publishing/publisher.ts';
import { crash, serveParent } from './child-server.ts';
import { failAfter } from './fault-injection.ts';

/**
 * The function that publishes, in a process of its own, which is killed just before the call to the database or to Hosting that
 * its first argument counts; all uploads count as one.
 */
const callsLeft = { count: Number(process.argv[2]) };
const RENDERER = pathToFileURL(join(import.meta.dirname, '../..', built.functions, 'lib/site/'));
const dependencies = productionDependencies();
const hosting = hostingApiOf(firebaseApp());
const crashing = failAfter(hosting, callsLeft, crash);
let isUploading = false;
const upload: typeof hosting.upload = (...file) => {
  const api = isUploading ? hosting : crashing;
  isUploading = true;
  return api.upload(...file);
};
const api = new Proxy(crashing, {
  get: (target, name) => (name === 'upload' ? upload : Reflect.get(target, name)),
});
serveParent(
  createPublishApp({
    ...dependencies,
    releases: failAfter(dependencies.releases, callsLeft, crash),
    publisher: hostingPublisher(api, RENDERER, publishedFilesOf(dependencies)),
  }),
);
