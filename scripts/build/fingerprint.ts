import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Tells whether one of the files, their names or one of the values has changed. */
export function fingerprintOf(files: string[], values: string[] = []): string {
  const hash = createHash('sha256').update(values.join('\n'));
  for (const file of [...files].sort()) hash.update(`\n${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}
