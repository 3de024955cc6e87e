import type { PlotFacts } from '@theni/contract';
import { PLOT_COLUMNS } from '@theni/contract/plots';
import { cellsOf, csvOf, NO_CELLS, type PlotCells, type PlotColumn } from './plot-csv.ts';

/** A plot in the table. */
export interface PlotRow {
  /** Stays while the row is here, whatever is typed. */
  key: string;
  /** Its number on the server; null: it is new. */
  was: string | null;
  cells: PlotCells;
}

/** A cell that another tab has changed, too. */
export interface CellCollision {
  key: string;
  number: string;
  column: PlotColumn;
  mine: string;
  theirs: string;
}

export function rowsOf(plots: PlotFacts[]): PlotRow[] {
  return plots.map((plot) => ({ key: plot.Number, was: plot.Number, cells: cellsOf(plot) }));
}

export function newRow(cells: Partial<PlotCells> = {}): PlotRow {
  return { key: crypto.randomUUID(), was: null, cells: { ...NO_CELLS, ...cells } };
}

export function withCell(
  rows: PlotRow[],
  key: string,
  column: PlotColumn,
  value: string,
): PlotRow[] {
  return rows.map((row) =>
    row.key === key ? { ...row, cells: { ...row.cells, [column]: value } } : row,
  );
}

function areSame(one: PlotCells | undefined, other: PlotCells): boolean {
  return one !== undefined && PLOT_COLUMNS.every((column) => one[column] === other[column]);
}

export interface PlotDifferences {
  /** Changed or new. */
  changed: PlotRow[];
  /** Numbers on the server that are here no more. */
  dropped: string[];
}

export function differencesOf(base: PlotFacts[], rows: PlotRow[]): PlotDifferences {
  const before = new Map(base.map((plot) => [plot.Number, cellsOf(plot)]));
  const kept = new Set(rows.filter(({ was, cells }) => was === cells.number).map(({ was }) => was));
  return {
    changed: rows.filter(({ was, cells }) => !areSame(before.get(was ?? ''), cells)),
    dropped: base.map((plot) => plot.Number).filter((number) => !kept.has(number)),
  };
}

/** What the call is sent: all rows when one was dropped or got another number, else those that changed. */
export function requestOf(
  base: PlotFacts[],
  rows: PlotRow[],
): { csv: string; mode: 'merge' | 'replace'; rows: PlotRow[] } {
  const { changed, dropped } = differencesOf(base, rows);
  const sent = dropped.length > 0 ? rows : changed;
  return {
    csv: csvOf(sent.map(({ cells }) => cells)),
    mode: dropped.length > 0 ? 'replace' : 'merge',
    rows: sent,
  };
}

/** Puts what is typed here on top of what the server has now, cell by cell; where both have changed, this tab's stays. */
export function rebased(
  base: PlotFacts[],
  rows: PlotRow[],
  theirs: PlotFacts[],
): { rows: PlotRow[]; collisions: CellCollision[] } {
  const before = new Map(base.map((plot) => [plot.Number, cellsOf(plot)]));
  const now = new Map(theirs.map((plot) => [plot.Number, cellsOf(plot)]));
  const collisions: CellCollision[] = [];
  const kept = rows.flatMap((row): PlotRow[] => {
    const old = before.get(row.was ?? '');
    if (row.was === null || !old) {
      // Another tab has made a plot of this number: it is the same one.
      const same = now.get(row.cells.number);
      return [{ ...row, was: same ? row.cells.number : null }];
    }
    const fresh = now.get(row.was);
    // Dropped there; what was typed here is not lost for it.
    if (!fresh) return areSame(old, row.cells) ? [] : [{ ...row, was: null }];
    const cells = { ...fresh };
    for (const column of PLOT_COLUMNS) {
      const mine = row.cells[column];
      if (mine === old[column]) continue;
      cells[column] = mine;
      if (fresh[column] !== old[column] && fresh[column] !== mine)
        collisions.push({
          key: row.key,
          number: row.was,
          column,
          mine,
          theirs: fresh[column],
        });
    }
    return [{ ...row, cells }];
  });
  const known = new Set([...before.keys(), ...kept.map(({ was }) => was)]);
  const added = rowsOf(theirs.filter((plot) => !known.has(plot.Number)));
  return { rows: [...kept, ...added], collisions };
}
