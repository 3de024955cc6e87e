import type { Words } from '@theni/content';
import { placeIn } from '@theni/content/places';
import type { Item } from '@theni/contract';
import { useWords } from '../words/words.ts';

/** The service that the API names, as visitors read it. */
export function serviceIn({ serviceNames }: Words, service: string): string {
  const names: Record<string, string> = serviceNames;
  return names[service] ?? service.trim();
}

/** What visitors read of an item, in their language; of `Alt` the admin's own words. */
export function useItemNames({
  Service,
  Location,
  Alt,
}: Pick<Item, 'Service' | 'Location' | 'Alt'>) {
  const words = useWords();
  const service = serviceIn(words, Service);
  return { service, place: placeIn(words.towns, Location), alt: Alt || service };
}
