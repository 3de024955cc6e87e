import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GoogleTools } from './google-tools.ts';

/**
 * Each file has one policy, in the form of
 * https://docs.cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies.
 */
const FOLDER = join(import.meta.dirname, 'alerts');

/**
 * Makes the alerts whose names the project lacks, and mails them to whoever runs this. An alert
 * that was changed in the console stays so.
 */
export function makeAlerts({ gcloud, ask }: GoogleTools): void {
  const policies = ask<{ displayName: string }[]>('monitoring', 'policies', 'list');
  const files = readdirSync(FOLDER).map((file) => join(FOLDER, file));
  const missing = files.filter((file) => {
    const { displayName } = JSON.parse(readFileSync(file, 'utf8'));
    return !policies.some((policy) => policy.displayName === displayName);
  });
  if (missing.length === 0) return;
  const channel = ['--notification-channels', mailToEngineer()];
  for (const file of missing)
    gcloud('monitoring', 'policies', 'create', '--policy-from-file', file, ...channel);

  /** @returns the name of the channel */
  function mailToEngineer(): string {
    const address = gcloud('config', 'get', 'account').trim();
    const channels = ['beta', 'monitoring', 'channels'];
    const known = ask<{ name: string; labels?: { email_address?: string } }[]>(...channels, 'list');
    const own = known.find(({ labels }) => labels?.email_address === address);
    const mail = ['--type', 'email', '--channel-labels', `email_address=${address}`];
    const make = [...channels, 'create', '--display-name', 'Engineer', ...mail];
    return (own ?? ask<{ name: string }>(...make)).name;
  }
}
