import type { Plot } from '@theni/contract';
import { PLOT_COLUMNS } from '@theni/contract/plots';
import { AdminApiError, ConnectionError, SessionEndedError } from '../api/errors.ts';
import type { PlotColumn } from './plot-csv.ts';
import {
  type CellCollision,
  differencesOf,
  type PlotRow,
  rebased,
  requestOf,
  rowsOf,
  withCell,
} from './plot-rows.ts';

/** What the server holds of a project's plots. */
export interface PlotsAnswer {
  AllPlots: Plot[];
  PlotsVersion: number;
}

export interface SheetState {
  rows: PlotRow[];
  /** Rows that the server does not have so. */
  unsaved: number;
  saving: /** Nothing is on its way. */
    | 'resting'
    | 'saving'
    /** The server is not reached; all of it is on this device. */
    | 'kept'
    /** The server does not take it; `faults` says why, and nothing has changed there. */
    | 'refused'
    /** Another tab has changed the same cells: to be looked at before the next saving. */
    | 'conflict';
  faults: SheetFault[];
  collisions: CellCollision[];
  canUndo: boolean;
  canRedo: boolean;
}

/** What the server says of a cell, of a row, or of the whole. */
export interface SheetFault {
  key?: string;
  column?: PlotColumn;
  message: string;
}

/** What the sheet needs. */
export interface SheetDependencies {
  get(): Promise<PlotsAnswer>;
  put(csv: string, mode: 'merge' | 'replace', version: number): Promise<PlotsAnswer>;
  /** On this device; undefined: nothing. */
  keep(edited: Edited | undefined): void;
  onSessionEnd(error: SessionEndedError): void;
}

export interface Edited {
  base: Plot[];
  rows: PlotRow[];
}

const STEPS_KEPT = 200;

/** Sizes, prices and drawings of a project's plots as the admin edits them: steps can be taken back, and all are sent at once. */
export class PlotSheet {
  state: SheetState;
  readonly #dependencies: SheetDependencies;
  readonly #listeners = new Set<() => void>();
  #base: Plot[];
  #version: number;
  #past: PlotRow[][] = [];
  #future: PlotRow[][] = [];
  /** Letters typed into one cell are one step. */
  #lastStep = '';

