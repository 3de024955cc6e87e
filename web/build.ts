import * as config from '../config/chosen.ts';
import { content } from '../config/content.ts';
import { budgetReport } from './build/budget-report.ts';
import { buildClient, buildServer, distFolder } from './build/bundles.ts';
import { writePolicies } from './build/content-security-policy.ts';
import { licenceFaults, writeLicences } from './build/licences.ts';
import { writeOpenGraphImages } from './build/open-graph-images.ts';
import { editions, writePages } from './build/pages.ts';
import { privateValueFaults } from './build/private-values.ts';
import { writeSiteFiles } from './build/site-files.ts';

const client = await buildClient();
const server = await buildServer();

for (const edition of editions) await writeOpenGraphImages(server, edition);
const pages = await writePages(client, server);
await writeSiteFiles();
await writePolicies();
const licences = await writeLicences(client.licences);

const faults = [
  ...(await budgetReport(client, pages)),
  ...(await privateValueFaults(distFolder, config, content)),
  ...licenceFaults(licences),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
