import type { Content } from '@theni/content';
import type { LayoutCardData } from '@theni/content/layout-card';
import { placeIn } from '@theni/content/places';
import { inLanguage } from '@theni/content/text';
import { townsIn } from '@theni/content/towns';
import type { PublishedLayout } from '@theni/contract';
import type { Language } from '@theni/contract/site-map';
import { readableDate } from '../dates.ts';
import { cardFacts, shownStatus } from './layout-facts.ts';
import { coversOf, forCard } from './layout-photos.ts';
import { AREA_UNITS } from './numbers.ts';

/** What a card is made of. `qr` is the address of the layout's Form-C code, if it has one. */
type LayoutForCard = Omit<PublishedLayout, 'asOf'> & { qr?: string | undefined };

/** What one can buy stands first; layouts of the same status keep their order. */
const ORDER: LayoutCardData['status'][] = ['selling', 'upcoming', 'sold-out', 'completed'];

export function layoutCards(
  layouts: LayoutForCard[],
  content: Pick<Content, 'layoutPage'>,
  language: Language,
): LayoutCardData[] {
  const text = inLanguage(content.layoutPage, language);
  const rank = ({ status }: LayoutCardData) => ORDER.indexOf(status);
  return layouts
    .map((layout) => {
      const { slug, fields, plots, photos, files, qr } = layout;
      const status = shownStatus({ status: fields.status, plots });
      const { name, place, price, registration, promoter, plan } = fields;
      const [cover] = coversOf(photos, plan && files[plan.file]);
      return {
        slug,
        name: name[language],
        place: placeIn(townsIn(language), place),
        status,
        registration: registration.exemption ? '' : registration.number,
        reason: registration.exemption && registration.reason[language],
        promoter: inLanguage(promoter, language),
        ...(qr && { qr }),
        ...(cover && { cover: forCard(cover) }),
        plotCount: plots.length,
        ...perCentOf(price),
        facts: cardFacts(
          { status, price: { ...price, asOf: readableDate(price.asOf, language) }, plots },
          text,
        ),
      };
    })
    .sort((one, other) => rank(one) - rank(other));
}

/** Home finds the least price of several layouts by this number. */
function perCentOf({ perCent, perSqFt }: PublishedLayout['fields']['price']) {
  if (perCent !== null) return { perCent };
  return perSqFt === null ? {} : { perCent: perSqFt * AREA_UNITS.cent };
}
