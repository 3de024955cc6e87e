import { leavesOf } from '@theni/content/paths';
import { DEMO_PROJECT_PREFIX } from '@theni/contract';
import type { SiteConfig } from '../../config/check-config.ts';
import * as sample from '../../config/sample.config.ts';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import type { GoogleTools } from '../setup/google-tools.ts';

/** The names by which `functions/src/functions.ts` asks for its secrets. */
export const MAIL_SECRET = 'SENDGRID_API_KEY';
export const PUSH_SECRET = 'VAPID_PRIVATE_KEY';

/** A real site may have the value of the sample here. */
const MAY_STAY = 'site.keepMessagesDays';
/** Not every company has Google Analytics. */
const OPTIONAL = 'admin.analyticsUrl';

/** @returns why nothing may be deployed; publishing checks the words */
export function refusals(project: string, config: SiteConfig, file: string): string[] {
  return [
    ...projectRefusals(project),
    ...unsetValues(config).map((value) => `Not set in ${file}: ${value}`),
  ];
}

export function projectRefusals(project: string): string[] {
  if (!project) return ['Which project? --project <project id>'];
  return project.startsWith(DEMO_PROJECT_PREFIX) ? [`${project} exists on this machine only.`] : [];
}

/** @returns `path: value` of each setting that is empty or still the shipped one */
function unsetValues(config: SiteConfig): string[] {
  const samples = new Set(leavesOf(sample).map(([, value]) => value));
  return leavesOf(config)
    .filter(([path, value]) => {
      const isUnset = value === '' ? path !== OPTIONAL : samples.has(value);
      return isUnset && path !== MAY_STAY;
    })
    .map(([path, value]) => `${path}: ${value}`);
}

export const consolePage = (project: string) =>
  `https://console.firebase.google.com/project/${project}`;

/** @returns the region of the project's database, if there is one @throws where it is another */
export async function databaseRegion({ project, get }: GoogleTools): Promise<string | undefined> {
  const { location } = firebaseJson.firestore;
  const address = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
  const region = (await get<{ locationId: string }>(address))?.locationId;
  if (region === undefined || region === location) return region;
  throw new Error(
    `The database of ${project} is in ${region}, not in ${location}, and cannot be moved.`,
  );
}

/** Only the console makes the OAuth client of the sign-in. @returns a line when it is to be done */
export async function signInLeft({ project, get }: GoogleTools): Promise<string[]> {
  const config = `projects/${project}/defaultSupportedIdpConfigs/google.com`;
  const provider = await get<{ enabled?: boolean }>(
    `https://identitytoolkit.googleapis.com/admin/v2/${config}`,
  );
  if (provider?.enabled) return [];
  return [
    `Sign-in: Get started, Google, switch it on: ${consolePage(project)}/authentication/providers`,
  ];
}
