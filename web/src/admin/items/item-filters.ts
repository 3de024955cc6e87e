import { fold, normalPlace, placeIn, townIn } from '@theni/content/places';
import { towns, townsIn } from '@theni/content/towns';
import type { Item } from '@theni/contract';
import type { Service } from '@theni/contract/limits';
import { knownPlace } from '../upload/known-place.ts';

export interface ItemFilters {
  /** `''` in each: all of them. */
  service: Service | '';
  /** A town, as `townIn` names it. */
  place: string;
  /** A slug; `none`: of no layout. */
  layout: string;
  search: string;
}

export const NO_FILTERS: ItemFilters = {
  service: '',
  place: '',
  layout: '',
  search: '',
};

const english = townsIn('en');
const tamil = townsIn('ta');

const townOf = ({ Location }: Item) => townIn(english, Location);

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
  const typed = items.map(({ Location }) => knownPlace(Location));
  return [...new Set([...typed, ...towns.map(({ en }) => en)])];
}

export function layoutsOf(items: Item[]): string[] {
  return [...new Set(items.flatMap(({ Project }) => Project ?? []))].sort();
}

/** The item that was changed or deleted last keeps its place among the chosen ones, newest first, whatever has become of it. */
export function withKept(chosen: Item[], kept: Item | undefined): Item[] {
  if (!kept || chosen.some(({ _id }) => _id === kept._id)) return chosen;
  const at = chosen.findIndex(({ CreatedAt }) => CreatedAt < kept.CreatedAt);
  const place = at < 0 ? chosen.length : at;
  return [...chosen.slice(0, place), kept, ...chosen.slice(place)];
}

/** In the order in which they came. */
export function chosenItems(items: Item[], filters: ItemFilters): Item[] {
  const { service, place, layout } = filters;
  const words = fold(filters.search).split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    const { Location, Service, Project } = item;
    const places = [Location, placeIn(english, Location), placeIn(tamil, Location)];
    const text = fold([...places, Service, Project].join('\n'));
    return (
      (service === '' || item.Service === service) &&
      (place === '' || normalPlace(townOf(item)) === normalPlace(place)) &&
      (layout === '' || (item.Project ?? 'none') === layout) &&
      words.every((word) => text.includes(word))
    );
  });
}
