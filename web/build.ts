import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { content } from '../config/content.ts';
import * as config from '../config/current-config.ts';
import * as sample from '../config/sample.config.ts';
import { budgetReport } from './build/budget-report.ts';
import { buildClient, buildRenderer, distFolder, openRenderer } from './build/bundles.ts';
import { publishedSamples } from './build/published-samples.ts';
import { writeSiteBuild } from './build/site-build.ts';

const [client] = await Promise.all([buildClient(), buildRenderer()]);
const renderer = await openRenderer();
const build = await writeSiteBuild(client);

// A deployment renders the pages again, with the layouts that the owner has published.
const isSample = config.site.url === sample.site.url;
const samples = isSample ? publishedSamples() : { layouts: [], bodies: [] };
const files = await renderer.renderSite(content, samples.layouts, build);
for (const [address, file] of [...files, ...samples.bodies]) {
  await mkdir(dirname(distFolder + address), { recursive: true });
  await writeFile(distFolder + address, file);
}

const issues = await budgetReport(client, files, samples.layouts);
for (const issue of issues) console.error(issue);
process.exitCode = issues.length > 0 ? 1 : 0;
