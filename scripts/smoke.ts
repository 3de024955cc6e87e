import { checkSite } from './smoke/check-site.ts';
import { openSite } from './smoke/live-site.ts';

/** `npm run smoke -- <url>`: whether a deployed site, or that of a running `npm start`, is up and shut. */
try {
  const [url] = process.argv.slice(2);
  if (!url) throw new Error('Which site? npm run smoke -- https://<project id>.web.app');
  let faults = 0;
  for await (const { promise, fault } of checkSite(await openSite(url))) {
    console.log(fault === undefined ? `✓ ${promise}` : `✗ ${promise}\n  ${fault}`);
    if (fault !== undefined) faults += 1;
  }
  if (faults > 0) throw new Error(`${url}: ${faults} of these do not hold.`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
