import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { built } from '../../config/site-config.ts';
import { firebaseApp, productionDependencies } from '../../functions/src/production.ts';
import { hostingApiOf } from '../../functions/src/publishing/hosting-api.ts';
import { publish } from '../../functions/src/publishing/publish.ts';
import { publishedFilesOf } from '../../functions/src/publishing/published-files.ts';
import { hostingPublisher } from '../../functions/src/publishing/publisher.ts';

/** One publication in a process of its own, as a function that has just started does it. */
const folder = pathToFileURL(join(import.meta.dirname, '../..', built.functions, 'lib/site/'));
const dependencies = productionDependencies();
const files = publishedFilesOf(dependencies);
const publisher = hostingPublisher(hostingApiOf(firebaseApp()), folder, files);
const { Version, Content } = await dependencies.content.draft();
const phones = [`+91 00000 ${String(Version).padStart(5, '0')}`];
const changed = { ...Content, company: { ...Content.company, phones } };
const draft = await dependencies.content.saveDraft(changed, Version);
if ('conflictWith' in draft) throw new Error('Somebody else publishes.');
const started = performance.now();
await publish({ ...dependencies, publisher }, draft);
const seconds = (performance.now() - started) / 1000;
// In kibibytes.
const megabytes = process.resourceUsage().maxRSS / 1024;
process.send?.({ seconds, megabytes });
process.disconnect?.();
