import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupFolder } from './backup/backup-folder.ts';
import { command } from './command.ts';
import { PROJECT_OPTIONS, useProject } from './project.ts';

/**
 * `npm run backup`: copies all records and media of a running `npm start` or, with `--project <id>
 * [--bucket <name>]`, of a real project into a new folder, `--to <folder>` or one under `.data/backups`.
 */
await command(async () => {
  const { values } = parseArgs({ options: { ...PROJECT_OPTIONS, to: { type: 'string' } } });
  const project = useProject(values);
  // Loaded now, because the modules read the environment.
  const { StoredData } = await import('./backup/stored-data.ts');
  const { takeBackup } = await import('./backup/take-backup.ts');

  const now = new Date();
  const folder = new BackupFolder(values.to ?? defaultFolder(project, now));
  const { records, objects, missing } = await takeBackup(new StoredData(), folder, project, now);
  for (const path of missing) console.warn(`Not in Storage, though the gallery shows it: ${path}`);
  console.log(`${records} records and ${objects} files of ${project} are in ${folder.path}`);
});

function defaultFolder(project: string, now: Date): string {
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return join(import.meta.dirname, '../.data/backups', `${project}-${time}`);
}
