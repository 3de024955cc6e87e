import { fold, normalPlace, placeIn } from '@theni/content/places';
import { towns, townsIn } from '@theni/content/towns';
import type { Item } from '@theni/contract';
import type { Service } from '@theni/contract/limits';

export interface ItemFilters {
  /** `''` in each: all of them. */
  service: Service | '';
  /** A town, as `townOf` names it. */
  place: string;
  /** A slug; `none`: of no project. */
  project: string;
  state: '' | 'pinned' | 'hidden' | 'visible';
  search: string;
}

export const NO_FILTERS: ItemFilters = {
  service: '',
  place: '',
  project: '',
  state: '',
  search: '',
};

const english = townsIn('en');

/**
 * The town of a place, so that 'Periyakulam', 'பெரியகுளம்' and 'Periyakulam, near the bus stand' are one filter. A place of which no
 * part is a known town stands for itself.
 */
export function townOf({ Location }: Pick<Item, 'Location'>): string {
  const parts = placeIn(english, Location).split(', ');
  return parts.find((part) => Object.hasOwn(english, normalPlace(part))) ?? parts.join(', ');
}

/** Each town once, in the order of the alphabet, called as its newest item calls it. */
export function townsOf(items: Item[]): string[] {
  const names = new Map<string, string>();
  for (const item of items) {
    const town = townOf(item);
    if (!names.has(normalPlace(town))) names.set(normalPlace(town), town);
  }
  return [...names.values()].sort(new Intl.Collator('en-IN').compare);
}

/** What the place of new items may be: places that were typed before, then the towns of the district. */
export function suggestedPlaces(items: Item[]): string[] {
  return [...new Set([...items.map(({ Location }) => Location), ...towns.map(({ en }) => en)])];
}

export function projectsOf(items: Item[]): string[] {
  return [...new Set(items.flatMap(({ Project }) => Project ?? []))].sort();
}

/** In the order in which they came. */
export function chosenItems(items: Item[], filters: ItemFilters): Item[] {
  const { service, place, project, state } = filters;
  const words = fold(filters.search).split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    const text = fold([item.Location, item.Service, item.Alt, item.Project].join('\n'));
    return (
      (service === '' || item.Service === service) &&
      (place === '' || normalPlace(townOf(item)) === normalPlace(place)) &&
      (project === '' || (item.Project ?? 'none') === project) &&
      isIn(item, state) &&
      words.every((word) => text.includes(word))
    );
  });
}

function isIn({ Pinned, Hidden }: Item, state: ItemFilters['state']): boolean {
  if (state === 'pinned') return Pinned;
  if (state === 'hidden') return Hidden;
  return state === '' || !Hidden;
}
