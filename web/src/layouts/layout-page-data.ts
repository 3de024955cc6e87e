import type { Content } from '@theni/content';
import { fill } from '@theni/content/fill';
import { placeIn } from '@theni/content/places';
import { inLanguage } from '@theni/content/text';
import { townsIn } from '@theni/content/towns';
import type { PlotFacts, PublishedLayout } from '@theni/contract';
import type { Language } from '@theni/contract/limits';
import { AUTHORITY, type PlotState } from '@theni/contract/plots';
import { readableDate, readableMoment } from '../dates.ts';
import { layoutPath, pathIn } from '../pages.ts';
import { cornersOf, sizeOf } from './shape.ts';

export interface ShownLayout extends ReturnType<typeof shownLayout> {
  /** Address of the picture of a QR code that leads to it; undefined before it is public. */
  addressQr?: string;
}

export interface ShownPlot extends PlotFacts {
  state: PlotState;
}

/**
 * What the polygons are drawn in: the pixels of the plan, and letters that fit into a plot of it.
 */
export interface PlanScale {
  width: number;
  height: number;
  fontSize: number;
}

/**
 * What the page of a layout shows in this language: it is rendered from this, and hydrated with it.
 * @param layout with the address of its Form-C code, without which it may not be shown when it has
 * one
 * @param origin of the site
 */
export function shownLayout(
  { slug, texts, plots, asOf, photos, files, qr }: PublishedLayout & { qr: string | undefined },
  content: Content,
  language: Language,
  origin: string,
) {
  const {
    registration,
    documents,
    plan,
    description: about,
    photos: _,
    public: __,
    ...shown
  } = inLanguage(texts, language);
  const { name, approval, price, promoter } = shown;
  const text = inLanguage(content.layoutPage, language);
  const place = placeIn(townsIn(language), texts.place);
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
    ...shown,
    slug,
    title: fill(text.title, { name, place }),
    description,
    /** The page's own, with https. */
    address: origin + pathIn(language, layoutPath(slug)),
    about,
    place,
    approval: { ...approval, date: readableDate(approval.date, language) },
    registration: {
      number: exemption ? '' : number,
      date: readableDate(registration.date, language),
      /**
       * Addresses in the register: of the layout's page, and of its Form C, which the QR code
       * holds.
       */
      page: registration.page,
      formC: registration.formC,
      /** Address of the picture of that code; undefined where none is needed. */
      qr,
      /** Why it needs none; '' otherwise. */
      reason: exemption ? registration.reason : '',
    },
    price: { ...price, asOf: readableDate(price.asOf, language) },
    documents: documents.flatMap(({ file, title }) => {
      const found = files[file];
      return found?.kind === 'document' ? [{ title, url: found.url, bytes: found.bytes }] : [];
    }),
    photos,
    plan: plan && picture?.kind === 'picture' ? { ...picture, scale: scaleOf(plan, plots) } : null,
    plots,
    asOf: readableMoment(new Date(asOf), language, inLanguage(content.frame.hours, language)),
    /** The page's words, which no other page needs. */
    text,
  };
}

/** Letters that leave room for a number of three digits in the middle one of all plots. */
function scaleOf(
  { width, height }: { width: number; height: number },
  plots: ShownPlot[],
): PlanScale {
  const sizes = plots
    .filter(({ shape }) => shape)
    .map(({ shape }) => {
      const size = sizeOf(cornersOf(shape));
      return Math.min(size.width / 3.2, size.height / 2);
    })
    .sort((one, other) => one - other);
  const middle = sizes[Math.floor(sizes.length / 2)] ?? 16;
  return { width, height, fontSize: Math.round(middle) };
}
