import type { PlotFacts } from '@theni/contract';
import { cellsOf, isBlank, type PlotColumn, type PlotTable } from './plot-csv.ts';

export interface CsvChanges {
  added: string[];
  changed: { number: string; cells: { column: PlotColumn; before: string; after: string }[] }[];
  same: number;
  /** Plots that the file does not name. */
  missing: string[];
}

/** What a table would change; a column that it lacks stays as it is. */
export function csvChanges(plots: PlotFacts[], { columns, rows }: PlotTable): CsvChanges {
  const before = new Map(plots.map((plot) => [plot.Number, cellsOf(plot)]));
  const changes: CsvChanges = { added: [], changed: [], same: 0, missing: [] };
  const named = new Set<string>();
  for (const row of rows) {
    if (isBlank(row)) continue;
    const number = row.number ?? '';
    named.add(number);
    const old = before.get(number);
    if (!old) {
      changes.added.push(number);
      continue;
    }
    const cells = columns.flatMap((column) => {
      const after = row[column] ?? '';
      return areAlike(old[column], after) ? [] : [{ column, before: old[column], after }];
    });
    if (cells.length > 0) changes.changed.push({ number, cells });
    else changes.same += 1;
  }
  changes.missing = [...before.keys()].filter((number) => !named.has(number));
  return changes;
}

/** '1200' and '1200.0' are one size. */
function areAlike(one: string, other: string): boolean {
  return one === other || (one !== '' && other !== '' && Number(one) === Number(other));
}
