import { layoutFrom } from '@theni/contract/layout-values';
import { type Plot, plotDraft } from '@theni/contract/plot-fields';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { LayoutContext, type useLayoutDraft } from '../use-layout.ts';
import { PastePlots } from './paste-plots.tsx';
import { leftOutText, readSheet, withRow } from './read-sheet.ts';
import { ROW_MAX_LENGTH } from './sheet-rows.ts';

test('the button that takes a pasted list stands above what it changes, a line a plot', () => {
  const typed = 'Plot No\tSq ft\n1\t1200\n2\t1300';
  vi.stubGlobal('localStorage', {
    getItem: () => JSON.stringify({ typed, chosen: {}, mended: {} }),
  });
  const layout = layoutFrom({});
  const open = { slug: 'meera-nagar', layout, state: { server: { statuses: [] } } };
  const html = renderToStaticMarkup(
    <LayoutContext value={open as unknown as ReturnType<typeof useLayoutDraft>}>
      <PastePlots onStatuses={() => {}} />
    </LayoutContext>,
  );
  const [button, list] = ['Add 2 plots', 'aria-label="Old and new values"'].map((text) =>
    html.indexOf(text),
  );
  expect(button).toBeGreaterThan(0);
  expect(list).toBeGreaterThan(button ?? 0);
});

/** Each plot as 'number | sq ft | price | facing', each row that is left out as '? row: reason'. */
function read(typed: string, known: Plot[] = []): string[] {
  const { plots, leftOut } = readSheet(typed, known);
  return [
    ...plots.map(({ number, squareFeet, price, facing }) =>
      [number, squareFeet, price, facing].join(' | '),
    ),
    ...leftOut.map(({ cells, reason }) => `? ${cells.join(' · ')}: ${reason}`),
  ];
}

const tabbed = (...rows: string[]) => rows.map((row) => row.replaceAll(' · ', '\t')).join('\n');

test('a sheet with a merged title, S.No first, cents, sq ft and a total is read by its heads', () => {
  const sheet = tabbed(
    'VAIGAI GARDEN, PHASE 2 ·  ·  ·  ·  ·  · ',
    '',
    'S.No · Plot No. · Sq.ft · Cent · Rate per cent · Total · Facing · Remarks',
    '1 · 1 · 1,307 · 3.00 · 3,50,000 · 10,50,000 · East · park side',
    '2 · 2 · 1,307 · 3.00 · 3,50,000 · 10,50,000 · N · call 98430 11111',
    '3 · Corner 7 · 2,178 · 5 · 3,50,000 · 17,50,000 · வடகிழக்கு · 9843011111',
    'Total ·  · 4,792 · 11 ·  · 38,50,000 ·  · ',
  );
  expect(read(sheet)).toEqual([
    '1 | 1307 | 1050000 | E',
    '2 | 1307 | 1050000 | N',
    'Corner 7 | 2178 | 1750000 | NE',
  ]);
  expect(readSheet(sheet)).toMatchObject({ titles: 1, totals: 1 });
  expect(JSON.stringify(readSheet(sheet).plots)).not.toMatch(/98430|park side/);
});

test('a sheet with Tamil heads in another order is read', () => {
  const sheet = tabbed(
    'வ.எண் · திசை · மனை எண் · சதுர அடி · மொத்த விலை · குறிப்பு',
    '௧ · கிழக்கு · ௧௨ · ௧௨௦௦ · ₹8,50,000 · ',
    '2 · தெற்கு · மூலை 4 · 1,500 சதுர அடி · 10,00,000 · 9876543210',
    'மொத்தம் ·  ·  · 2,700 · 18,50,000 · ',
  );
  expect(read(sheet)).toEqual(['12 | 1200 | 850000 | E', 'மூலை 4 | 1500 | 1000000 | S']);
});

test('a sheet saved as CSV, with quotes and numbers such as 12/1, is read', () => {
  const sheet = [
    'Plot No,Size,Rate per sq ft,Facing',
    '"12/1",30x40,"₹ 1,200","East"',
    '"12/2","30 x 40 ft",1200,"South-west"',
    '"99 & 100","40\' x 60\'",1100,"north facing"',
  ].join('\r\n');
  expect(readSheet(sheet).plots).toMatchObject([
    { number: '12/1', squareFeet: 1200, sides: '30 × 40', price: 1_440_000, facing: 'E' },
    { number: '12/2', squareFeet: 1200, sides: '30 × 40', price: 1_440_000, facing: 'SW' },
    { number: '99 & 100', squareFeet: 2400, sides: '40 × 60', price: 2_640_000, facing: 'N' },
  ]);
});

