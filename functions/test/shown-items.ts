import type { Item } from '@theni/contract';
import { sampleItem } from './sample-item.ts';
import type { TestApi } from './test-api.ts';

/** Puts an item into the gallery. @returns its id */
export async function showItem(api: TestApi, fields: Partial<Item> = {}): Promise<string> {
  const { _id, ...item } = sampleItem(fields);
  await api.dependencies.items.create(_id, item);
  return _id;
}
