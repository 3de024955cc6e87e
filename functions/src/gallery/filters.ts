import { type FilterQuery, type Filters, GALLERY_SERVICES, type Item } from '@theni/contract';
import { oncePerItem } from './once-per-item.ts';

/** Whether an item is among what a visitor has chosen. */
export function isChosen(item: Item, { service, place }: FilterQuery): boolean {
  const isOfService = service === undefined || [service].flat().includes(item.Service);
  return isOfService && (place === undefined || placeOf(item) === samePlace(place));
}

/** How many items each service and each place would show, beside what is chosen already. */
export function countFilters(all: Item[], { service, place }: FilterQuery): Filters {
  const visible = all.filter((item) => !item.Hidden);
  const inPlace = visible.filter((item) => isChosen(item, { ...(place && { place }) }));
  const ofService = visible.filter((item) => isChosen(item, { ...(service && { service }) }));
  return {
    Count: inPlace.filter((item) => isChosen(item, { ...(service && { service }) })).length,
    Services: GALLERY_SERVICES.map((Service) => ({
      Service,
      Count: inPlace.filter((item) => item.Service === Service).length,
    })).filter(({ Count }) => Count > 0),
    Places: countPlaces(ofService),
  };
}

function countPlaces(items: Item[]): Filters['Places'] {
  const places = new Map<string, { Location: string; Count: number }>();
  for (const item of items) {
    // The newest item comes first: its spelling is the one that the admin uses now.
    const place = places.get(placeOf(item)) ?? { Location: item.Location, Count: 0 };
    place.Count += 1;
    places.set(placeOf(item), place);
  }
  const byName = new Intl.Collator('en-IN').compare;
  return [...places.values()].sort((a, b) => byName(a.Location, b.Location));
}

const placeOf = oncePerItem(({ Location }) => samePlace(Location));

/** The admin types places by hand: capitals and blanks make no other place. */
function samePlace(place: string): string {
  return place.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');
}
