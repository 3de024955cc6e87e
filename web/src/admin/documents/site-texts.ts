import type { Content, Words } from '@theni/content';
import { placeIn } from '@theni/content/places';
import { mayBeEmpty } from '@theni/content/schema';
import { isBoth } from '@theni/content/text';
import type { Layout } from '@theni/contract';
import type { Language } from '@theni/contract/limits';
import { readableDay } from '../../company/opening-hours.ts';
import { distance, grouped, rupees, shortRupees } from '../../layouts/numbers.ts';
import type { ShownLayout } from '../../words/shown-layout.ts';
import { layoutNames } from './layout-names.ts';
import { isEdited, labelAt } from './sections.ts';
import { type KnownText, textsIn } from './shown-texts.ts';

/** The texts of a page's content, as they are looked up when one is tapped. */
export function contentTexts(content: Content, language: Language): KnownText[] {
  return textsIn(content, language).filter(({ path }) => isEdited(path));
}

/** Of a layout, numbers and days as its page writes them. */
export function layoutTexts(
  slug: string,
  layout: Layout,
  { text }: Pick<ShownLayout, 'text'>,
  { towns, projectList }: Pick<Words, 'towns' | 'projectList'>,
  language: Language,
): KnownText[] {
  const {
    price,
    extent,
    distances,
    approval,
    registration,
    status,
    place,
    Plots: _,
    ...rest
  } = withLayoutNames(layout);
  const day = (date: string) => (date ? readableDay(new Date(date), language) : '');
  const amounts = (amount: number | null) =>
    amount === null ? [] : [rupees(amount), shortRupees(amount, text.units)];
  const shown: [path: string, texts: string[]][] = [
    ['price.perCent', amounts(price.perCent)],
    ['price.perSqFt', amounts(price.perSqFt)],
    ['price.asOf', [day(price.asOf)]],
    ['extent', extent === null ? [] : [grouped(extent)]],
    ['approval.date', [day(approval.date)]],
    ['registration.date', [day(registration.date)]],
    ['status', [projectList.statuses[status], projectList.statuses['sold-out']]],
    ['place', [place, placeIn(towns, place)]],
    ...distances.map(({ metres }, at): [string, string[]] => [
      `distances.${at}.metres`,
      [distance(metres, text.units)],
    ]),
  ];
  const texts = { ...rest, distances, approval, registration };
  return [
    ...textsIn(texts, language),
    ...shown.flatMap(([path, all]) => all.map((each) => ({ path, text: each }))),
  ].map(({ path, text: each }) => ({ path: `projects.${slug}.${path}`, text: each }));
}

/** In the place of an empty text stands its name, so that it can be tapped. */
export function withNames(content: Content): Content {
  return named(content, (path) => (isEdited(path) && !mayBeEmpty(path) ? labelAt(path) : ''));
}

export function withLayoutNames(layout: Layout): Layout {
  return named(layout, (path) => (NAMED_LINES.test(path) ? layoutNames.labelAt(path) : ''));
}

/** Texts in both languages, and lines that a layout's page shows as they are. */
const NAMED_LINES =
  /^(?:name|description|roads|directions|place|promoter\..*|amenities\..*|approval\.(?:authority|number)|registration\.(?:number|reason))$/;

function named<Tree>(tree: Tree, nameAt: (path: string) => string): Tree {
  return put(tree, '') as Tree;

  function put(value: unknown, path: string): unknown {
    if (value === '') return bracketed(nameAt(path));
    if (typeof value !== 'object' || value === null) return value;
    const isText = isBoth(value) && typeof value.en === 'string';
    const inner = Object.entries(value).map(([key, each]) => {
      const own = path ? `${path}.${key}` : key;
      return [key, put(each, isText ? path : own)];
    });
    return Array.isArray(value) ? inner.map(([, each]) => each) : Object.fromEntries(inner);
  }
}

function bracketed(name: string): string {
  return name && `[${name}]`;
}
