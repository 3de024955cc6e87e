import type { BackupFolder, BackupRecord, Manifest } from './backup-folder.ts';
import type { StoredData } from './stored-data.ts';

/** Records written in one commit; the largest allowed commit has 10 MB, a record a few KB. */
const BATCH = 200;

interface Paths {
  records: Set<string>;
  objects: Set<string>;
}

/**
 * Writes a backup into a project. Objects come before the records that show them, and what the backup does
 * not have goes last, so that a restore which is cut short leaves too much and never too little; the same
 * restore again finishes it.
 * @throws before anything is written, when the backup is damaged, or when the project holds data and
 * `replace` does not allow to delete it
 */
export async function restoreBackup(
  folder: BackupFolder,
  data: StoredData,
  { replace }: { replace: boolean },
): Promise<Manifest> {
  const manifest = await folder.verify();
  const before = await pathsIn(data);
  const found = `${before.records.size} records and ${before.objects.size} files`;
  if (!replace && before.records.size + before.objects.size > 0) {
    throw new Error(
      `The project is not empty: it holds ${found}. With --replace all of them give way to the backup.`,
    );
  }
  for await (const object of folder.objects()) {
    await data.writeObject(object, folder.media(object.sha256));
    before.objects.delete(object.path);
  }
  for await (const batch of inBatches(folder.records())) {
    await data.writeRecords(batch.map((record) => moved(record, manifest, data)));
    for (const { path } of batch) before.records.delete(path);
  }
  for (const path of before.records) await data.deleteRecord(path);
  await data.raiseVersion();
  for (const path of before.objects) await data.deleteObject(path);
  return manifest;
}

async function pathsIn(data: StoredData): Promise<Paths> {
  const paths: Paths = { records: new Set(), objects: new Set() };
  for await (const { path } of data.records()) paths.records.add(path);
  for await (const { path } of data.objects()) paths.objects.add(path);
  return paths;
}

async function* inBatches(records: AsyncIterable<BackupRecord>): AsyncGenerator<BackupRecord[]> {
  let batch: BackupRecord[] = [];
  for await (const record of records) {
    if (batch.push(record) < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** A record of another project's backup shows the objects of this one. */
function moved({ path, fields }: BackupRecord, from: Manifest, to: StoredData): BackupRecord {
  const text = JSON.stringify(fields);
  const revive = (_key: string, value: unknown) =>
    typeof value === 'string' && value.startsWith(from.addresses)
      ? to.addresses + value.slice(from.addresses.length)
      : value;
  return { path, fields: JSON.parse(text, revive) };
}
