import type { PlotDraft } from '@theni/contract';
import { foldPlotNumber } from '@theni/contract/plot-number';
import { isSame } from '@theni/contract/tree';
import { editorText } from './editor-words.ts';
import { columnNames, plotColumns } from './plot-columns.tsx';
import { plotText } from './plot-words.ts';

const text = editorText.changes.plots;

/** What differs between two tables of plots, a line a plot: 'Plot 12: Price, ₹ 9,00,000 → 9,50,000'. */
export function plotChanges(before: PlotDraft[], after: PlotDraft[]): string[] {
  const old = byNumber(before);
  const now = byNumber(after);
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((number) => {
    const [was, is] = [old.get(number), now.get(number)];
    if (!was) return is ? [text.added(is.Number)] : [];
    if (!is) return [text.gone(was.Number)];
    const facts = changedFacts(was, is);
    return facts.length > 0 ? [text.changed(is.Number, facts.join(', '))] : [];
  });
}

function byNumber(plots: PlotDraft[]): Map<string, PlotDraft> {
  return new Map(plots.map((plot) => [foldPlotNumber(plot.Number), plot]));
}

function changedFacts(was: PlotDraft, is: PlotDraft): string[] {
  return columnNames
    .filter((column) => !isSame(was[column], is[column]))
    .map((column) => {
      if (column === 'Shape') return text.drawing;
      return text.fact(plotColumns[column].name, shown(was[column]), shown(is[column]));
    });
}

function shown(value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('en-IN');
  if (typeof value === 'object' && value !== null) return Object.values(value).join(' × ');
  return plotText.facings[value as keyof typeof plotText.facings] ?? (value || text.nothing);
}
