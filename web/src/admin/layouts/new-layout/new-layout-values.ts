import { type Content, shipped } from '@theni/content';
import { withValidChanges } from '@theni/content/changes';
import type { ContentResponse, ValuesByPath } from '@theni/contract';
import { isSame } from '@theni/contract/is-same';
import { plotValues } from '@theni/contract/layout-values';
import { dayOf } from '@theni/contract/times';
import { alikePlots } from '../plots/alike-plots.ts';
import type { PlotAnswers } from '../plots/plot-questions.tsx';

export interface LayoutAnswers {
  name: string;
  values: ValuesByPath;
  plots: PlotAnswers;
}

export function layoutValuesFrom({ values, plots }: LayoutAnswers): ValuesByPath {
  const withIds = alikePlots(plots).map((plot) => ({ ...plot, id: crypto.randomUUID() }));
  return { ...values, ...roadsAndPrice(plots), ...plotValues(withIds) };
}

/** The roads of the layout are as wide as those of its plots. */
function roadsAndPrice({ road, perCent }: PlotAnswers): ValuesByPath {
  return {
    ...(road && { roads: { en: `${road} ft roads`, ta: `${road} அடி சாலைகள்` } }),
    ...(perCent && { 'price.perCent': perCent, 'price.asOf': dayOf(new Date()) }),
  };
}

/** The promoter of a new layout: the company of the content, unless it is still the sample. */
export function promoterOf({ draft, published }: ContentResponse): ValuesByPath {
  const { company }: Content = withValidChanges(draft);
  if (published === null && isSame(company.name, shipped.company.name)) return {};
  const { street, locality, region, postalCode } = company.address;
  const address = (language: 'en' | 'ta') =>
    `${street[language]}, ${locality[language]} ${postalCode}, ${region[language]}`;
  return {
    'promoter.name': company.name,
    'promoter.address': { en: address('en'), ta: address('ta') },
  };
}

/** 'Meera Nagar, Phase 2' → 'meera-nagar-phase-2', or 'meera-nagar-phase-2-2' */
export function freeSlug(name: string, taken: string[], count = 1): string {
  const typed = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 56)
    .replace(/^-+|-+$/g, '');
  const slug = typed.length < 3 || typed === 'index' ? 'new-layout' : typed;
  const numbered = count === 1 ? slug : `${slug}-${count}`;
  return taken.includes(numbered) ? freeSlug(name, taken, count + 1) : numbered;
}
