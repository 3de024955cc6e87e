import { expect, test } from 'vitest';
import { convertArea } from './area-converter.tsx';

test('units of land have the sizes that the law gives them, to and fro', () => {
  expect(convertArea(2, 'cent', 'sqFt')).toBe(871.2);
  expect(convertArea(1, 'acre', 'cent')).toBeCloseTo(100, 9);
  expect(convertArea(1, 'ground', 'sqFt')).toBe(2400);
  expect(convertArea(1, 'cent', 'sqMetre')).toBeCloseTo(40.468_564_224, 9);
  expect(convertArea(40.468_564_224, 'sqMetre', 'cent')).toBeCloseTo(1, 9);
});
