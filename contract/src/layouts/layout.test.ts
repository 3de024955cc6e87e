import { expect, test } from 'vitest';
import { parseStoredLayout } from './layout.ts';
import { layoutDraft } from './layout-fields.ts';
import { layoutSchemaAt } from './layout-values.ts';
import { isSamePlotNumber, normalizePlotNumber } from './plots.ts';

const id = crypto.randomUUID();
const plot = { id, number: '1', squareFeet: 1200 };
const plan = { file: id, width: 100, height: 100 };

test('a layout that is stored with fields of an earlier build is read without them', () => {
  const known = layoutDraft.parse({ place: 'Theni', plan, plots: [plot] });
  const stored = {
    ...known,
    motto: 'Home',
    approval: { ...known.approval, office: 'Madurai' },
    plan: { ...plan, scale: 5 },
    plots: [{ ...known.plots[0], colour: 'red' }],
  };
  expect(parseStoredLayout(JSON.stringify(stored))).toEqual(known);
});

test('a layout that is stored without a field that came since has it empty', () => {
  expect(parseStoredLayout('{}')).toEqual(layoutDraft.parse({}));
});

test('a call with a field that no layout has is refused', () => {
  expect(layoutSchemaAt('motto')).toBeUndefined();
  expect(layoutSchemaAt('plan')?.safeParse({ ...plan, scale: 5 }).success).toBe(false);
  expect(layoutSchemaAt(`plots.${id}`)?.safeParse({ number: '1', colour: 'red' }).success).toBe(
    false,
  );
});

test.each([
  ['மௌலி 4', 'மெளலி ௪'],
  ['\u200eA-17', 'a -017'],
])('the plot numbers %s and %s, which read the same, are one', (one, other) => {
  expect(isSamePlotNumber(normalizePlotNumber(one), normalizePlotNumber(other))).toBe(true);
});
