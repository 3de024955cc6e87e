import { partAt } from '../values/fields.ts';
import { isSame } from '../values/same-values.ts';
import type { ValuesByPath } from '../values/values.ts';
import { type Layout, layoutFields } from './layout-fields.ts';
import { plotPath } from './layout-values.ts';
import { type Plot, plotFields } from './plot-fields.ts';

type Changes = [path: string, value: unknown][];

/** A layout as it was published has no half-typed plots; here it counts as any other. */
type AnyLayout = Omit<Layout, 'plots'> & { plots: Plot[] };

/**
 * What makes one layout the other, by path: fields, fields of plots, whole plots that are added
 * and, with null, those that are dropped.
 */
export function layoutChanges(before: AnyLayout, after: AnyLayout): ValuesByPath {
  const ofFields: Changes = layoutFields
    .map(({ path }) => [path, partAt(after, path)] as [string, unknown])
    .filter(([path, value]) => !isSame(value, partAt(before, path)));
  const plotsBefore = new Map(before.plots.map((plot) => [plot.id, plot]));
  const idsAfter = new Set(after.plots.map(({ id }) => id));
  const ofPlots = after.plots.flatMap((plot): Changes => {
    const { id, ...draft } = plot;
    const known = plotsBefore.get(id);
    if (!known) return [[plotPath(id), draft]];
    return plotFields
      .map(({ path }) => [path, partAt(plot, path)] as const)
      .filter(([path, value]) => !isSame(value, partAt(known, path)))
      .map(([path, value]) => [plotPath(id, path), value]);
  });
  const dropped = before.plots.filter(({ id }) => !idsAfter.has(id));
  const ofDropped: Changes = dropped.map(({ id }) => [plotPath(id), null]);
  return Object.fromEntries([...ofFields, ...ofPlots, ...ofDropped]);
}

/** What has changed, for the owner: 'Status: Sold out', 'Prices of 13 plots', '2 plots added'. */
export function layoutChangeTexts(before: AnyLayout, after: AnyLayout): string[] {
  const changes = layoutChanges(before, after);
  const ofFields = layoutFields
    .filter(({ path }) => path in changes)
    .map(({ path, label, options }) => {
      const chosen = options?.[String(changes[path])];
      return chosen ? `${label}: ${chosen}` : label;
    });
  const ofPlots = plotFields.flatMap(({ path, label }) => {
    const plots = after.plots.filter(({ id }) => plotPath(id, path) in changes);
    const [first] = plots;
    const name = label.replace(/,.*/, '');
    if (!first) return [];
    if (plots.length === 1) return [`${name} of plot ${first.number}`];
    return [`${path === 'price' ? 'Prices' : name} of ${plots.length} plots`];
  });
  const count = (isCounted: (value: unknown) => boolean, plots: AnyLayout['plots']) =>
    plots.filter(({ id }) => plotPath(id) in changes && isCounted(changes[plotPath(id)])).length;
  const added = count((value) => value !== null, after.plots);
  const dropped = count((value) => value === null, before.plots);
  return [
    ...ofFields,
    ...ofPlots,
    ...(added > 0 ? [`${plotsText(added)} added`] : []),
    ...(dropped > 0 ? [`${plotsText(dropped)} removed`] : []),
  ];
}

export function plotsText(count: number): string {
  return count === 1 ? '1 plot' : `${count} plots`;
}
