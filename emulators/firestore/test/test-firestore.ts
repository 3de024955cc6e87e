import { randomBytes } from 'node:crypto';
import { type CollectionReference, Firestore } from '@google-cloud/firestore';
import type { IndexFile } from '../indexes.ts';
import { startFirestoreServer } from '../server.ts';

interface TestFirestore {
  db: Firestore;
  /** A collection that no other test uses. */
  newCollection(): CollectionReference;
  close(): Promise<void>;
}

// Google's libraries would look for a metadata server.
process.env['METADATA_SERVER_DETECTION'] ??= 'none';

const HOST = 'FIRESTORE_EMULATOR_HOST';

/**
 * A database of its own on the emulator that FIRESTORE_EMULATOR_HOST names, else on a stand-in.
 * @param indexes of the stand-in; Google's emulator wants none
 */
export async function openFirestore(indexes?: IndexFile): Promise<TestFirestore> {
  const namedHost = process.env[HOST];
  const standIn = namedHost ? undefined : await startFirestoreServer(indexes && { indexes });
  const address = namedHost ?? `127.0.0.1:${standIn?.port}`;
  const projectId = `demo-test-${randomBytes(6).toString('hex')}`;
  const db = connect(address, projectId);

  async function close(): Promise<void> {
    await db.terminate();
    const documents = `projects/${projectId}/databases/(default)/documents`;
    await fetch(`http://${address}/emulator/v1/${documents}`, { method: 'DELETE' });
    await standIn?.close();
  }
  return { db, newCollection: () => db.collection(`c${randomBytes(8).toString('hex')}`), close };
}

export function connect(address: string, projectId = 'demo-test'): Firestore {
  const [host = '', port] = address.split(':');
  const settings = { projectId, host, port: Number(port), ssl: false };
  const namedHost = process.env[HOST];
  // The SDK would prefer this variable to the address that a test gives.
  delete process.env[HOST];
  const firestore = new Firestore({
    ...settings,
    customHeaders: { Authorization: 'Bearer owner' },
  });
  if (namedHost) process.env[HOST] = namedHost;
  return firestore;
}
