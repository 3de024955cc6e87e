import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import firebaseJson from '../../firebase.json' with { type: 'json' };

/** @throws when the project's database is elsewhere than firebase.json says, for good, or cannot be asked */
export function refuseOtherLocation(project: string): void {
  const { location } = firebaseJson.firestore;
  const command = ['firestore:databases:get', '(default)', '--project', project, '--json'];
  const { stdout, error } = spawnSync('firebase', command, {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });
  if (error) throw error;
  const response: { result?: { locationId: string }; error?: string } = JSON.parse(stdout);
  const found = response.result?.locationId;
  if (found === location) return;
  throw new Error(
    found
      ? `The database of ${project} is in ${found}, not in ${location}, and cannot be moved: docs/troubleshooting.md.`
      : `The database of ${project} cannot be asked where it is: ${response.error}`,
  );
}