test('what contradicts itself, is a date or looks like a telephone number is named and never taken', () => {
  const sheet = tabbed(
    'Plot No · Sq ft · Cents · Price · Status',
    '1 · 1300 · 2.5 · 8,50,000 · ',
    '12-Jan · 1200 · 2.75 ·  · ',
    '2026-01-12 00:00:00 · 1200 ·  ·  · ',
    '9843011111 · 1200 ·  ·  · ',
    '5 · 1200 ·  · 9843011111 · ',
    '6 · 1200 ·  · Sold · ',
    '7 · 1200 ·  ·  · விற்றது',
    '8 · 1200 ·  ·  · Available',
    '9 · 1200 ·  ·  · ask Muthu',
  );
  expect(read(sheet)).toEqual([
    '7 | 1200 |  | ',
    '8 | 1200 |  | ',
    '? 1 · 1300 · 2.5 · 8,50,000 · : sq ft and cents do not agree: “1300, 2.5”',
    '? 12-Jan · 1200 · 2.75 ·  · : a spreadsheet has made a date of the number; type it again: “12-Jan”',
    '? 2026-01-12 00:00:00 · 1200 ·  ·  · : a spreadsheet has made a date of the number; type it again: “2026-01-12 00:00:00”',
    '? 9843011111 · 1200 ·  ·  · : is this a telephone number? As the number of a plot “9843011111”',
    '? 5 · 1200 ·  · 9843011111 · : price “9843011111”',
    '? 6 · 1200 ·  · Sold · : price “Sold”',
    '? 9 · 1200 ·  ·  · ask Muthu: status “ask Muthu”',
  ]);
});

test('plots that somebody has are told apart from those for sale', () => {
  const rows = ['1 · 1200 · SOLD', '2 · 1200 · விற்றது', '3 · 1200 · Booked', '4 · 1200 · Unsold'];
  const sheet = readSheet(tabbed('Plot No · Sq ft · Status', ...rows, '5 · 1200 · Hold'));
  expect(sheet.plots.map(({ number }) => number)).toEqual(['1', '2', '3', '4', '5']);
  expect(sheet.statuses).toEqual([
    { number: '1', state: 'sold' },
    { number: '2', state: 'sold' },
    { number: '3', state: 'booked' },
    { number: '5', state: 'held' },
  ]);
});

test('each row that is left out names the cells to be mended, and is read anew with them', () => {
  const typed = tabbed('Plot No · Sq ft · Cents · Price', '1 · 1300 · 2.5 · x', '2 · 1200 ·  · ');
  const [row] = readSheet(typed).leftOut;
  expect(row?.cellIndexes).toEqual([3, 1, 2]);
  const mended = withRow(typed, row?.line ?? 0, ['1', '1300', '', '9,00,000']);
  expect(readSheet(mended)).toMatchObject({ leftOut: [], plots: [{ price: 900_000 }, {}] });
  expect(readSheet(withRow(typed, row?.line ?? 0, undefined)).plots).toHaveLength(1);
});

test('a column that could be two things is left alone until the owner has said what it is', () => {
  const sheet = tabbed('Plot · Area · Rate', '1 · 3 · 400000', '2 · 5 · 350000');
  const { columns, plots } = readSheet(sheet);
  expect(columns).toMatchObject([
    { head: 'Plot', kind: 'number', isUnsure: false },
    { head: 'Area', kind: 'none', isUnsure: true, samples: ['3', '5'] },
    { head: 'Rate', kind: 'none', isUnsure: true, samples: ['400000', '350000'] },
  ]);
  expect(plots).toMatchObject([
    { number: '1', squareFeet: null, price: null },
    { number: '2', squareFeet: null, price: null },
  ]);
  const said = readSheet(sheet, [], { '1 Area': 'cents', '2 Rate': 'pricePerCent' });
  expect(said.plots).toMatchObject([
    { number: '1', squareFeet: 1306.8, price: 1_200_000 },
    { number: '2', squareFeet: 2178, price: 1_750_000 },
  ]);
});

test('of a column of plots and one that counts the rows, the former has the numbers', () => {
  const sheet = tabbed('No · Plot No · Sq.ft', '1 · A-7 · 1200', '2 · A-8 · 1300');
  expect(read(sheet)).toEqual(['A-7 | 1200 |  | ', 'A-8 | 1300 |  | ']);
});

test.each([
  ['12\t1200\t8,50,000\tEast', '12 | 1200 | 850000 | E'],
  ['12\t1200\t1,250,000\tNorth', '12 | 1200 | 1250000 | N'],
  ['A-7, 1200, 850000, South West', 'A-7 | 1200 | 850000 | SW'],
  ['"12","1,200","8,50,000"', '12 | 1200 | 850000 | '],
  ['12\t1,240.5 sq.ft\tRs. 8,50,000/-\tsouth-east', '12 | 1240.5 | 850000 | SE'],
  ['12\t1200 sq ft\t₹8,50,000.00\tவடகிழக்கு', '12 | 1200 | 850000 | NE'],
  ['௧௨,௧௨௦௦,௮௫௦௦௦௦,கிழக்கு', '12 | 1200 | 850000 | E'],
  ['12', '12 |  |  | '],
  ['12\t1200\t\t\t', '12 | 1200 |  | '],
  ['21\t\t850000\tEast', '21 |  | 850000 | E'],
  ['Plot-12\t1200', '12 | 1200 |  | '],
])('without heads the row %j is number, sq ft, price and facing', (row, expected) => {
  expect(read(row)).toEqual([expected]);
});

