import type { Content } from '@theni/content';
import type { LayoutCardData } from '@theni/content/layout-card';
import { placeIn } from '@theni/content/places';
import { inLanguage } from '@theni/content/text';
import { townsIn } from '@theni/content/towns';
import type { PublishedLayout } from '@theni/contract';
import type { Language } from '@theni/contract/limits';
import { readableDate } from '../dates.ts';
import { coverOf } from './cover.ts';
import { cardFacts, shownStatus } from './layout-facts.ts';
import { AREA_UNITS } from './numbers.ts';
import { forCard } from './photo-sizes.ts';

/** `qr` is the address of its Form-C code, when it has one. */
type Named = Omit<PublishedLayout, 'asOf'> & { qr?: string | undefined };

/** What one can buy stands first; of the same status the order is that of `layouts`. */
const ORDER: LayoutCardData['status'][] = ['selling', 'upcoming', 'sold-out', 'completed'];

/** The published layouts as all pages of a language name them. */
export function layoutCards(
  layouts: Named[],
  content: Pick<Content, 'layoutPage'>,
  language: Language,
): LayoutCardData[] {
  const text = inLanguage(content.layoutPage, language);
  const rank = ({ status }: LayoutCardData) => ORDER.indexOf(status);
  return layouts
    .map((layout) => {
      const { slug, texts, plots, photos, files, qr } = layout;
      const status = shownStatus({ status: texts.status, plots });
      const { name, place, price, registration, promoter, plan } = texts;
      const cover = coverOf(photos, plan && files[plan.file]);
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
        plots: plots.length,
        ...perCentOf(price),
        facts: cardFacts(
          { status, price: { ...price, asOf: readableDate(price.asOf, language) }, plots },
          text,
        ),
      };
    })
    .sort((one, other) => rank(one) - rank(other));
}

/** By which the least price of several layouts is found. */
function perCentOf({ perCent, perSqFt }: PublishedLayout['texts']['price']) {
  if (perCent !== null) return { perCent };
  return perSqFt === null ? {} : { perCent: perSqFt * AREA_UNITS.cent };
}
