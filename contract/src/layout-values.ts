import type { z } from 'zod';
import { partAt } from './fields.ts';
import { type Layout, layoutDraft, layoutFields } from './layout-fields.ts';
import { type Plot, type PlotDraft, plotDraft } from './plot-fields.ts';
import { comparePlotNumbers } from './plot-number.ts';
import { uuid } from './uuid.ts';
import type { ValuesByPath } from './values.ts';

/*
 * Drafts, forms and calls have a layout as values by path: 'approval.date' is a field, and
 * 'plots.<id>' a whole plot.
 */

const schemas = new Map(layoutFields.map(({ path, schema }) => [path, schema]));
const PLOTS = 'plots.';

/** @returns undefined for a path at which no layout has a value */
export function layoutSchemaAt(path: string): z.ZodType | undefined {
  const isPlot = isPlotPath(path) && uuid.safeParse(path.slice(PLOTS.length)).success;
  return isPlot ? plotDraft : schemas.get(path);
}

export function plotPath(id: string): string {
  return PLOTS + id;
}

export function isPlotPath(path: string): boolean {
  return path.startsWith(PLOTS);
}

export function plotValues(plots: Plot[]): Record<string, PlotDraft> {
  return Object.fromEntries(plots.map(({ id, ...draft }) => [plotPath(id), draft]));
}

export function layoutValues({ plots, ...layout }: Layout): ValuesByPath {
  const values = layoutFields.map(({ path }) => [path, partAt(layout, path)]);
  return { ...Object.fromEntries(values), ...plotValues(plots) };
}

const defaultValues = layoutValues(layoutDraft.parse({}));

/**
 * Builds a layout from values by path. A value that is null or missing becomes the default one.
 * Plots are sorted by number.
 */
export function layoutFrom(values: ValuesByPath): Layout {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  const layout: Record<string, unknown> & { plots: Plot[] } = { plots: [] };
  for (const [path, value] of Object.entries({ ...defaultValues, ...Object.fromEntries(given) })) {
    const [key = '', inner = ''] = path.split('.');
    if (key === 'plots') layout.plots.push({ id: inner, ...(value as PlotDraft) });
    else layout[key] = inner ? { ...(layout[key] as object), [inner]: value } : value;
  }
  layout.plots.sort((one, other) => comparePlotNumbers(one.number, other.number));
  return layout as unknown as Layout;
}
