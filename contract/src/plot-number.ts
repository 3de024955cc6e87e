const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;

/** Blanks, and what no eye sees: marks of direction, joiners, selectors. */
const UNSEEN = /[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** As it is stored; `plotNumber` tells whether it is a number. */
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

/** Equal for one plot: 'A-17', 'a-17' and 'A-017'. @param number as it is stored */
export function foldPlotNumber(number: string): string {
  // Zeros before a number, and no look-behind: no script with one runs before iOS 16.4.
  return number.toLowerCase().replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, ''));
}

/** In Unicode the ten digits of a script stand one after the other. */
function latinDigit(digit: string): string {
  let value = 0;
  const code = digit.codePointAt(0) ?? 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
