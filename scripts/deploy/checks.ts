import { leavesOf } from '@theni/content/paths';
import { DEMO_PROJECT_PREFIX } from '@theni/contract/local-stack';
import type { SiteConfig } from '../../config/current-config.ts';
import * as sample from '../../config/sample.config.ts';
import { adminOfRules } from '../../config/storage-rules.ts';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { outputOf } from '../command.ts';

/** The names by which `functions/src/functions.ts` asks for its secrets. */
export const MAIL_SECRET = 'SENDGRID_API_KEY';
export const PUSH_SECRET = 'VAPID_PRIVATE_KEY';

/** A real site may have the values of the sample here. */
const MAY_STAY = /^site\.keepMessagesDays$|^api\./;
/** Not every company has Google Analytics. */
const OPTIONAL = 'admin.analyticsUrl';

/** @returns why nothing may be deployed; publishing checks the words */
export function refusals(
  project: string,
  config: SiteConfig,
  otherConfig?: string | undefined,
): string[] {
  return [
    ...(otherConfig ? ['SITE_CONFIG is set, and only site.config.ts goes live.'] : []),
    ...projectRefusals(project),
    ...unsetValues(config).map((value) => `Not set in site.config.ts: ${value}`),
  ];
}

export function projectRefusals(project: string): string[] {
  if (!project) return ['Which project? --project <project id>'];
  return project.startsWith(DEMO_PROJECT_PREFIX) ? [`${project} exists on this machine only.`] : [];
}

/** The build writes the admin into the rules. @returns why these may not go live */
export function rulesRefusals({ email }: SiteConfig['admin'], rules: string): string[] {
  const allowed = adminOfRules(rules);
  if (allowed === email) return [];
  return [`storage.rules let ${allowed} upload, and the admin of site.config.ts is ${email}.`];
}

/** @returns `path: value` of each setting that is empty or still the shipped one */
function unsetValues(config: SiteConfig): string[] {
  const samples = new Set(leavesOf(sample).map(([, value]) => value));
  return leavesOf(config)
    .filter(([path, value]) => {
      const isUnset = value === '' ? path !== OPTIONAL : samples.has(value);
      return isUnset && !MAY_STAY.test(path);
    })
    .map(([path, value]) => `${path}: ${value}`);
}

/** @throws when the database is in another region than firebase.json says, or cannot be asked */
export function refuseOtherLocation(project: string, run = outputOf): void {
  const { location } = firebaseJson.firestore;
  const ask = ['firebase', 'firestore:databases:get', '(default)', '--project', project, '--json'];
  const { locationId } = JSON.parse(run(ask)).result;
  if (locationId === location) return;
  throw new Error(
    `The database of ${project} is in ${locationId}, not in ${location}, and cannot be moved.`,
  );
}
