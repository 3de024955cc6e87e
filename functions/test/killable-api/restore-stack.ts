import { type DocumentData, getFirestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../src/collections.ts';
import { firebaseApp, productionDependencies } from '../../src/production.ts';
import { hostingApiOf } from '../../src/publishing/hosting-api.ts';
import { deleteObjects } from '../running-api.ts';
import { emptyCollections } from '../test-api.ts';

/** All but the records of content files, which the stack's sample layouts need. */
const ALL = COLLECTIONS.filter((name) => name !== 'contentFiles');

/** @returns what gives the stack back its database, its pages and an empty gallery */
export async function restoreStack(): Promise<() => Promise<void>> {
  const firestore = getFirestore(firebaseApp());
  const hosting = hostingApiOf(firebaseApp());
  const version = await hosting.liveVersion();
  const records = new Map<string, DocumentData>();
  for (const name of ALL)
    for (const record of (await firestore.collection(name).get()).docs)
      records.set(record.ref.path, record.data());
  return async () => {
    await emptyCollections(firestore, ALL);
    for (const [path, data] of records) await firestore.doc(path).set(data);
    if (version) await hosting.release(version.name);
    await deleteObjects(productionDependencies().objects);
  };
}
