import { GALLERY_SERVICES, LOCATION_MAX_LENGTH, type Service } from '@theni/contract/item';
import type { Language } from '@theni/contract/site-map';
import { pages, pathIn } from '@theni/contract/site-map';

export interface GalleryFilter {
  services?: Service[];
  town?: string;
}

/** Reads the visitor's filter in the address, without what the API would refuse. */
export function readFilter(search: string): GalleryFilter {
  const query = new URLSearchParams(search);
  const named = new Set(query.getAll('service') as Service[]);
  const services = [...named].filter((service) => GALLERY_SERVICES.includes(service));
  const town = (query.get('town') ?? '').replace(/\s+/g, ' ').trim();
  return {
    ...(services.length > 0 && { services }),
    ...(town && town.length <= LOCATION_MAX_LENGTH && { town }),
  };
}

/** The gallery under this filter, with one item open, if there is an `item`. */
export function galleryAddress(filter: GalleryFilter, item?: string): string {
  const parts = [toQuery(filter), item && `item=${item}`].filter(Boolean);
  return pages.gallery.path + (parts.length > 0 ? `?${parts.join('&')}` : '');
}

export function itemLink(id: string, language: Language): string {
  return location.origin + pathIn(language, galleryAddress({}, id));
}

export function toQuery({ services = [], town }: GalleryFilter): string {
  const query = new URLSearchParams(services.map((service) => ['service', service]));
  if (town) query.set('town', town);
  return query.toString();
}
