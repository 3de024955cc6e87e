import type { Words } from '@theni/content';
import { placeIn } from '@theni/content/places';
import type { Item } from '@theni/contract';
import { usePageContext } from '../page-context.ts';

export function serviceIn({ serviceNames }: Words, service: string): string {
  const names: Record<string, string> = serviceNames;
  return names[service] ?? service.trim();
}

export function useItemNames({ Service, Location }: Pick<Item, 'Service' | 'Location'>) {
  const { language, words } = usePageContext();
  const service = serviceIn(words, Service);
  // The specification (§2) wants the text of the service to the letter.
  const alt = language === 'en' ? Service : service;
  return { service, place: placeIn(words.towns, Location), alt };
}
