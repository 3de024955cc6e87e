import { expect, test } from 'vitest';
import { z } from 'zod';
import { AdminApiError } from '../api/errors.ts';
import { blamedFor, isOfKind } from './value-issues.ts';

const tooMany = { path: 'plots', message: 'A layout has at most 500 plots.' };
const missing = { path: 'name.ta', message: 'is missing' };
const added = { path: 'plots.501', value: { number: '501' } };
const dropped = { path: 'plots.7', value: null };
const name = { path: 'name', value: { en: 'Garden', ta: '' } };
const refusal = (...issues: { path: string; message: string }[]) =>
  new AdminApiError(400, 'The request is not valid.', issues);

test('a refusal of a part is said of its value, and of no other', () => {
  expect(blamedFor(refusal(missing), [name, added])).toEqual([[name, [missing]]]);
});

test('too many plots are said at each that was added, and hold up none that is dropped', () => {
  expect(blamedFor(refusal(tooMany), [added, dropped, name])).toEqual([
    [added, [{ ...tooMany, path: 'plots.501' }]],
  ]);
});

test('a refusal that names nothing is said of all that was sent', () => {
  const [first, second] = blamedFor(refusal(), [name, dropped]);
  expect(first?.[1]).toEqual([{ path: 'name', message: 'The request is not valid.' }]);
  expect(second?.[1]).toEqual([{ path: 'plots.7', message: 'The request is not valid.' }]);
});

test('what is half typed is of its kind; what has another shape, or stands nowhere, is not', () => {
  const schemaAt = (path: string) => (path === 'phones' ? z.array(z.string().min(3)) : undefined);
  expect(isOfKind('phones', ['+'], schemaAt)).toBe(true);
  expect(isOfKind('phones', null, schemaAt)).toBe(true);
  for (const value of ['+91', 7, [7]]) expect(isOfKind('phones', value, schemaAt)).toBe(false);
  expect(isOfKind('motto', ['+91'], schemaAt)).toBe(false);
});
