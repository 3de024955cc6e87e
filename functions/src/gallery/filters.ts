import { normalPlace, townIn } from '@theni/content/places';
import { townsIn } from '@theni/content/towns';
import { type FilterQuery, type Filters, GALLERY_SERVICES, type Item } from '@theni/contract';

/** Tells which items are among what a visitor has chosen. */
export function choice({
  service,
  town,
  layout,
}: FilterQuery & { layout?: string }): (item: Item) => boolean {
  const services = service && [service].flat();
  const chosenTown = town && sameTown(town);
  return (item) =>
    (services === undefined || services.includes(item.Service)) &&
    (chosenTown === undefined || sameTown(item.Location) === chosenTown) &&
    (layout === undefined || item.Project === layout);
}

/** How many items each service and each town would show, beside what is chosen already. */
export function countFilters(all: Item[], { service, town }: FilterQuery): Filters {
  const isOfService = choice({ ...(service && { service }) });
  const inTown = all.filter(choice({ ...(town && { town }) }));
  return {
    Count: inTown.filter(isOfService).length,
    Services: GALLERY_SERVICES.map((Service) => ({
      Service,
      Count: inTown.filter((item) => item.Service === Service).length,
    })).filter(({ Count }) => Count > 0),
    Places: countPlaces(all.filter(isOfService)),
  };
}

function countPlaces(items: Item[]): Filters['Places'] {
  const places = new Map<string, { Location: string; Count: number }>();
  for (const item of items) {
    // The newest item comes first: where no list has the place, its spelling is the one that the admin uses now.
    const town = sameTown(item.Location);
    const place = places.get(town) ?? { Location: townIn(towns, item.Location), Count: 0 };
    place.Count += 1;
    places.set(town, place);
  }
  const byName = new Intl.Collator('en-IN').compare;
  return [...places.values()].sort((a, b) => byName(a.Location, b.Location));
}

const towns = townsIn('en');

/** The admin types places by hand: capitals, blanks, the language and what stands beside the town make no other place. */
function sameTown(place: string): string {
  return normalPlace(townIn(towns, place));
}
