import type { z } from 'zod';
import type { ValuesByPath } from './content.ts';
import { partAt } from './fields.ts';
import { type Layout, layoutDraft, layoutFields } from './layout-fields.ts';
import { type Plot, type PlotDraft, plotDraft } from './plot-fields.ts';
import { comparePlotNumbers } from './plot-number.ts';
import { uuid } from './uuid.ts';

/*
 * A layout as values by path, as drafts, forms and calls have it: 'approval.date' is a field, and
 * 'plots.<id>' a whole plot.
 */

const schemas = new Map(layoutFields.map(({ path, schema }) => [path, schema]));
const PLOTS = 'plots.';

/** What a change may put at a path; undefined where nothing can stand. */
export function layoutSchemaAt(path: string): z.ZodType | undefined {
  const isPlot = isPlotPath(path) && uuid.safeParse(path.slice(PLOTS.length)).success;
  return isPlot ? plotDraft : schemas.get(path);
}

/** Where a plot is a value of its layout. */
export function plotPath(id: string): string {
  return PLOTS + id;
}

export function isPlotPath(path: string): boolean {
  return path.startsWith(PLOTS);
}

/** Plots as values of their layout, each whole. */
export function plotValues(plots: Plot[]): Record<string, PlotDraft> {
  return Object.fromEntries(plots.map(({ id, ...draft }) => [plotPath(id), draft]));
}

export function layoutValues({ plots, ...layout }: Layout): ValuesByPath {
  const values = layoutFields.map(({ path }) => [path, partAt(layout, path)]);
  return { ...Object.fromEntries(values), ...plotValues(plots) };
}

const emptyValues = layoutValues(layoutDraft.parse({}));

/**
 * Builds a layout from values by path. A value that is null or missing becomes the empty one. Plots
 * are sorted by number.
 */
export function layoutFrom(values: ValuesByPath): Layout {
  const there = Object.entries(values).filter(([, value]) => value !== null);
  const layout: Record<string, unknown> & { plots: Plot[] } = { plots: [] };
  for (const [path, value] of Object.entries({ ...emptyValues, ...Object.fromEntries(there) })) {
    const [key = '', inner = ''] = path.split('.');
    if (key === 'plots') layout.plots.push({ id: inner, ...(value as PlotDraft) });
    else layout[key] = inner ? { ...(layout[key] as object), [inner]: value } : value;
  }
  layout.plots.sort((one, other) => comparePlotNumbers(one.number, other.number));
  return layout as unknown as Layout;
}
