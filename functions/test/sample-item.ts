import { randomUUID } from 'node:crypto';
import type { Item } from '@theni/contract';

/** An item as the store would hold it; tests say only what matters to them. */
export function sampleItem(fields: Partial<Item> = {}): Item {
  const _id = fields._id ?? randomUUID();
  return {
    _id,
    FileType: 'image/jpeg',
    FileUrl: `https://firebasestorage.googleapis.com/v0/b/x/o/file%2F${_id}%2Fa.jpg?alt=media`,
    Location: 'Theni',
    Service: 'Road Work',
    Width: 1600,
    Height: 1200,
    Variants: [],
    Pinned: false,
    Size: 1000,
    CreatedAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  };
}
