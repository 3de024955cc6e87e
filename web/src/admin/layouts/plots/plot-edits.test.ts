import { plotPath } from '@theni/contract/layout-values';
import { type Plot, plotDraft } from '@theni/contract/plot-fields';
import { expect, test } from 'vitest';
import { alikePlots, nextNumbers } from './alike-plots.tsx';
import {
  changedFields,
  editsInvitation,
  editsOf,
  editsResult,
  valuesAfter,
  valuesBefore,
} from './plot-edits.ts';

test('numbers are counted on as they are written, and none is given twice', () => {
  const after = (...numbers: string[]) =>
    nextNumbers(
      numbers.map((number) => ({ number })),
      2,
    );
  expect([after(), after('9'), after('A-09')]).toEqual([
    ['1', '2'],
    ['10', '11'],
    ['A-10', 'A-11'],
  ]);
  expect(after('11', 'B')).toEqual(['B1', 'B2']);
  expect(after('10000000000000000')).toEqual(['10000000000000001', '10000000000000002']);
});

test.each(['24/', 'மனை', 'NorthBlock-Phase2-99'])(
  'after a last number that is typed wrongly, such as %s, the plots are still shown',
  (number) => {
    const [last] = alikePlots({ count: 1 });
    const [next] = last ? alikePlots({ count: 1 }, [{ ...last, number }]) : [];
    expect(next?.number).toContain(number.slice(0, 2));
  },
);

const plot = (number: string, squareFeet = 1200): Plot => ({
  ...plotDraft.parse({ number, squareFeet }),
  id: crypto.randomUUID(),
});

test('a plot that is there already is changed where it differs, and takes no room', () => {
  const plots = [plot('1'), plot('2A'), plot('3')];
  const drafts = [plot('01', 1200), plot('2a', 1500), plot('4')].map(
    ({ id: _, ...draft }) => draft,
  );
  const { changed, added } = editsOf(drafts, plots);
  expect(changed.map(({ after }) => [after.id, after.squareFeet])).toContainEqual([
    plots[1]?.id,
    1500,
  ]);
  expect(added.map(({ number }) => number)).toEqual(['4']);
});

test('old and new values are told of those fields that differ', () => {
  const before = plot('1');
  expect(changedFields({ ...before, price: 850_000 }, before)).toEqual([
    { path: 'price', label: 'Price, ₹', before: null, after: 850_000 },
  ]);
});

test('only the fields that differ are changed; what is taken back is as it was, and what was added is gone', () => {
  const plots = [plot('1'), plot('2')];
  const edits = editsOf([{ ...plotDraft.parse({ number: '1' }) }, plot('3')], plots);
  const { id, squareFeet } = plots[0] as Plot;
  const size = plotPath(id, 'squareFeet');
  const added = Object.keys(valuesAfter(edits)).find((path) => path !== size) ?? '';
  expect(valuesAfter(edits)).toMatchObject({ [size]: null, [added]: { number: '3' } });
  expect(valuesBefore(edits)).toEqual({ [size]: squareFeet, [added]: null });
});

test('the button and the notice count what is changed and what is added', () => {
  const edits = (changes: number, additions: number) => {
    const plots = Array.from({ length: changes }, (_, at) => plot(String(at + 1)));
    const drafts = plots.map((each) => ({ ...each, squareFeet: 1500 }));
    const others = Array.from({ length: additions }, (_, at) => plot(`B${at}`));
    return editsOf([...drafts, ...others], plots);
  };
  expect([edits(5, 2), edits(1, 0), edits(0, 1)].map(editsResult)).toEqual([
    '5 plots changed, 2 added.',
    '1 plot changed.',
    '1 plot added.',
  ]);
  expect([edits(5, 2), edits(1, 0), edits(0, 3)].map(editsInvitation)).toEqual([
    'Change 5 plots, add 2',
    'Change 1 plot',
    'Add 3 plots',
  ]);
});
