import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './command.ts';
import { PROJECT_OPTIONS, useProject } from './project.ts';

/**
 * `node scripts/reprocess.ts`: rebuilds all files of the gallery, that of a running `npm start`
 * or, with `--project <id> [--bucket <name>]`, a real one, as whom `gcloud auth application-default
 * login` has signed in. Stopped, it goes on where it was when it is started again.
 */
await command(async () => {
  const { values } = parseArgs({ options: PROJECT_OPTIONS });
  const project = useProject(values);
  const folder = join(import.meta.dirname, '../.data');
  /** Holds the time of the first start; its presence means that a run has not ended. */
  const startFile = join(folder, `reprocess-${project}`);

  // Loaded now, because the modules read the environment.
  const { productionDependencies } = await import('../functions/src/production.ts');
  const { reprocessGallery } = await import('../functions/src/gallery/reprocess-gallery.ts');

  await mkdir(folder, { recursive: true });
  const before = await readFile(startFile, 'utf8').catch(() => new Date().toISOString());
  await writeFile(startFile, before);
  let faults = 0;
  for await (const { _id, done, total, issue } of reprocessGallery(
    productionDependencies(),
    before,
  )) {
    if (issue) faults += 1;
    console.log(`${done} of ${total}  ${_id}${issue ? `  stays as it was: ${issue}` : ''}`);
  }
  await rm(startFile);
  console.log(faults > 0 ? `Done but for ${faults}.` : 'Done.');
  process.exit(faults > 0 ? 1 : 0);
});
