import { readFileSync } from 'node:fs';
import { DEMO_PROJECT_PREFIX } from '@theni/contract/local-stack';
import { sampleValues } from './sample-values.ts';

/** Why a project may not be deployed to with this configuration; empty when it may. */
export function refusals(
  project: string,
  config: { admin: { email: string } },
  rules = storageRules(),
): string[] {
  return [
    ...projectRefusals(project),
    ...sampleValues(config, 'site.config').map((sample) => `A sample is left: ${sample}`),
    ...adminRefusals(config.admin.email, adminOfRules(rules)),
  ];
}

function projectRefusals(project: string): string[] {
  if (!project) return ['Which project? npm run deploy -- --project <project id>'];
  return project.startsWith(DEMO_PROJECT_PREFIX) ? [`${project} exists on this machine only.`] : [];
}

function adminRefusals(email: string, allowed: string | undefined): string[] {
  if (email === allowed) return [];
  return [`storage.rules let ${allowed} upload, and the admin of site.config.ts is ${email}.`];
}

/** The account that the rules let upload; they cannot read the configuration. */
export function adminOfRules(rules: string): string | undefined {
  return /request\.auth\.token\.email == '([^']+)'/.exec(rules)?.[1];
}

export function storageRules(): string {
  return readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8');
}
