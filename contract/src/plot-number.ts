import { z } from 'zod';
import { PLOT_NUMBER_MAX_LENGTH } from './plots.ts';

const DIGIT = /\p{Nd}/u;

/** Blanks, and what no eye sees: marks of direction, joiners, selectors. */
const UNSEEN = /[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * The number of a plot as it is stored: Latin letters and digits, parted by single hyphens, such as '17', '12A' or 'A-17'. What is typed in
 * full width or with the digits of another script is written in these; blanks and invisible letters go.
 */
export const plotNumber = z
  .string()
  .max(100)
  .transform(normalizePlotNumber)
  .pipe(
    z
      .string()
      .max(PLOT_NUMBER_MAX_LENGTH)
      .regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, 'must be letters, digits and single hyphens'),
  );

/** Not all that comes out of it is a number: `plotNumber` tells. */
export function normalizePlotNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\p{Nd}/gu, latinDigit);
}

/** Two numbers are one plot when this is alike: 'A-17', 'a-17' and 'A-017'. @param number as it is stored */
export function foldPlotNumber(number: string): string {
  return number.toLowerCase().replace(/(?<!\d)0+(?=\d)/g, '');
}

/** In Unicode the ten digits of a script stand one after the other. */
function latinDigit(digit: string): string {
  let value = 0;
  const code = digit.codePointAt(0) ?? 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
