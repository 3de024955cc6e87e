const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Braille's empty cell is a blank to the eye, and none to Unicode. */
const BLANK = /\u2800/g;

/**
 * What a reader sees of a text that is compared: programs copy marks of direction, joiners and
 * selectors with names and numbers.
 */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, '').replace(BLANK, ' ');
}

/**
 * What Tamil writes in two ways that look the same and are not the same to Unicode (L2/18-207): Sri
 * with another S, and the vowel AU, as a sign and as a letter, in two parts.
 */
const LOOK_ALIKES = [
  ['\u0bb6\u0bcd\u0bb0\u0bc0', '\u0bb8\u0bcd\u0bb0\u0bc0'],
  ['\u0bcc', '\u0bc6\u0bb3'],
  ['\u0b94', '\u0b92\u0bb3'],
] as const;

/** Texts that look the same become one, in canonical form; capitals stay. */
export function likeLetters(text: string): string {
  let alike = text.normalize('NFC');
  for (const [one, other] of LOOK_ALIKES) alike = alike.replaceAll(one, other);
  return alike;
}

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

/**
 * Takes out what no reader sees: control characters, halves of characters, marks that turn the
 * direction of what follows them, and the marks of the owner's preview (tag characters), which he
 * copies with a text. Word and PowerPoint break a line by U+000B, other programs by U+2028 or
 * U+2029.
 */
export function cleanText(text: string): string {
  return text
    .replace(/[\v\u2028\u2029]/g, '\n')
    .replace(/\u2060?[\u{E0000}-\u{E007F}]+/gu, '')
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '');
}
