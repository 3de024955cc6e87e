import type { ValuesByPath } from '@theni/contract';
import { plotValues } from '@theni/contract/layout-values';
import { dayOf } from '@theni/contract/times';
import { alikePlots } from './alike-plots.ts';
import type { PlotAnswers } from './plot-questions.tsx';

/** What the owner has filled into the form for a new layout. */
export interface LayoutAnswers {
  name: string;
  values: ValuesByPath;
  plots: PlotAnswers;
}

/** The values of a layout that the answers make. */
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
