import { parseArgs } from 'node:util';
import { BackupFolder } from './backup/backup-folder.ts';
import { command } from './command.ts';
import { PROJECT_OPTIONS, useProject } from './project.ts';

/**
 * `npm run restore -- <folder>`: writes a backup into a running `npm start` or, with `--project <id>
 * [--bucket <name>]`, into a real project. It must be empty, unless `--replace` gives up what it holds.
 */
await command(async () => {
  const { values, positionals } = parseArgs({
    options: { ...PROJECT_OPTIONS, replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (!folder) throw new Error('Which backup? npm run restore -- <folder>');
  const project = useProject(values);
  // Loaded now, because the modules read the environment.
  const { StoredData } = await import('./backup/stored-data.ts');
  const { restoreBackup } = await import('./backup/restore-backup.ts');

  const { replace } = values;
  const backup = await restoreBackup(new BackupFolder(folder), new StoredData(), { replace });
  const { records, objects, takenAt } = backup;
  console.log(
    `${project} holds ${records.count} records and ${objects.count} files of ${takenAt}.`,
  );
});
