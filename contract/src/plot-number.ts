const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;

/** Blanks, and what no eye sees: marks of direction, joiners, selectors. */
const UNSEEN = /[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Brings a typed number into the form in which it is stored; the schema `plotNumber` refuses what
 * is no number.
 */
export function normalizePlotNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(DIGITS, latinDigit);
}

/** '௧௨' → '12' */
export function withLatinDigits(text: string): string {
  return text.replace(DIGITS, latinDigit);
}

/** Two stored numbers name the same plot when their folded forms are equal: 'A-17', 'a-017'. */
export function foldPlotNumber(number: string): string {
  // Zeros before a number, and no look-behind: no script with one runs before iOS 16.4.
  return number.toLowerCase().replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, ''));
}

/** The order of plots: 'A-2' stands before 'A-10'. */
export function comparePlotNumbers(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/** In Unicode the ten digits of a script stand one after the other. */
function latinDigit(digit: string): string {
  let value = 0;
  const code = digit.codePointAt(0) ?? 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
