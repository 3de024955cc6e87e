import type { Dependencies } from '../dependencies.ts';

/**
 * Takes the record away, then its stored objects, so that no visitor meets a record without its
 * file. Repeated after a fault, it finishes what is left.
 *
 * An upload may be posted between the two steps; then the record is there again when the objects
 * are gone, and goes too. (`createItem` looks from its side whether its object is still there.)
 * @returns false when there was neither a record nor an object
 */
export async function deleteItem(
  { items, objects }: Pick<Dependencies, 'items' | 'objects'>,
  id: string,
): Promise<boolean> {
  const hadRecord = await items.remove(id);
  const objectCount = await objects.deleteAll(id);
  const postedMeanwhile = await items.remove(id);
  return hadRecord || objectCount > 0 || postedMeanwhile;
}
