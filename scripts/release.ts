import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command, outputOf } from './command.ts';
import { releaseSite, underLease } from './deploy/release-site.ts';

/** These modules of firebase-tools, which has no types, know who is signed in. */
const tools = createRequire(import.meta.url);
const { getProjectDefaultAccount } = tools('firebase-tools/lib/auth.js');
const { getCredentialPathAsync } = tools('firebase-tools/lib/defaultCredentials.js');

/**
 * `node scripts/release.ts --project <id>`, a step of `npm run deploy`, makes the built pages live
 * with the published words.
 */
await command(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  if (!values.project) throw new Error('Which project? --project <project id>');
  await useProject(values.project);
  // These modules read the environment while they load.
  const { hostingApiOf } = await import('../functions/src/publishing/hosting-api.ts');
  const { firebaseApp, productionDependencies } = await import('../functions/src/production.ts');
  const { publishedFilesOf } = await import('../functions/src/publishing/published-files.ts');
  const dependencies = productionDependencies();
  const publishedFiles = publishedFilesOf(dependencies.contentFiles, dependencies.objects);
  const api = hostingApiOf(firebaseApp());
  await underLease(dependencies.releases, (holder, guard) =>
    releaseSite(api, dependencies, publishedFiles, holder, guard),
  );
  process.exit();
});

/** The name of a project's bucket has another ending in older projects. */
function sdkConfigOf(project: string): { storageBucket: string } {
  const ask = ['firebase', 'apps:sdkconfig', 'WEB', '--project', project, '--json'];
  return JSON.parse(outputOf(ask)).result.sdkConfig;
}

/**
 * Google's libraries speak to the project as the account of `firebase login`, unless a service
 * account is named.
 */
async function useProject(project: string): Promise<void> {
  // Such a variable of the shell would lead the libraries to an emulator.
  for (const name of Object.keys(process.env))
    if (name.endsWith('_EMULATOR_HOST')) delete process.env[name];
  const { storageBucket } = sdkConfigOf(project);
  Object.assign(process.env, {
    GCLOUD_PROJECT: project,
    // Google refuses calls of a person's own account that name no project for the quota.
    GOOGLE_CLOUD_QUOTA_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket }),
  });
  if (process.env.GOOGLE_APPLICATION_CREDENTIALS) return;
  const account = getProjectDefaultAccount(join(import.meta.dirname, '..'));
  const file = account && (await getCredentialPathAsync(account));
  if (file) process.env.GOOGLE_APPLICATION_CREDENTIALS = file;
}
