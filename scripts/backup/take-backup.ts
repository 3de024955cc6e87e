import type { BackupFolder, BackupObject, BackupRecord, Manifest } from './backup-folder.ts';
import type { StoredData } from './stored-data.ts';

export interface TakenBackup {
  records: number;
  objects: number;
  /** Paths of objects that records show and Storage does not have. */
  missing: string[];
}

/**
 * Copies all records, then all media, into a new folder. Visitors and the admin may go on meanwhile: what
 * is posted after the records were read comes with the next backup; what is deleted then is in `missing`.
 */
export async function takeBackup(
  data: StoredData,
  folder: BackupFolder,
  project: string,
  now: Date,
): Promise<TakenBackup> {
  await folder.create();
  const shown = new Set<string>();
  const records = await folder.writeRecords(noting(data, shown));
  const objects = await folder.writeObjects(copying(data, folder, shown));
  const manifest: Manifest = {
    format: 1,
    project,
    takenAt: now.toISOString(),
    addresses: data.addresses,
    records,
    objects,
  };
  await folder.writeManifest(manifest);
  return { records: records.count, objects: objects.count, missing: [...shown] };
}

/** Passes the records on and notes which objects they show. */
async function* noting(data: StoredData, shown: Set<string>): AsyncGenerator<BackupRecord> {
  for await (const record of data.records()) {
    for (const path of data.objectsShownBy(record)) shown.add(path);
    yield record;
  }
}

async function* copying(
  data: StoredData,
  folder: BackupFolder,
  shown: Set<string>,
): AsyncGenerator<BackupObject> {
  for await (const object of data.objects()) {
    const sha256 = await folder.addMedia(data.read(object.path));
    shown.delete(object.path);
    yield { ...object, sha256 };
  }
}
