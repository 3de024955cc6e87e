// This file is plain old JavaScript, because it must run on the old Node that it reports.
import { existsSync } from 'node:fs';

const [major] = process.versions.node.split('.').map(Number);
const installed = existsSync(new URL('../node_modules/.package-lock.json', import.meta.url));

if (major < 24) {
  stop(
    `This project runs on Node 24, which "npm ci" installs beside it; this is Node ` +
      `${process.versions.node}. Run "npm ci" with Node 22.12 or newer, then try again.`,
  );
}
if (!installed) stop('The packages are not installed yet. Run "npm ci", then try again.');

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
