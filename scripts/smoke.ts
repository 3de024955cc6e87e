import { command } from './command.ts';
import { checkSite } from './smoke/checks.ts';
import { openSite } from './smoke/live-site.ts';

/** `npm run smoke -- <url>`: whether a deployed site, or that of a running `npm start`, is up and shut. */
await command(async () => {
  const [url] = process.argv.slice(2);
  if (!url) throw new Error('Which site? npm run smoke -- https://<project id>.web.app');
  let faults = 0;
  for await (const { check, fault } of checkSite(await openSite(url))) {
    console.log(fault === undefined ? `✓ ${check}` : `✗ ${check}\n  ${fault}`);
    if (fault !== undefined) faults += 1;
  }
  if (faults > 0) throw new Error(`${url}: ${faults} of these do not hold.`);
});
