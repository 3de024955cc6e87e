import type { Item } from '@theni/contract';
import { sampleItem } from './sample-item.ts';
import type { TestApi } from './test-api.ts';

/** Puts an item into the gallery. @returns its id */
export async function showItem(api: TestApi, fields: Partial<Item> = {}): Promise<string> {
  const { _id, Location, Service, Project, CreatedAt, Pinned, ...files } = sampleItem(fields);
  const about = { Location, Service, ...(Project && { Project }) };
  const posted = { ...about, FileUrl: files.FileUrl, FileType: files.FileType };
  await api.dependencies.items.begin(_id, posted, CreatedAt);
  await api.dependencies.items.keepFiles(_id, posted, files);
  await api.dependencies.items.show(_id, { posted, files }, CreatedAt);
  await api.firestore.doc(`files/${_id}`).update({ Pinned });
  return _id;
}
