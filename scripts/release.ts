import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command, outputOf } from './command.ts';
import { releasePublished, underLease } from './deploy/release-site.ts';

/** What firebase-tools knows of `firebase login`. It has no types. */
const tools = createRequire(import.meta.url);
const { getProjectDefaultAccount } = tools('firebase-tools/lib/auth.js');
const { getCredentialPathAsync } = tools('firebase-tools/lib/defaultCredentials.js');

/**
 * `node scripts/release.ts --project <id>`, a step of `npm run deploy`: makes the built pages live
 * with the words that are published.
 */
await command(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  if (!values.project) throw new Error('Which project? --project <project id>');
  await useProject(values.project);
  // Loaded now, because the modules read the environment.
  const { hostingApiOf } = await import('../functions/src/publishing/hosting-api.ts');
  const { firebaseApp, productionDependencies } = await import('../functions/src/production.ts');
  const { publishedFilesOf } = await import('../functions/src/publishing/published-files.ts');
  const dependencies = productionDependencies();
  const publishedFiles = publishedFilesOf(dependencies.contentFiles, dependencies.objects);
  const api = hostingApiOf(firebaseApp());
  await underLease(dependencies.releases, (holder, guard) =>
    releasePublished(api, dependencies, publishedFiles, holder, guard),
  );
  process.exit();
});

/** A project's bucket bears another ending the older the project is. */
function sdkConfigOf(project: string): { storageBucket: string } {
  const ask = ['firebase', 'apps:sdkconfig', 'WEB', '--project', project, '--json'];
  return JSON.parse(outputOf(ask)).result.sdkConfig;
}

/**
 * Points Google's libraries at the project, as whom `firebase login` has signed in unless a service
 * account is named.
 */
async function useProject(project: string): Promise<void> {
  // What a shell says of emulators must not lead a real project's records there.
  for (const name of Object.keys(process.env))
    if (name.endsWith('_EMULATOR_HOST')) delete process.env[name];
  const { storageBucket } = sdkConfigOf(project);
  Object.assign(process.env, {
    GCLOUD_PROJECT: project,
    // Google counts what a person's own account asks against a project, and refuses it without one.
    GOOGLE_CLOUD_QUOTA_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket }),
  });
  if (process.env.GOOGLE_APPLICATION_CREDENTIALS) return;
  const account = getProjectDefaultAccount(join(import.meta.dirname, '..'));
  const file = account && (await getCredentialPathAsync(account));
  if (file) process.env.GOOGLE_APPLICATION_CREDENTIALS = file;
}
