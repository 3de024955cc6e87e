import type { Dependencies } from '../src/dependencies.ts';
import { objectsOf } from '../src/gallery/objects-of.ts';
import { sweepUploads } from '../src/gallery/sweep-uploads.ts';

const A_DAY_AND_AN_HOUR_MS = 25 * 60 * 60 * 1000;

/**
 * What is wrong with the stores after a fault, once the sweep of the next day has gone: one sentence for each record
 * whose object is lost, each object that no record shows, and each accepted message that is not stored.
 */
export async function inconsistencies(
  { items, objects, messages }: Pick<Dependencies, 'items' | 'objects' | 'messages'>,
  acceptedMessages: string[] = [],
): Promise<string[]> {
  await sweepUploads({ items, objects }, new Date(Date.now() + A_DAY_AND_AN_HOUR_MS));
  const shown = new Set<string>();
  for (const item of await items.all())
    for (const { path } of objectsOf(objects, item)) shown.add(path);
  const stored = new Set<string>();
  for await (const { path } of objects.everything()) stored.add(path);
  const messagesStored = await Promise.all(acceptedMessages.map((id) => messages.get(id)));
  return [
    ...[...shown].filter((path) => !stored.has(path)).map((path) => `${path} is shown and is lost`),
    ...[...stored].filter((path) => !shown.has(path)).map((path) => `${path} belongs to no item`),
    ...acceptedMessages
      .filter((_, at) => !messagesStored[at])
      .map((id) => `the message ${id} was accepted and is not stored`),
  ];
}
