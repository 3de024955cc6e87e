import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as config from '../config/chosen.ts';
import { content } from '../config/content.ts';
import { budgetReport } from './build/budget-report.ts';
import { buildClient, buildRenderer, distFolder, openRenderer } from './build/bundles.ts';
import { writePolicies } from './build/content-security-policy.ts';
import { writeIcons } from './build/icons.ts';
import { licenceFaults, writeLicences } from './build/licences.ts';
import { privateValueFaults } from './build/private-values.ts';
import { writeSiteBuild } from './build/site-build.ts';

const client = await buildClient();
await writeIcons();
const licences = await writeLicences(client.licences);
await buildRenderer();
await writeSiteBuild(client);

const { renderSite, readSiteBuild } = await openRenderer();
const files = await renderSite(content, await readSiteBuild());
for (const [address, file] of files) {
  await mkdir(dirname(distFolder + address), { recursive: true });
  await writeFile(distFolder + address, file);
}
await writePolicies();

const faults = [
  ...(await budgetReport(client, files)),
  ...(await privateValueFaults(distFolder, config, content)),
  ...licenceFaults(licences),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
