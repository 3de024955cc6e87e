import type { Content } from '@theni/content';
import { fill } from '@theni/content/fill';
import { placeIn } from '@theni/content/places';
import { inLanguage } from '@theni/content/text';
import { townsIn } from '@theni/content/towns';
import type { PlotFacts, PublishedLayout } from '@theni/contract';
import type { Language } from '@theni/contract/limits';
import { AUTHORITY, type PlotState } from '@theni/contract/plots';
import { readableDay, readableMoment } from '../company/opening-hours.ts';
import { cornersOf, sizeOf } from '../layouts/shape.ts';
import { layoutPath, pathIn } from '../pages.ts';

export interface ShownLayout extends ReturnType<typeof shownLayout> {
  /** Address of the picture of a QR code that leads to it; undefined before it is public. */
  addressQr?: string;
}

export interface ShownPlot extends PlotFacts {
  State: PlotState;
}

/** What the polygons are drawn in: the pixels of the plan, and letters that fit into a plot of it. */
export interface PlanScale {
  width: number;
  height: number;
  fontSize: number;
}

/**
 * What the page of a layout shows in this language: it is rendered from this, and hydrated with it.
 * @param layout with the address of its Form-C code, without which it may not be shown when it has one
 * @param origin of the site
 */
export function shownLayout(
  { Slug, Layout, Plots, AsOf, Photos, Files, qr }: PublishedLayout & { qr: string | undefined },
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
    Public: __,
    ...shown
  } = inLanguage(Layout, language);
  const { name, approval, price, promoter } = shown;
  const text = inLanguage(content.layoutPage, language);
  const place = placeIn(townsIn(language), Layout.place);
  const { number, exemption } = registration;
  const description = fill(text.description, {
    place,
    plots: Plots.length,
    promoter: promoter.name,
    address: promoter.address.replace(/\.$/, ''),
    registration: exemption ? text.noRegistration : number,
    authority: AUTHORITY,
  });
  const picture = plan && Files[plan.file];
  return {
    ...shown,
    slug: Slug,
    title: fill(text.title, { name, place }),
    description,
    /** The page's own, with https. */
    address: origin + pathIn(language, layoutPath(Slug)),
    about,
    place,
    approval: { ...approval, date: dayIn(language, approval.date) },
    registration: {
      number: exemption ? '' : number,
      date: dayIn(language, registration.date),
      /** Addresses in the register: of the layout's page, and of its Form C, which the QR code holds. */
      page: registration.page,
      formC: registration.formC,
      /** Address of the picture of that code; undefined where none is needed. */
      qr,
      /** Why it needs none; '' otherwise. */
      reason: exemption ? registration.reason : '',
    },
    price: { ...price, asOf: dayIn(language, price.asOf) },
    documents: documents.flatMap(({ file, title }) => {
      const found = Files[file];
      return found?.Kind === 'document' ? [{ title, url: found.Url, bytes: found.Bytes }] : [];
    }),
    photos: Photos,
    plan: plan && picture?.Kind === 'picture' ? { ...picture, Scale: scaleOf(plan, Plots) } : null,
    plots: Plots,
    asOf: readableMoment(new Date(AsOf), language, inLanguage(content.frame.hours, language)),
    /** The page's words, which no other page needs. */
    text,
  };
}

function dayIn(language: Language, date: string): string {
  return date && readableDay(new Date(date), language);
}

/** Letters that leave room for a number of three digits in the middle one of all plots. */
function scaleOf(
  { width, height }: { width: number; height: number },
  plots: ShownPlot[],
): PlanScale {
  const sizes = plots
    .filter(({ Shape }) => Shape)
    .map(({ Shape }) => {
      const size = sizeOf(cornersOf(Shape));
      return Math.min(size.width / 3.2, size.height / 2);
    })
    .sort((one, other) => one - other);
  const middle = sizes[Math.floor(sizes.length / 2)] ?? 16;
  return { width, height, fontSize: Math.round(middle) };
}
