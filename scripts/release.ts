import { parseArgs } from 'node:util';
import { releaseSite, underLease } from '../functions/release-site.ts';
import { command } from './command.ts';
import { bucketOf } from './setup/bucket.ts';
import { googleToolsOf } from './setup/google-tools.ts';

/**
 * `node scripts/release.ts --project <id>`, a step of `npm run deploy`, makes the built pages live
 * with the published words, as whoever `gcloud auth application-default login` has signed in.
 */
await command(async () => {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, message: { type: 'string' } },
  });
  const { project, message } = values;
  if (!project) throw new Error('Which project? --project <project id>');
  await useProject(project);
  // These modules read the environment while they load.
  const { hostingApiOf } = await import('../functions/src/publishing/hosting-api.ts');
  const { firebaseApp, productionDependencies } = await import('../functions/src/production.ts');
  const { publishedFilesOf } = await import('../functions/src/publishing/published-files.ts');
  const dependencies = productionDependencies();
  const publishedFiles = publishedFilesOf(dependencies.contentFiles, dependencies.objects);
  const api = hostingApiOf(firebaseApp());
  await underLease(dependencies.liveState, (holder, renewLease) =>
    releaseSite(api, dependencies, publishedFiles, holder, { renewLease, message }),
  );
  process.exit();
});

/** Leads Google's libraries to the project. */
async function useProject(project: string): Promise<void> {
  // Such a variable of the shell would lead the libraries to an emulator.
  for (const name of Object.keys(process.env))
    if (name.endsWith('_EMULATOR_HOST')) delete process.env[name];
  const storageBucket = await bucketOf(googleToolsOf(project));
  Object.assign(process.env, {
    GCLOUD_PROJECT: project,
    // Google refuses calls of a person's own account that name no project for the quota.
    GOOGLE_CLOUD_QUOTA_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket }),
  });
}
