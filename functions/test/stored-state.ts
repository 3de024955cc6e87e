import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

/** All that Firestore and Storage hold, by path, to be compared with what they hold later. */
export async function storedState(): Promise<Record<string, unknown>> {
  const collections = await getFirestore().listCollections();
  const records = await Promise.all(collections.map((collection) => collection.get()));
  const [objects] = await getStorage().bucket().getFiles();
  return {
    ...Object.fromEntries(
      records.flatMap(({ docs }) => docs.map(({ ref, updateTime }) => [ref.path, updateTime])),
    ),
    ...Object.fromEntries(
      objects.map(({ name, metadata }) => [
        name,
        [metadata.generation, metadata.metageneration, metadata.md5Hash],
      ]),
    ),
  };
}
