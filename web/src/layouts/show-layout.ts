import type { Content } from '@theni/content';
import { fill } from '@theni/content/fill';
import { placeIn } from '@theni/content/places';
import { inLanguage } from '@theni/content/text';
import { townsIn } from '@theni/content/towns';
import type { PublishedLayout } from '@theni/contract';
import type { Language } from '@theni/contract/limits';
import { AUTHORITY } from '@theni/contract/plots';
import { cornersOf, sizeOf } from '@theni/contract/shape';
import { readableDay, readableMoment } from '../company/opening-hours.ts';
import { layoutPath, pathIn } from '../pages.ts';
import type { PlanScale, ShownLayout, ShownPlot } from '../words/shown-layout.ts';

/**
 * What the page of a layout shows in this language.
 * @param layout with the address of its Form-C code, without which it may not be shown when it has one
 * @param origin of the site
 */
export function shownLayout(
  { Slug, Project, Plots, AsOf, Photos, Files, qr }: PublishedLayout & { qr: string | undefined },
  content: Content,
  language: Language,
  origin: string,
): ShownLayout {
  const {
    registration,
    documents,
    plan,
    photos: _,
    Public: __,
    ...rest
  } = inLanguage(Project, language);
  const { description: about, ...told } = rest;
  const { approval, price, promoter } = told;
  const text = inLanguage(content.projectPage, language);
  const place = placeIn(townsIn(language), Project.place);
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
    ...told,
    slug: Slug,
    title: fill(text.title, { name: told.name, place }),
    description,
    address: origin + pathIn(language, layoutPath(Slug)),
    about,
    place,
    approval: { ...approval, date: dayIn(language, approval.date) },
    registration: {
      number: exemption ? '' : number,
      date: dayIn(language, registration.date),
      page: registration.page,
      formC: registration.formC,
      qr,
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
