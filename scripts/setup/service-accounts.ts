import { ACCOUNT_ROLES } from '../../functions/src/account-roles.ts';
import type { GoogleTools } from './google-tools.ts';

/**
 * Functions are built as the project's default account, which has no role in an organisation that
 * is younger than May 2024. This role is enough:
 * https://docs.cloud.google.com/functions/docs/securing/build-custom-sa
 */
const BUILD_ROLE = 'roles/cloudbuild.builds.builder';

/** By this rule of an organisation nobody outside of it may call the API, so no visitor either. */
const DOMAIN_RULE = 'iam.allowedPolicyMemberDomains';

interface Project {
  projectNumber: string;
  /** Absent where the project belongs to no organisation. */
  parent?: { type: string; id: string };
}

/**
 * Makes the accounts that are missing, and gives them and the build's account their roles.
 * @returns a line for each thing that somebody with more rights has to do
 */
export async function makeAccounts({
  project,
  gcloud,
  create,
  ask,
}: GoogleTools): Promise<string[]> {
  const { projectNumber, parent } = await ask<Project>('projects', 'describe', project);
  const accounts = await ask<{ email: string }[]>('iam', 'service-accounts', 'list');
  for (const [name, roles] of Object.entries(ACCOUNT_ROLES)) {
    const email = `${name}@${project}.iam.gserviceaccount.com`;
    if (!accounts.some((account) => account.email === email))
      await create('iam', 'service-accounts', 'create', name);
    for (const role of roles) await grant(email, role);
  }
  await grant(`${projectNumber}-compute@developer.gserviceaccount.com`, BUILD_ROLE);
  return parent ? openToVisitors() : [];

  async function grant(email: string, role: string): Promise<void> {
    const member = ['--member', `serviceAccount:${email}`, '--condition', 'None'];
    await gcloud('projects', 'add-iam-policy-binding', project, '--role', role, ...member);
  }

  /** The owner of a project may be no administrator of its organisation. */
  async function openToVisitors(): Promise<string[]> {
    const reset = ['org-policies', 'reset', DOMAIN_RULE];
    try {
      await gcloud(...reset);
      return [];
    } catch (error) {
      const command = `gcloud ${reset.join(' ')} --project ${project}`;
      return [
        `An Organisation Policy Administrator runs: ${command} (${(error as Error).message})`,
      ];
    }
  }
}
