import { DEMO_PROJECT_PREFIX } from '@theni/contract/local-stack';
import type { SiteConfig } from '../../config/chosen.ts';
import { adminOfRules } from '../../config/storage-rules.ts';
import { unsetValues } from './unset-values.ts';

/** Why a project may not be deployed to with this configuration; empty when it may. Of the words, publishing asks. */
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

/** Why these rules may not go live; asked after the build, which writes the admin into them. */
export function rulesRefusals({ email }: SiteConfig['admin'], rules: string): string[] {
  const allowed = adminOfRules(rules);
  if (allowed === email) return [];
  return [`storage.rules let ${allowed} upload, and the admin of site.config.ts is ${email}.`];
}

/** A project of this machine has nothing at Google. */
export function projectRefusals(project: string): string[] {
  if (!project) return ['Which project? --project <project id>'];
  return project.startsWith(DEMO_PROJECT_PREFIX) ? [`${project} exists on this machine only.`] : [];
}