  /** @param edited what this device has kept from earlier */
  constructor(answer: PlotsAnswer, edited: Edited | undefined, dependencies: SheetDependencies) {
    this.#dependencies = dependencies;
    this.#base = edited?.base ?? answer.AllPlots;
    this.#version = answer.PlotsVersion;
    this.state = {
      rows: edited?.rows ?? rowsOf(answer.AllPlots),
      unsaved: 0,
      saving: 'resting',
      faults: [],
      collisions: [],
      canUndo: false,
      canRedo: false,
    };
    this.#meet(answer);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): SheetState => this.state;

  /** @param step the same again goes on with the last step, '' never does */
  edit(rows: PlotRow[], step = ''): void {
    if (!step || step !== this.#lastStep) {
      this.#past = [...this.#past, this.state.rows].slice(-STEPS_KEPT);
    }
    this.#lastStep = step;
    this.#future = [];
    this.#show(rows);
  }

  undo(): void {
    const before = this.#past.pop();
    if (!before) return;
    this.#future.push(this.state.rows);
    this.#lastStep = '';
    this.#show(before);
  }

  redo(): void {
    const after = this.#future.pop();
    if (!after) return;
    this.#past.push(this.state.rows);
    this.#lastStep = '';
    this.#show(after);
  }

  /** Takes in what the server has now. Steps from before cannot be taken back any more: they knew another table. */
  take(answer: PlotsAnswer): void {
    if (answer.PlotsVersion === this.#version || this.state.saving === 'saving') return;
    this.#meet(answer);
  }

  /** The other tab's value of a cell stays. */
  takeTheirs({ key, column, theirs }: CellCollision): void {
    this.edit(withCell(this.state.rows, key, column, theirs));
    const collisions = this.state.collisions.filter(
      (each) => each.key !== key || each.column !== column,
    );
    this.#set({ collisions, ...(collisions.length === 0 && { saving: 'resting' }) });
  }

  /** @returns whether the server has all of it then */
  async save(): Promise<boolean> {
    if (this.state.unsaved === 0 || this.state.saving === 'saving') return this.state.unsaved === 0;
    const sent = this.state.rows;
    const request = requestOf(this.#base, sent);
    this.#set({ saving: 'saving', faults: [], collisions: [] });
    try {
      const answer = await this.#dependencies.put(request.csv, request.mode, this.#version);
      this.#saved(answer, sent);
      return this.state.unsaved === 0;
    } catch (error) {
      return this.#notSaved(error, request.rows);
    }
  }

  /**
   * Sends a table of its own; what is typed here and not saved yet stays on top of it.
   * @throws what the call throws; nothing has changed then
   */
  async import(csv: string, mode: 'merge' | 'replace'): Promise<void> {
    try {
      this.take(await this.#dependencies.put(csv, mode, this.#version));
    } catch (error) {
      if (error instanceof AdminApiError && error.status === 412)
        this.take(await this.#dependencies.get());
      throw error;
    }
  }

  /** What was typed while it was sent comes on top. */
  #saved(answer: PlotsAnswer, sent: PlotRow[]): void {
    this.#base = answer.AllPlots;
    this.#version = answer.PlotsVersion;
    const keys = new Map(sent.map(({ key, cells }) => [cells.number.trim(), key]));
    const rows =
      this.state.rows === sent
        ? rowsOf(answer.AllPlots).map((row) => ({ ...row, key: keys.get(row.key) ?? row.key }))
        : this.state.rows.map((row) => ({
            ...row,
            was: sent.find(({ key }) => key === row.key)?.cells.number.trim() ?? row.was,
          }));
    this.#past = [];
    this.#future = [];
    this.#set({ saving: 'resting' });
    this.#show(rows);
  }

  async #notSaved(error: unknown, sent: PlotRow[]): Promise<boolean> {
    if (error instanceof AdminApiError && error.status === 412) {
      this.#set({ saving: 'resting' });
      const answer = await this.#dependencies.get().catch(() => undefined);
      if (!answer) this.#set({ saving: 'kept' });
      else {
        this.#meet(answer);
        if (this.state.collisions.length === 0) return this.save();
      }
      return false;
    }
    if (error instanceof AdminApiError && error.status < 500) {
      const faults = error.faults.map(({ path, message }) => faultOf(path, message, sent));
      this.#set({
        saving: 'refused',
        faults: faults.length > 0 ? faults : [{ message: error.message }],
      });
      return false;
    }
    this.#set({ saving: 'kept' });
    if (error instanceof SessionEndedError) this.#dependencies.onSessionEnd(error);
    else if (!(error instanceof ConnectionError))
      console.error('the plots could not be saved', error);
    return false;
  }

  #meet(answer: PlotsAnswer): void {
    const { rows, collisions } = rebased(this.#base, this.state.rows, answer.AllPlots);
    this.#base = answer.AllPlots;
    this.#version = answer.PlotsVersion;
    this.#past = [];
    this.#future = [];
    this.#set({ collisions, saving: collisions.length > 0 ? 'conflict' : 'resting' });
    this.#show(rows);
  }

  #show(rows: PlotRow[]): void {
    const { changed, dropped } = differencesOf(this.#base, rows);
    const unsaved = new Set([...changed.map(({ was, cells }) => was ?? cells.number), ...dropped])
      .size;
    this.#dependencies.keep(unsaved > 0 ? { base: this.#base, rows } : undefined);
    this.#set({
      rows,
      unsaved,
      canUndo: this.#past.length > 0,
      canRedo: this.#future.length > 0,
      ...(this.state.saving === 'refused' && { saving: 'resting', faults: [] }),
    });
  }

  #set(change: Partial<SheetState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** @param path `rows.<row of the sheet>.<column>`, the names of the columns being row 1 */
function faultOf(path: string, message: string, sent: PlotRow[]): SheetFault {
  const [, number, name] = /^rows\.(\d+)(?:\.(\w+))?$/.exec(path) ?? [];
  const row = number === undefined ? undefined : sent[Number(number) - 2];
  const column = PLOT_COLUMNS.find((each) => each === name);
  return {
    ...(row && { key: row.key }),
    ...(column && { column }),
    message: row
      ? message.replace(
          /^Row \d+(?=:)/,
          () => `Plot ${row.cells.number.trim() || '(without number)'}`,
        )
      : message,
  };
}
