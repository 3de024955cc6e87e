import type { ObjectStore } from '../src/storage/object-store.ts';

/** Deletes every stored object. */
export async function deleteObjects(objects: ObjectStore): Promise<void> {
  const ids = new Set<string>();
  for await (const [object] of objects.everything()) if (object) ids.add(object.id);
  await Promise.all([...ids].map((id) => objects.deleteAll(id)));
}
