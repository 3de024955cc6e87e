import type { Content } from '@theni/content';
import { placeIn } from '@theni/content/places';
import { fill, type InLanguage, inLanguage } from '@theni/content/text';
import { townsIn } from '@theni/content/towns';
import type {
  Item,
  LayoutWithoutPlots,
  PlotFacts,
  PublishedFile,
  PublishedLayout,
} from '@theni/contract';
import { AUTHORITY } from '@theni/contract/government-sites';
import type { PlotState } from '@theni/contract/plots';
import { type Language, pathIn } from '@theni/contract/site-map';
import { readableDate, readableMoment } from '../dates.ts';
import { layoutPath } from '../page-addresses.ts';
import { cornersOf, sizeOf } from './plan/shape.ts';

/** What a layout's page shows in one language: it is rendered from this, and hydrated with it. */
export interface LayoutPageData extends OwnFields {
  slug: string;
  title: string;
  /** What search engines and link previews say of it. */
  description: string;
  /** Address of the page, with https. */
  address: string;
  /** Address of the picture of a QR code that leads to it; undefined before it is public. */
  addressQr?: string;
  /** The owner's description. */
  about: string;
  registration: {
    /** '' where none is needed. */
    number: string;
    date: string;
    /** Address of the layout in the authority's register. */
    page: string;
    /** Address of its Form C in the register, which the QR code holds. */
    formC: string;
    /** Address of the picture of that code; undefined where none is needed. */
    qr: string | undefined;
    /** Why it needs no number; '' otherwise. */
    reason: string;
  };
  documents: { title: string; url: string; bytes: number }[];
  photos: Item[];
  plan: PlanPicture | null;
  plots: PlotPageData[];
  /** When the states of the plots were read. */
  asOf: string;
  /** The page's words, which no other page needs. */
  text: InLanguage<Content['layoutPage']>;
}

/** The owner's fields that the page shows unchanged, with dates as people read them. */
type OwnFields = Omit<
  InLanguage<LayoutWithoutPlots>,
  'description' | 'documents' | 'photos' | 'plan' | 'public' | 'registration'
>;

export interface PlotPageData extends PlotFacts {
  state: PlotState;
}

export type PlanPicture = Extract<PublishedFile, { kind: 'picture' }> & { measures: PlanMeasures };

/** In pixels of the plan: its sides, and the size of the numbers on its plots. */
export interface PlanMeasures {
  width: number;
  height: number;
  fontSize: number;
}

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
