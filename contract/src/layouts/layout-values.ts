import type { z } from 'zod';
import { partAt } from '../values/fields.ts';
import { isSame } from '../values/same-values.ts';
import { uuid } from '../values/text.ts';
import type { ValuesByPath } from '../values/values.ts';
import { type Layout, layoutDraft, layoutFields } from './layout-fields.ts';
import { type Plot, type PlotDraft, plotDraft, plotFields } from './plot-fields.ts';
import { comparePlotNumbers } from './plots.ts';

/*
 * Drafts, forms and calls have a layout as values by path: 'approval.date' is a field, and
 * 'plots.<id>' a whole plot. Changes may name a field of a plot, too: 'plots.<id>.price'.
 */

const schemas = new Map(layoutFields.map(({ path, schema }) => [path, schema]));
const plotSchemas = new Map(plotFields.map(({ path, schema }) => [path, schema]));
const plotDefaults = new Map(plotFields.map(({ path, defaultValue }) => [path, defaultValue]));
const PLOTS = 'plots.';

/** @returns undefined for a path at which no layout has a value */
export function layoutSchemaAt(path: string): z.ZodType | undefined {
  if (!isPlotPath(path)) return schemas.get(path);
  const { id, field } = plotPartsOf(path);
  if (!uuid.safeParse(id).success) return undefined;
  return field === undefined ? plotDraft : plotSchemas.get(field);
}

export function plotPath(id: string, field?: string): string {
  return PLOTS + id + (field === undefined ? '' : `.${field}`);
}

/** Whether it is that of a plot, or of a part of one. */
export function isPlotPath(path: string): boolean {
  return path.startsWith(PLOTS);
}

/** `field` is undefined for the path of a whole plot. */
export function plotPartsOf(path: string): { id: string; field: string | undefined } {
  const [, id = '', ...rest] = path.split('.');
  return { id, field: rest.length > 0 ? rest.join('.') : undefined };
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
 * @returns null where there is no such plot, and undefined for a field of one
 */
export function layoutValueAt(values: ValuesByPath, path: string): unknown {
  if (!isPlotPath(path)) return values[path] ?? defaultValues[path] ?? null;
  const { id, field } = plotPartsOf(path);
  const plot = (values[plotPath(id)] ?? null) as Record<string, unknown> | null;
  return field === undefined ? plot : plot?.[field];
}

/** What stands at a path after null was put there, or the value itself. */
export function layoutValueOrDefault(path: string, value: unknown): unknown {
  if (!isPlotPath(path)) return value ?? defaultValues[path] ?? null;
  const { field } = plotPartsOf(path);
  return value ?? (field === undefined ? null : (plotDefaults.get(field) ?? null));
}

/**
 * Whether a value is one of those that somebody knew. Of a whole plot each field may be from
 * another one of them: its fields are changed one by one.
 */
export function isKnownLayoutValue(path: string, value: unknown, known: unknown[]): boolean {
  if (known.some((one) => isSame(one, value))) return true;
  const isPlot = isPlotPath(path) && plotPartsOf(path).field === undefined;
  if (!isPlot || value === null) return false;
  return plotFields.every(({ path: field }) =>
    known.some((plot) => plot !== null && isSame(partAt(plot, field), partAt(value, field))),
  );
}

/**
 * Builds a layout from values by path. A value that is null or missing becomes the default one; a
 * field of a plot that is not there is left out. Plots are sorted by number.
 */
export function layoutFrom(values: ValuesByPath): Layout {
  const layout: Record<string, unknown> = {};
  const plots = new Map<string, Plot>();
  const plotChanges: [path: string, value: unknown][] = [];
  for (const [path, given] of Object.entries({ ...defaultValues, ...values })) {
    if (isPlotPath(path)) {
      const { id, field } = plotPartsOf(path);
      if (field !== undefined) plotChanges.push([path, given]);
      else if (given !== null) plots.set(id, { id, ...(given as PlotDraft) });
      continue;
    }
    const value = given ?? defaultValues[path];
    const [key = '', inner = ''] = path.split('.');
    layout[key] = inner ? { ...(layout[key] as object), [inner]: value } : value;
  }
  for (const [path, given] of plotChanges) {
    const { id, field = '' } = plotPartsOf(path);
    const plot = plots.get(id);
    const value = given ?? plotDefaults.get(field);
    if (plot && value !== undefined) plots.set(id, { ...plot, [field]: value });
  }
  const sorted = [...plots.values()].sort((one, other) =>
    comparePlotNumbers(one.number, other.number),
  );
  return { ...layout, plots: sorted } as unknown as Layout;
}
