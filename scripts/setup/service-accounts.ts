import { setTimeout as delay } from 'node:timers/promises';
import type { GoogleTools } from './google-tools.ts';

/**
 * All that the accounts of the functions (`functions/src/functions.ts`) may do. Hosting looks at
 * the services that a version's rewrites name, so whoever makes a version needs `roles/run.viewer`:
 * https://github.com/FirebaseExtended/action-hosting-deploy/blob/main/docs/service-account.md
 */
export const ACCOUNT_ROLES = {
  api: ['roles/datastore.user', 'roles/storage.objectAdmin', 'roles/firebaseauth.viewer'],
  publisher: [
    'roles/firebasehosting.admin',
    'roles/run.viewer',
    'roles/datastore.user',
    'roles/firebaseauth.viewer',
    'roles/storage.objectViewer',
  ],
};

/**
 * Functions are built as the project's default account, which has no role in an organisation that
 * is younger than May 2024. This role is enough:
 * https://docs.cloud.google.com/functions/docs/securing/build-custom-sa
 */
const BUILD_ROLE = 'roles/cloudbuild.builds.builder';

/** By this rule of an organisation nobody outside of it may call the API, so no visitor either. */
const DOMAIN_RULE = 'iam.allowedPolicyMemberDomains';

/** All of Google knows a new account within a minute or two. */
const ACCOUNT_ATTEMPTS = 12;
const PAUSE_MS = 10_000;

interface Project {
  projectNumber: string;
  /** Absent where the project belongs to no organisation. */
  parent?: { type: string; id: string };
}

/**
 * Makes the accounts that are missing, and gives them and the build's account their roles.
 * @returns a line for each thing that somebody with more rights has to do
 */
export async function makeAccounts(
  { project, gcloud, ask }: GoogleTools,
  pause: () => Promise<void> = () => delay(PAUSE_MS),
): Promise<string[]> {
  const { projectNumber, parent } = ask<Project>('projects', 'describe', project);
  const accounts = ask<{ email: string }[]>('iam', 'service-accounts', 'list');
  for (const [name, roles] of Object.entries(ACCOUNT_ROLES)) {
    const email = `${name}@${project}.iam.gserviceaccount.com`;
    if (!accounts.some((account) => account.email === email))
      gcloud('iam', 'service-accounts', 'create', name);
    for (const role of roles) await grant(email, role);
  }
  await grant(`${projectNumber}-compute@developer.gserviceaccount.com`, BUILD_ROLE);
  return parent ? openToVisitors() : [];

  async function grant(email: string, role: string): Promise<void> {
    const member = ['--member', `serviceAccount:${email}`, '--condition', 'None'];
    const binding = ['projects', 'add-iam-policy-binding', project, '--role', role, ...member];
    await untilKnown(() => gcloud(...binding));
  }

  /** Google says of a new account for a while that it does not exist. */
  async function untilKnown(action: () => void): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return action();
      } catch (error) {
        const isUnknown = (error as Error).message.includes('does not exist');
        if (!isUnknown || attempt === ACCOUNT_ATTEMPTS) throw error;
      }
      await pause();
    }
  }

  /** The owner of a project may be no administrator of its organisation. */
  function openToVisitors(): string[] {
    const reset = ['org-policies', 'reset', DOMAIN_RULE];
    try {
      gcloud(...reset);
      return [];
    } catch (error) {
      const command = `gcloud ${reset.join(' ')} --project ${project}`;
      return [
        `An Organisation Policy Administrator runs: ${command} (${(error as Error).message})`,
      ];
    }
  }
}
