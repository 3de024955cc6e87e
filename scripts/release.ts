import { parseArgs } from 'node:util';
import { command } from './command.ts';
import { useFirebaseLogin } from './deploy/firebase-login.ts';
import { releasePublished, underLease } from './deploy/release-site.ts';
import { PROJECT_OPTIONS, useProject } from './project.ts';

/** `node scripts/release.ts --project <id>`, a step of `npm run deploy`: makes the built pages live with the words that are published. */
await command(async () => {
  const { values } = parseArgs({ options: PROJECT_OPTIONS });
  if (!values.project) throw new Error('Which project? --project <project id>');
  await useFirebaseLogin();
  useProject(values);
  // Loaded now, because the modules read the environment.
  const { hostingApiOf } = await import('../functions/src/publishing/hosting-api.ts');
  const { firebaseApp, productionDependencies } = await import('../functions/src/production.ts');
  const { publishedFilesOf } = await import('../functions/src/publishing/published-files.ts');
  const dependencies = productionDependencies();
  const publishedFiles = publishedFilesOf(dependencies.contentFiles, dependencies.objects);
  await underLease(dependencies.releases, (guard) =>
    releasePublished(hostingApiOf(firebaseApp()), { ...dependencies, publishedFiles }, guard),
  );
  process.exit();
});
