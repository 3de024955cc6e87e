import { AVIF_WIDTHS, type Item, type Service, VARIANT_WIDTHS } from '@theni/contract';

/** In turn. A list of its own, so that a further service leaves every test's items as they are. */
const SERVICES = [
  'Plots and Approvals',
  'Consturction ',
  'Road Work',
  '2d,3d plans',
] as const satisfies readonly Service[];

/**
 * An item as the API hands it out, with the pictures of a sample; its address is this site's own.
 */
export function photo(number: number, fields: Partial<Item> = {}): Item {
  const at = (name: string) => `/sample-files/${number}-${name}`;
  return {
    _id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    FileType: 'image/jpeg',
    FileUrl: at('2000.webp'),
    Service: SERVICES[number % SERVICES.length] ?? 'Road Work',
    Location: `Town ${number}`,
    Width: 2000,
    Height: 1500,
    Variants: VARIANT_WIDTHS.map((Width) => ({ Width, Url: at(`${Width}.webp`) })),
    Pinned: false,
    CreatedAt: new Date(Date.UTC(2026, 2, 2) - number * 60_000).toISOString(),
    ...fields,
  };
}

/** A photo since there is AVIF: drawing that takes time, so one test has it. */
export function photoWithAvif(number: number): Item {
  const Avif = AVIF_WIDTHS.map((Width) => {
    return { Width, Url: `/sample-files/${number}-${Width}.avif` };
  });
  return photo(number, { Avif });
}

export function video(number: number, fields: Partial<Item> = {}): Item {
  return photo(number, {
    FileType: 'video/mp4',
    FileUrl: `/sample-files/${number}.mp4`,
    PosterUrl: `/sample-files/${number}-2000.webp`,
    Duration: 7.5,
    ...fields,
  });
}

/** A gallery of so many photos, the newest first. */
export function photos(length: number): Item[] {
  return Array.from({ length }, (_, index) => photo(index));
}
