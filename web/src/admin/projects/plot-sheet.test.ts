import type { Plot } from '@theni/contract';
import { expect, test } from 'vitest';
import { AdminApiError, ConnectionError } from '../api/errors.ts';
import { isBlank, readCsv } from './plot-csv.ts';
import { withCell } from './plot-rows.ts';
import { type Edited, PlotSheet } from './plot-sheet.ts';

const plot = (number: string, SqFt = 1200): Plot => ({
  Number: number,
  SqFt,
  Facing: '',
  RoadFeet: null,
  Price: null,
  Points: '',
  State: 'available',
  HeldUntil: null,
  Message: null,
  Version: 1,
});

/** A server with three plots, and a tab that has them open. */
function openTab() {
  const server = {
    AllPlots: [plot('1'), plot('2'), plot('3')],
    PlotsVersion: 1,
    isAway: false,
    refuses: undefined as AdminApiError | undefined,
  };
  let kept: Edited | undefined;
  const answer = () => ({
    AllPlots: structuredClone(server.AllPlots),
    PlotsVersion: server.PlotsVersion,
  });
  const dependencies = {
    get: async () => answer(),
    put: async (csv: string, mode: 'merge' | 'replace', version: number) => {
      if (server.isAway) throw new ConnectionError('away');
      if (version !== server.PlotsVersion) throw new AdminApiError(412, 'Another tab was faster.');
      if (server.refuses) throw server.refuses;
      const sent = readCsv(csv)
        .rows.filter((row) => !isBlank(row))
        .map(({ number = '', sq_ft }) => plot(number, Number(sq_ft)));
      const others = server.AllPlots.filter(
        (each) => mode === 'merge' && !sent.some((row) => row.Number === each.Number),
      );
      server.AllPlots = [...others, ...sent].toSorted((a, b) => (a.Number < b.Number ? -1 : 1));
      server.PlotsVersion += 1;
      return answer();
    },
    keep: (edited: Edited | undefined) => {
      kept = structuredClone(edited);
    },
    onSessionEnd: () => {},
  };
  const open = () => new PlotSheet(answer(), kept, dependencies);
  return { server, sheet: open(), open };
}

function type(sheet: PlotSheet, key: string, size: string) {
  for (let length = 1; length <= size.length; length += 1) {
    const rows = withCell(sheet.state.rows, key, 'sq_ft', size.slice(0, length));
    sheet.edit(rows, `${key} sq_ft`);
  }
}

const sizes = ({ state }: PlotSheet) => state.rows.map(({ cells }) => cells.sq_ft);

test('what is typed is taken back cell by cell, and done again', () => {
  const { sheet } = openTab();
  type(sheet, '1', '900');
  type(sheet, '2', '950');
  expect(sheet.state.unsaved).toBe(2);
  sheet.undo();
  expect(sizes(sheet)).toEqual(['900', '1200', '1200']);
  sheet.undo();
  expect(sheet.state).toMatchObject({ unsaved: 0, canUndo: false, canRedo: true });
  sheet.redo();
  expect(sizes(sheet)).toEqual(['900', '1200', '1200']);
});

test('all changes are saved in one call', async () => {
  const { sheet, server } = openTab();
  type(sheet, '1', '900');
  sheet.edit(sheet.state.rows.slice(0, 2));
  expect(await sheet.save()).toBe(true);
  expect(server.AllPlots.map(({ Number: number, SqFt }) => [number, SqFt])).toEqual([
    ['1', 900],
    ['2', 1200],
  ]);
  expect(sheet.state).toMatchObject({ unsaved: 0, saving: 'resting' });
});

test('without a connection all stays on this device, a reload included', async () => {
  const { sheet, server, open } = openTab();
  server.isAway = true;
  type(sheet, '1', '900');
  expect(await sheet.save()).toBe(false);
  expect(sheet.state.saving).toBe('kept');
  server.isAway = false;
  const later = open();
  expect(sizes(later)).toEqual(['900', '1200', '1200']);
  expect(await later.save()).toBe(true);
});

test('changes of another tab to other plots are put together by themselves', async () => {
  const { sheet, server } = openTab();
  type(sheet, '1', '900');
  server.AllPlots[1] = plot('2', 1500);
  server.PlotsVersion += 1;
  expect(await sheet.save()).toBe(true);
  expect(sizes(sheet)).toEqual(['900', '1500', '1200']);
});

test('of a cell that both tabs have changed nothing is saved before the admin has seen both', async () => {
  const { sheet, server } = openTab();
  type(sheet, '1', '900');
  server.AllPlots[0] = plot('1', 1500);
  server.PlotsVersion += 1;
  expect(await sheet.save()).toBe(false);
  expect(sheet.state.saving).toBe('conflict');
  const [collision] = sheet.state.collisions;
  expect(collision).toMatchObject({ number: '1', mine: '900', theirs: '1500' });
  expect(server.AllPlots[0]?.SqFt).toBe(1500);
  if (collision) sheet.takeTheirs(collision);
  expect(sheet.state).toMatchObject({ unsaved: 0, saving: 'resting', collisions: [] });
});

test('what the server refuses is told, and stays as it was typed', async () => {
  const { sheet, server } = openTab();
  server.refuses = new AdminApiError(422, 'Bad rows.', [
    { path: 'rows.2.sq_ft', message: 'Row 2: sq_ft must be a size.' },
  ]);
  type(sheet, '1', '900');
  expect(await sheet.save()).toBe(false);
  expect(sheet.state.faults).toEqual([
    { key: '1', column: 'sq_ft', message: 'Plot 1: sq_ft must be a size.' },
  ]);
  expect(sizes(sheet)).toEqual(['900', '1200', '1200']);
  type(sheet, '1', '901');
  expect(sheet.state.faults).toEqual([]);
});

test('a table from a file is sent at once, and what is typed here stays on top of it', async () => {
  const { sheet, server } = openTab();
  type(sheet, '1', '900');
  await sheet.import('number,sq_ft\r\n2,1500\r\n4,800\r\n', 'merge');
  expect(sizes(sheet)).toEqual(['900', '1500', '1200', '800']);
  expect(sheet.state.unsaved).toBe(1);
  expect(server.AllPlots).toHaveLength(4);
});