test.each([
  ['12 1200', 'number “12 1200”'],
  ['\t1200', 'number “”'],
  ['24\t1300\tSold\t9843011111', 'price “Sold”, facing “9843011111”'],
  ['26\t120 sq m\t850000', 'sq ft “120 sq m”'],
  ['27\t1200\t8.5L', 'price “8.5L”'],
  ['27\t1200\t700/sq ft', 'price “700/sq ft”'],
  ['12,1,200', 'sq ft “1”, price “200”'],
  ['12\t1200\t0', 'price “0”'],
])('the row %j is left out, and what is wrong in it is named', (row, reason) => {
  const [line = ''] = read(row);
  expect(line).toContain(`: ${reason}`);
});

test('what was left out can be mended and read again as the rest was', () => {
  const sheet = readSheet(
    tabbed(
      'Plot No · Price · Sq.ft',
      '1 · 8,50,000 · 1200',
      '2 · "9,00,000, final" · 1300',
      '· x · ',
    ),
  );
  expect(sheet.plots).toHaveLength(1);
  const text = leftOutText(sheet);
  expect(readSheet(text).leftOut.map(({ cells }) => cells)).toEqual(
    sheet.leftOut.map(({ cells }) => cells),
  );
  const mended = readSheet(text.replace('"9,00,000, final"', '9,00,000'));
  expect(mended.plots).toMatchObject([{ number: '2', price: 900_000, squareFeet: 1300 }]);
});

test('of two rows with one number none can be told to be right', () => {
  expect(read('12\t1200\n\n13\t1250\r\n012\t1300')).toEqual([
    '13 | 1250 |  | ',
    '? 12 · 1200: two rows have this number',
    '? 012 · 1300: two rows have this number',
  ]);
});

test('a plot that is there keeps its number and whatever the row does not say', () => {
  const facts = plotDraft.parse({
    number: 'A-7',
    squareFeet: 1000,
    price: 5e5,
    shape: '0,0 9,0 9,9',
  });
  const known = { ...facts, id: crypto.randomUUID() };
  expect(readSheet('a-07\t1200\t\tE', [known]).plots).toEqual([
    { ...known, squareFeet: 1200, facing: 'E' },
  ]);
});

test('whatever is pasted, each row is a plot, left out, a title or a total, and none is read twice', () => {
  const cell = fc.oneof(fc.constantFrom('12', '1200', '"', '"a', 'Total', 'East', ''), fc.string());
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }), (rows) => {
      const { plots, leftOut } = readSheet(rows.map((cells) => cells.join('\t')).join('\n'));
      const numbers = plots.map(({ number }) => number);
      expect(new Set(numbers).size).toBe(numbers.length);
      for (const { reason } of leftOut) expect(reason).not.toBe('');
    }),
  );
});

/** How many signs of a text are looked at, and how many an expression gets at most at once. */
function workOf(text: string): { signs: number; atOnce: number } {
  const work = { signs: 0, atOnce: 0 };
  const counted = new Proxy(Object(text), {
    get(_, key) {
      const found = text[key as keyof string] as unknown;
      if (typeof found !== 'function') {
        work.signs += 1;
        return found;
      }
      return (...given: unknown[]) => {
        const made = found.apply(text, given);
        work.signs += String(made).length;
        return made;
      };
    },
  });
  const { exec } = RegExp.prototype;
  // A spy of vitest would keep every call.
  RegExp.prototype.exec = function (on) {
    work.signs += on.length;
    work.atOnce = Math.max(work.atOnce, on.length);
    return exec.call(this, on);
  };
  try {
    readSheet(counted);
  } finally {
    RegExp.prototype.exec = exec;
  }
  return work;
}

const LENGTH = 2000;

test('however hostile a line is, each of its signs is looked at a few times, and no expression gets more than a row', () => {
  const part = fc.constantFrom(
    '"',
    '""',
    ',',
    '\t',
    ';',
    ' ',
    '1',
    '௧',
    'a',
    '.',
    '\r\n',
    'sq ft,',
  );
  const line = fc.array(part, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(
      fc.constantFrom('', '12,1200\n', 'Plot No\tSize\n12\t1200\n'),
      line,
      (above, parts) => {
        const hostile = parts.join('').repeat(LENGTH / parts.join('').length);
        const { signs, atOnce } = workOf(`${above}${hostile}\n13,1200`);
        expect(signs).toBeLessThan(100 * LENGTH);
        expect(atOnce).toBeLessThanOrEqual(ROW_MAX_LENGTH);
      },
    ),
  );
});

test('a row that is too long is named whole, and stays as it is when another one is mended', () => {
  const long = '"a,'.repeat(200);
  const typed = `12,1200\n${long}\n13,wide`;
  expect(read(typed)).toEqual([
    '12 | 1200 |  | ',
    `? ${long}: the row is longer than 500 characters`,
    '? 13 · wide: sq ft “wide”',
  ]);
  const mended = withRow(typed, 3, ['13', '1300']);
  expect(read(mended)).toContain(`? ${long}: the row is longer than 500 characters`);
  expect(read(`12,1200${','.repeat(1000)}\n13,1200`)).toHaveLength(2);
});
