import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readExport } from './exports.ts';
import { startFirestoreServer } from './server.ts';
import { connect } from './test/test-firestore.ts';

const DATABASE = 'projects/demo-test/databases/(default)';

test('what was exported is there after the next start, what was written later is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'firestore-test-'));
  const first = await startFirestoreServer();
  const address = `127.0.0.1:${first.port}`;
  const before = connect(address);
  await before.doc('a/b/c/d').set({ half: 0.5, தேனி: [{ at: null }] });
  await before.doc('a/b').set({ n: 1 });
  await fetch(`http://${address}/emulator/v1/projects/demo-test:export`, {
    method: 'POST',
    body: JSON.stringify({ export_directory: folder, export_name: 'firestore_export' }),
  });
  await before.doc('a/b').set({ n: 2 });
  await before.terminate();
  await first.close();

  const exported = join(folder, 'firestore_export', 'firestore_export.overall_export_metadata');
  const second = await startFirestoreServer({
    prepare: (store) => readExport(store, exported, DATABASE),
  });
  const after = connect(`127.0.0.1:${second.port}`);
  expect((await after.doc('a/b').get()).data()).toEqual({ n: 1 });
  expect((await after.doc('a/b/c/d').get()).data()).toEqual({ half: 0.5, தேனி: [{ at: null }] });
  await after.terminate();
  await second.close();
  await rm(folder, { recursive: true });
});
