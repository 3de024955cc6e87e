import { type Content, shipped } from '@theni/content';
import { contentFrom } from '@theni/content/changes';
import type { ContentIssue, ContentResponse, Layout, PlotDraft } from '@theni/contract';
import { AREA_UNITS } from '@theni/contract/calculators';
import { layoutDraft } from '@theni/contract/layout';
import { layoutIssues } from '@theni/contract/layout-issues';
import { LANGUAGES } from '@theni/contract/limits';
import { PLOTS_MAX } from '@theni/contract/plots';
import { dayOf } from '@theni/contract/times';
import { isSame } from '@theni/contract/tree';
import { z } from 'zod';
import { emptyLayout } from './empty-layout.ts';
import { layoutText } from './layout-words.ts';
import { EMPTY_PLOT } from './plot-columns.tsx';

const text = layoutText.create;

const amount = (most: number) =>
  z.number().positive(text.notPositive).max(most, text.tooMuch(most)).nullable();

/** What the owner is asked about a new layout. Most of its plots are alike; what differs is changed in the table. */
export const layoutAnswers = layoutDraft.extend({
  /** '': as its name suggests. */
  slug: z.string(),
  plots: z.strictObject({
    count: amount(PLOTS_MAX).refine((count) => Number.isInteger(count ?? 0), text.notWhole),
    squareFeet: amount(10_000_000),
    road: amount(500),
  }),
});
export type LayoutAnswers = z.infer<typeof layoutAnswers>;

export const noAnswers: LayoutAnswers = {
  ...emptyLayout,
  slug: '',
  plots: { count: null, squareFeet: null, road: null },
};

/** What would keep the layout from being public, said of the answers. */
export function answersIssues(answers: LayoutAnswers): ContentIssue[] {
  return layoutIssues(withPlots(answers)).map(({ path, message }) =>
    path === 'Plots.0.SquareFeet'
      ? { path: 'plots.squareFeet', message: text.noSize }
      : { path, message },
  );
}

/** The company of the content is the promoter, unless it is still the sample. */
export function layoutOf(
  answers: LayoutAnswers,
  { Changes, Published }: Pick<ContentResponse, 'Changes' | 'Published'>,
  now = new Date(),
): Layout {
  const layout = withPlots(answers);
  const { price } = layout;
  const content = contentFrom(Changes);
  const isSample = Published === null && isSame(content.company.name, shipped.company.name);
  return {
    ...layout,
    ...(!isSample && { promoter: promoterOf(content) }),
    price: { ...price, asOf: price.perCent === null ? '' : dayOf(now) },
  };
}

function withPlots({ slug: _, plots, ...layout }: LayoutAnswers): Layout {
  return { ...layout, Plots: newPlots({ plots, price: layout.price }) };
}

/** Plots 1 … n, whose price follows from that of a cent. */
export function newPlots({
  plots: { count, squareFeet, road },
  price: { perCent },
}: Pick<LayoutAnswers, 'plots' | 'price'>): PlotDraft[] {
  const Price = perCent && squareFeet ? Math.round((squareFeet / AREA_UNITS.cent) * perCent) : null;
  return Array.from({ length: Math.min(count ?? 0, PLOTS_MAX) }, (_, index) => ({
    ...EMPTY_PLOT,
    Number: String(index + 1),
    SquareFeet: squareFeet,
    Road: road,
    Price,
  }));
}

function promoterOf({ company: { name, address } }: Content): Layout['promoter'] {
  const { street, locality, region, postalCode } = address;
  const [en, ta] = LANGUAGES.map(
    (each) => `${street[each]}, ${locality[each]} ${postalCode}, ${region[each]}`,
  );
  return { name, address: { en: en ?? '', ta: ta ?? '' } };
}
