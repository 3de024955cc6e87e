import type { Item, ItemChange, NewItem } from '@theni/contract';
import type { User } from 'firebase/auth';
import { askApi } from '../api/admin-api.ts';

export async function listAllItems(user: User): Promise<Item[]> {
  return (await askApi(user, 'GET', '/api/admin/file')).json();
}

/** The same post again changes nothing, so it may be repeated. */
export async function postItem(user: User, item: NewItem, signal?: AbortSignal): Promise<Item> {
  return (await askApi(user, 'POST', '/api/file', item, signal)).json();
}

export async function changeItem(user: User, id: string, change: ItemChange): Promise<Item> {
  return (await askApi(user, 'PATCH', addressOf(id), change)).json();
}

export async function deleteItem(user: User, id: string): Promise<void> {
  await askApi(user, 'DELETE', addressOf(id));
}

function addressOf(id: string): string {
  return `/api/file/${encodeURIComponent(id)}`;
}
