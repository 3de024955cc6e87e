import { parseArgs } from 'node:util';
import { command } from './command.ts';
import { useFirebaseLogin } from './deploy/firebase-login.ts';
import { PROJECT_OPTIONS, useProject } from './project.ts';

/** `node scripts/migrate.ts --project <id>`, a step of `npm run deploy`: brings records of earlier releases up to this one. */
await command(async () => {
  const { values } = parseArgs({ options: PROJECT_OPTIONS });
  if (!values.project) throw new Error('Which project? --project <project id>');
  await useFirebaseLogin();
  useProject(values);
  // Loaded now, because the modules read the environment.
  const { migrateRecords } = await import('../functions/src/production.ts');
  console.log(
    `${await migrateRecords()} records of an earlier release are brought up to this one.`,
  );
  process.exit();
});
