import type { Content } from '@theni/content';
import { placeIn } from '@theni/content/places';
import { fill, inLanguage } from '@theni/content/text';
import { townsIn } from '@theni/content/towns';
import type { PublishedLayout } from '@theni/contract';
import { AUTHORITY } from '@theni/contract/government-sites';
import type { Language } from '@theni/contract/site-map';
import { pathIn } from '@theni/contract/site-map';
import { readableDate, readableMoment } from '../src/dates.ts';
import type {
  LayoutPageData,
  PlanMeasures,
  PlotPageData,
} from '../src/layouts/layout-page-data.ts';
import { cornersOf, sizeOf } from '../src/layouts/plan/shape.ts';
import { layoutPath } from '../src/page-addresses.ts';

/**
 * @param layout with the address of its Form-C code, without which it may not be shown when it has
 * one
 * @param origin of the site
 */
export function layoutPageData(
  { slug, fields, plots, asOf, photos, files, qr }: PublishedLayout & { qr: string | undefined },
  content: Content,
  language: Language,
  origin: string,
): LayoutPageData {
  const {
    registration,
    documents,
    plan,
    description: about,
    photos: _,
    public: __,
    ...ownFields
  } = inLanguage(fields, language);
  const { name, approval, price, promoter } = ownFields;
  const text = inLanguage(content.layoutPage, language);
  const place = placeIn(townsIn(language), fields.place);
  const { number, exemption } = registration;
  const description = fill(text.description, {
    place,
    plots: plots.length,
    promoter: promoter.name,
    address: promoter.address.replace(/\.$/, ''),
    registration: exemption ? text.noRegistration : number,
    authority: AUTHORITY,
  });
  const picture = plan && files[plan.file];
  return {
    ...ownFields,
    slug,
    title: fill(text.title, { name, place }),
    description,
    address: origin + pathIn(language, layoutPath(slug)),
    about,
    place,
    approval: { ...approval, date: readableDate(approval.date, language) },
    registration: {
      number: exemption ? '' : number,
      date: readableDate(registration.date, language),
      page: registration.page,
      formC: registration.formC,
      qr,
      reason: exemption ? registration.reason : '',
    },
    price: { ...price, asOf: readableDate(price.asOf, language) },
    documents: documents.flatMap(({ file, title }) => {
      const found = files[file];
      return found?.kind === 'document' ? [{ title, url: found.url, bytes: found.bytes }] : [];
    }),
    photos,
    plan:
      plan && picture?.kind === 'picture'
        ? { ...picture, measures: measuresOf(plan, plots) }
        : null,
    plots,
    asOf: readableMoment(new Date(asOf), language, inLanguage(content.frame.hours, language)),
    text,
  };
}

/** The width of a number of three digits with some room around it, in font sizes. */
const NUMBER_WIDTH = 3.2;

/** A number of three digits fits into the plot of middling size, and takes half of its height. */
function measuresOf(
  { width, height }: { width: number; height: number },
  plots: PlotPageData[],
): PlanMeasures {
  const sizes = plots
    .filter(({ shape }) => shape)
    .map(({ shape }) => {
      const size = sizeOf(cornersOf(shape));
      return Math.min(size.width / NUMBER_WIDTH, size.height / 2);
    })
    .sort((one, other) => one - other);
  const middle = sizes[Math.floor(sizes.length / 2)] ?? 16;
  return { width, height, fontSize: Math.round(middle) };
}
