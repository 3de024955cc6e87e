import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LayoutsServer } from '../../../../../functions/test/layouts-server.ts';
import { sharedTestApi } from '../../../../../functions/test/test-api.ts';
import { openAdminArea, reloadAdminArea } from '../../../../test/admin-area.tsx';
import { fill, typedIn } from '../../../../test/fields.ts';
import { openLayout, saved } from '../../../../test/open-layout.ts';
import { expectedErrors } from '../../../../test/setup-dom.ts';
import { workbookOf } from '../../../../test/workbook.ts';

const api = await sharedTestApi();
const layouts = new LayoutsServer(api);
const plots = async () => (await layouts.find()).layout.plots;
const addPlots = () =>
  layouts.add({}, [{ number: '1' }, { number: '2' }, { number: '3', state: 'booked' }]);

const list = () => screen.getByLabelText('Or paste your own list');
/** What cannot be read of a list. */
const rowToMend = (name: string) => within(screen.getByRole('form', { name }));

const questionIsGone = () =>
  waitFor(() => expect(screen.queryByLabelText('Status of the plots of your list')).toBe(null));

test('a pasted list shows old and new values side by side before it is taken, and one Undo takes all of it back', async () => {
  await addPlots();
  const first = await openLayout(api);
  const before = await plots();
  await first.tap(screen.getByText('Add plots'));
  fill(
    list(),
    'No\tsq ft\tPrice\tFacing\n3\t1,300\t9,10,000\tகிழக்கு\n03A\t1200\n4\t1200\tSold\n1\t\t9,00,000',
  );
  const table = within(screen.getByRole('table', { name: 'Old and new values' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'PlotNow → new',
    '3Size, sq ft: 1,200 → 1,300 · Facing: N → E · Price, ₹: 8,50,000 → 9,10,000',
    '1Price, ₹: 8,50,000 → 9,00,000',
    '03ASize, sq ft: 1,200',
  ]);
  rowToMend('Row 4').getByText(/price “Sold”/);
  await first.tap(screen.getByText('Change 2 plots, add 1'));
  const done = screen.getByText('2 plots changed, 1 added.');
  await waitFor(() => expect(document.activeElement).toBe(done));
  await saved();
  expect((await plots()).map((plot) => [plot.number, plot.price])).toEqual([
    ['1', 900_000],
    ['2', 850_000],
    ['3', 910_000],
    ['03A', null],
  ]);
  const { statuses } = await layouts.find();
  expect(statuses[2]).toMatchObject({ number: '3', state: 'booked' });
  await first.tap(screen.getByText('Undo'));
  screen.getByText('Undone.');
  await saved();
  expect(await plots()).toEqual(before);
  // What was not understood stays, also after a reload, until it is dealt with.
  const { tap } = reloadAdminArea(api);
  await tap(await screen.findByText('Add plots'));
  const row4 = rowToMend('Row 2');
  row4.getByText(/price “Sold”/);
  expect(typedIn(list())).toMatch(/\n4\t1200\tSold$/);
  fill(row4.getByLabelText('Price'), '9,00,000');
  await tap(row4.getByText('Read again'));
  await tap(screen.getByText('Add 1 plot'));
  await saved();
  expect((await plots()).at(-1)?.price).toBe(900_000);
});

test('what is typed for new plots, as the price of all, and into a row to mend outlives a reload, and what becomes of other rows', async () => {
  await addPlots();
  await openLayout(api);
  const size = () => screen.getByLabelText('Size of each plot, sq ft');
  const price = () => screen.getByLabelText('Price of one cent for all available plots, ₹');
  const cell = (row: number) => rowToMend(`Row ${row}`).getByLabelText('Price');
  fill(size(), '1,500');
  fill(price(), 'four lakh');
  // Two rows may say the same, and are two plots.
  const rows = ['6\t1200\t8,50,000', '5\t1200\tSold', '4\t1200\tSold', '4\t1200\tSold'];
  fill(list(), ['No\tsq ft\tPrice', ...rows].join('\n'));
  fill(cell(4), '9,00,000');
  expect(typedIn(cell(5))).toBe('Sold');
  reloadAdminArea(api);
  await saved();
  expect([size(), price(), cell(4)].map(typedIn)).toEqual(['1500', 'four lakh', '9,00,000']);
  const { tap } = reloadAdminArea(api);
  await saved();
  await tap(screen.getByText('Add 1 plot'));
  expect([cell(2), cell(3), cell(4)].map(typedIn)).toEqual(['Sold', '9,00,000', 'Sold']);
  await tap(rowToMend('Row 2').getByText('Leave it out'));
  expect([cell(2), cell(3)].map(typedIn)).toEqual(['9,00,000', 'Sold']);
  await tap(rowToMend('Row 3').getByText('Leave it out'));
  expect(typedIn(cell(2))).toBe('9,00,000');
  // More plots of that size may follow.
  await tap(screen.getByText('Add plot 7'));
  await saved();
  expect(typedIn(size())).toBe('1500');
});

test('a list with Tamil heads becomes saved plots; those that it names as taken are set by one more tap, and then an Undo takes none of them away and names a few', async () => {
  await layouts.add({ name: { en: 'Empty', ta: '' } }, []);
  const { tap } = openAdminArea(api, '/admin/layouts');
  await tap(await screen.findByRole('link', { name: 'Empty' }));
  await saved();
  fill(
    list(),
    'வ.எண்\tமனை எண்\tசதுர அடி\tமொத்த விலை\tதிசை\tநிலை\n1\t௧௨\t௧௨௦௦\t₹8,50,000\tகிழக்கு\tவிற்றது\n2\tமூலை 4\t1,500\t10,00,000\tதெற்கு\tHold\n3\t13\t\t\t\tSold\n4\t14\t\t\t\tSold\n5\t15\t\t\t\tSold',
  );
  await tap(screen.getByText('Add 5 plots'));
  await tap(await screen.findByText('Set the status of 5'));
  await questionIsGone();
  const { layout, statuses } = await layouts.find();
  expect(statuses.map(({ state }) => state)).toEqual(['sold', 'sold', 'sold', 'sold', 'held']);
  expect(layout.plots.map(({ number, price }) => [number, price])).toEqual([
    ['12', 850_000],
    ['13', null],
    ['14', null],
    ['15', null],
    ['மூலை 4', 1_000_000],
  ]);
  await tap(screen.getByText('Undo'));
  const kept = await screen.findByText(/cannot be removed/);
  expect(kept.textContent).toMatch(
    /^(Plot [^.]+, so it cannot be removed\.[^.]+\. ){3}And 2 more\.$/,
  );
  expect(await plots()).toHaveLength(5);
});

test('an Excel file says that it is being read, and its plots are added; those that it says are sold are set after a question, for which a publication waits', async () => {
  expectedErrors.push(/could not be changed/);
  // That of jsdom has no stream.
  vi.stubGlobal('Blob', NodeBlob);
  await addPlots();
  const { tap } = await openLayout(api);
  await tap(screen.getByText('Add plots'));
  const rows = [
    ['VAIGAI GARDEN, PHASE 2'],
    [],
    ['S.No', 'Plot No', 'Cent', 'Rate per cent', 'Status', 'Remarks'],
    [1, '1', '', '', 'விற்றது', ''],
    [2, 21, 2.9999999999999996, 350_000, 'Sold', 'Muthu & Co, 98430 11111'],
    [3, 'Corner 7', 5, 350_000, 'Available', ''],
    [4, { day: 46_034 }, 3, 350_000, '', ''],
    ['Total', '', 11, '', '', ''],
  ];
  const input = document.querySelector('input[type=file][accept^=".xlsx"]');
  if (!input) throw new Error('No file can be chosen.');
  const file = new NodeFile([workbookOf(rows)], 'plots.xlsx');
  fireEvent.change(input, { target: { files: [file] } });
  const reading = screen.getByText('Loading..').closest('button');
  expect(reading?.getAttribute('aria-disabled')).toBe('true');
  const wrong = within(await screen.findByLabelText('Row 7'));
  wrong.getByText(/a spreadsheet has made a date of the number/);
  await tap(screen.getByText('Add 2 plots'));
  await saved();
  const added = (await plots()).slice(3);
  expect(added.map((plot) => [plot.number, plot.squareFeet, plot.price])).toEqual([
    ['21', 1306.8, 1_050_000],
    ['Corner 7', 2178, 1_750_000],
  ]);
  const mended = rowToMend('Row 2');
  fill(mended.getByLabelText('Plot No'), '12/1');
  await tap(mended.getByText('Read again'));
  await tap(screen.getByText('Add 1 plot'));
  await saved();
  expect((await plots()).map(({ number }) => number)).toContain('12/1');
  expect(JSON.stringify(await plots())).not.toMatch(/98430|Muthu/);

  await tap(screen.getByText('Publish'));
  await tap(await screen.findByText('Publish now'));
  await tap(await screen.findByText(/sold, booked or held: 2$/));
  await screen.findByText('Sold, 2: 1, 21');
  await tap(screen.getByText('Set the status of 2'));
  await questionIsGone();
  const { statuses } = await layouts.find();
  const sold = statuses.filter(({ state }) => state === 'sold');
  expect(sold.map(({ number }) => number)).toEqual(['1', '21']);
});
