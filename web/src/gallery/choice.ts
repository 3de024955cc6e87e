import { SERVICES, type Service } from '@theni/contract/limits';
import { pages } from '../content/pages.ts';
import { type Choice, toQuery } from './gallery-requests.ts';

/** What the address says that the visitor has chosen; a service that there is not is left out. */
export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search);
  const services = query.getAll('service').filter(isService);
  const place = query.get('place');
  const after = query.get('after');
  return {
    ...(services.length > 0 && { services }),
    ...(place && { place }),
    ...(after && { after }),
  };
}

/** The gallery under this choice, with one item open, if there is an `item`. */
export function galleryAddress(choice: Choice, item?: string): string {
  const parts = [toQuery(choice), item && `item=${item}`].filter(Boolean);
  return pages.gallery.path + (parts.length > 0 ? `?${parts.join('&')}` : '');
}

function isService(text: string): text is Service {
  return (SERVICES as readonly string[]).includes(text);
}
