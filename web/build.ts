import * as config from '../config/chosen.ts';
import { checkBootHash } from './build/boot-script.ts';
import { budgetReport } from './build/budget-report.ts';
import { buildClient, buildServer, distFolder } from './build/bundles.ts';
import { writeCards } from './build/cards.ts';
import { licenceFaults, writeLicences } from './build/licences.ts';
import { writePages } from './build/pages.ts';
import { privateValueFaults } from './build/private-values.ts';
import { writeSiteFiles } from './build/site-files.ts';

const client = await buildClient();
const server = await buildServer();

await writeCards(server);
const pages = await writePages(client, server);
await writeSiteFiles(server.routes);
const licences = await writeLicences(client.licences);

const faults = [
  ...(await checkBootHash()),
  ...(await budgetReport(client, pages, config.site)),
  ...(await privateValueFaults(distFolder, config)),
  ...licenceFaults(licences),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
