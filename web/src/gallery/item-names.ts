import type { Words } from '@theni/content';
import { placeIn } from '@theni/content/places';
import type { Item } from '@theni/contract';
import { useEdition } from '../words/words.ts';

/** The service that the API names, as visitors read it. */
export function serviceIn({ serviceNames }: Words, service: string): string {
  const names: Record<string, string> = serviceNames;
  return names[service] ?? service.trim();
}

/**
 * What visitors read of an item, in their language; of `Alt` the admin's own words, which stand on the pages of both
 * languages: `altLang` where they are written in the other one.
 */
export function useItemNames({
  Service,
  Location,
  Alt,
}: Pick<Item, 'Service' | 'Location' | 'Alt'>) {
  const { language, words } = useEdition();
  const service = serviceIn(words, Service);
  // Specification §2: the text of the service, to the letter.
  const alt = Alt || (language === 'en' ? Service : service);
  const written = /[\u0b80-\u0bff]/.test(alt) ? 'ta' : 'en';
  const altLang = written === language ? undefined : `${written}-IN`;
  return { service, altLang, place: placeIn(words.towns, Location), alt };
}
