import type { ValuesByPath } from '@theni/contract';
import { plotsText } from '@theni/contract/layout-changes';
import { plotPath, plotValues } from '@theni/contract/layout-values';
import { type Plot, type PlotDraft, plotFields } from '@theni/contract/plot-fields';
import { foldedPlotNumber } from '@theni/contract/plots';

/** What one tap would make of several plots of a layout. */
export interface PlotEdits {
  changed: { before: Plot; after: Plot }[];
  added: Plot[];
}

/** @param proposed plots as they would be; one whose number is there already is that plot */
export function editsOf(proposed: PlotDraft[], plots: Plot[]): PlotEdits {
  const plotByNumber = new Map(plots.map((plot) => [foldedPlotNumber(plot.number), plot]));
  const edits: PlotEdits = { changed: [], added: [] };
  for (const plot of proposed) {
    const before = plotByNumber.get(foldedPlotNumber(plot.number));
    if (!before) edits.added.push({ ...plot, id: crypto.randomUUID() });
    else if (changedFields(plot, before).length > 0)
      edits.changed.push({ before, after: { ...plot, id: before.id } });
  }
  return edits;
}

export function changedFields(after: PlotDraft, before?: PlotDraft) {
  return plotFields.flatMap(({ path, label, defaultValue }) => {
    const key = path as keyof PlotDraft;
    const values = { before: before ? before[key] : defaultValue, after: after[key] };
    return values.before === values.after ? [] : [{ path, label, ...values }];
  });
}

/** What the edits change, once they are applied: of a plot that is there already, some fields. */
export function valuesAfter({ changed, added }: PlotEdits): ValuesByPath {
  return { ...fieldValues(changed, 'after'), ...plotValues(added) };
}

/** The same once the edits are undone. */
export function valuesBefore({ changed, added }: PlotEdits): ValuesByPath {
  const withoutAdded = added.map(({ id }) => [plotPath(id), null]);
  return { ...fieldValues(changed, 'before'), ...Object.fromEntries(withoutAdded) };
}

function fieldValues(changed: PlotEdits['changed'], when: 'before' | 'after'): ValuesByPath {
  const fields = changed.flatMap(({ before, after }) =>
    changedFields(after, before).map((field) => [plotPath(after.id, field.path), field[when]]),
  );
  return Object.fromEntries(fields);
}

/** 'Change 5 plots, add 2' */
export function editsInvitation({ changed, added }: PlotEdits): string {
  if (changed.length === 0) return `Add ${plotsText(added.length)}`;
  const change = `Change ${plotsText(changed.length)}`;
  return added.length > 0 ? `${change}, add ${added.length}` : change;
}

/** '5 plots changed, 2 added.' */
export function editsResult({ changed, added }: PlotEdits): string {
  if (changed.length === 0) return `${plotsText(added.length)} added.`;
  const change = `${plotsText(changed.length)} changed`;
  return added.length > 0 ? `${change}, ${added.length} added.` : `${change}.`;
}
