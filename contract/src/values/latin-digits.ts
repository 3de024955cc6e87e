const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;

/** A text with the digits of every script as Latin ones: '௧௨' → '12' */
export function withLatinDigits(text: string): string {
  return text.replace(DIGITS, latinDigit);
}

/** In Unicode the ten digits of a script stand one after the other. */
function latinDigit(digit: string): string {
  let value = 0;
  const code = digit.codePointAt(0) ?? 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
